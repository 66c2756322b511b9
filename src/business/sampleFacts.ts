import { isRecord } from '#/lib/isRecord.ts';

/** Lists the fields that still have the sample's facts: `reviews`, `franchise.formats`. */
function namesOfSamples(facts: object, name = ''): string[] {
  const inner = Object.entries(facts).flatMap(([key, value]) =>
    isRecord(value) ? namesOfSamples(value, name === '' ? key : `${name}.${key}`) : [],
  );
  return 'isSample' in facts && facts.isSample === true ? [name || 'identity', ...inner] : inner;
}

/** Returns a report line that names the remaining sample facts, if there are any. */
export function describeSampleFacts(facts: object): string | undefined {
  const names = namesOfSamples(facts);
  if (names.length === 0) return undefined;
  return `src/business: these facts still belong to the sample: ${names.join(', ')}; replace them and delete their isSample`;
}
