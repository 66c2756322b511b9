type Ids = readonly string[];

function readHash() {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash; // a stray % in the address
  }
}

/** The tab that the address names: its panel, or the panel that holds what the address names. */
export function tabInAddress(ids: Ids): string | undefined {
  const named = document.getElementById(readHash());
  return named ? ids.find((id) => document.getElementById(id)?.contains(named)) : undefined;
}

/** What is selected where the address names a tab that is not there. */
export const NO_TAB = '';

/** `NO_TAB` if the address begins as these tabs' ids do, up to the first `-`, and names nothing. */
export function missingInAddress(ids: Ids): typeof NO_TAB | undefined {
  const [kind = ''] = /^[^-]+-/.exec(ids[0] ?? '') ?? [];
  const name = readHash();
  const isMissing = kind !== '' && name.startsWith(kind) && document.getElementById(name) === null;
  return isMissing ? NO_TAB : undefined;
}
