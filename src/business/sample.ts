import { listSampleFacts } from './business.ts';
import { listSampleCopy } from './copy.ts';

/** Returns a report line that names the facts and texts which are still the sample's, if there are any. */
export function describeSample(): string | undefined {
  const [facts, copy] = [listSampleFacts(), listSampleCopy()];
  if (facts.length + copy.length === 0) return undefined;
  const left = [
    ...(facts.length > 0 ? [`facts (${facts.join(', ')})`] : []),
    ...(copy.length > 0 ? [`texts (${copy.join(', ')})`] : []),
  ];
  return `src/brand: still the sample's: ${left.join(' and ')}; replace them and delete their isSample`;
}
