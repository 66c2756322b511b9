import { listSampleFacts } from './business.ts';
import { listSampleCopy } from './copy.ts';

/** Returns a report line that names the facts and texts which are still the sample's, if there are any. */
export function describeSample(
  facts = listSampleFacts(),
  copy = listSampleCopy(),
): string | undefined {
  const names = [...facts, ...new Set(copy.map((file) => `copy/*/${file}`))];
  if (names.length === 0) return undefined;
  return `src/brand: still the sample's: ${names.join(', ')}; replace them and delete their isSample`;
}
