const MOST_NAMED = 5;

/** Collects why pictures or videos failed, for one report line per reason. */
export function createFaults(noun: string) {
  const byReason = new Map<string, string[]>();
  return {
    add: (address: string, reason: string) => {
      byReason.set(reason, [...(byReason.get(reason) ?? []), address]);
    },
    lines: (): string[] =>
      Array.from(byReason, ([reason, addresses]) => {
        const [only, second] = addresses;
        if (second === undefined) return `${noun} ${only}: ${reason}`;
        const more = addresses.length > MOST_NAMED ? ', …' : '';
        const named = addresses.toSorted().slice(0, MOST_NAMED).join(', ') + more;
        return `${addresses.length} ${noun}s: ${reason} (${named})`;
      }),
  };
}

export type Faults = ReturnType<typeof createFaults>;
