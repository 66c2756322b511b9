import { isRecord } from '#/lib/isRecord.ts';

/** The facts that are still the sample's, by the names of their fields: `reviews`, `franchise.formats`. */
function namesOfSamples(facts: object, name = ''): string[] {
  const inner = Object.entries(facts).flatMap(([key, value]) =>
    isRecord(value) ? namesOfSamples(value, name === '' ? key : `${name}.${key}`) : [],
  );
  return 'isSample' in facts && facts.isSample === true ? [name || 'identity', ...inner] : inner;
}

/** A line for the report of an owner's build that names what is left of the sample, if anything is. */
export function describeSampleFacts(facts: object): string | undefined {
  const names = namesOfSamples(facts);
  if (names.length === 0) return undefined;
  return `src/business: still those of the sample: ${names.join(', ')}; once they are yours, delete their isSample`;
}
