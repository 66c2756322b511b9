/** A prop as Astro writes it: `[0, "text"]`, `[0, { name: [0, "text"] }]` or `[1, [[0, "text"]]]`. */
export type Serialized = [type: number, value?: unknown];

const ARRAY = 1;

/** Reads the props of an island, plain ones, which are all that islands here have. */
export const reviveProps = (props: Record<string, Serialized>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, revive(value)]));

function revive([type, value]: Serialized): unknown {
  if (type === ARRAY) return (value as Serialized[]).map(revive);
  if (typeof value !== 'object' || value === null) return value;
  return reviveProps(value as Record<string, Serialized>);
}
