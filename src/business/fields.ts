import * as v from 'valibot';

/** A text that says something. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty('Expected a text but received ""'));

/** A text that is the same in every language, or one per language with English as the fallback. */
export const localized = v.union([text, v.objectWithRest({ en: text }, text)]);

/** A list that may be left out; an empty list is no list. */
export const optionalList = <const Item extends v.GenericSchema>(item: Item) =>
  v.optional(
    v.pipe(
      v.array(item),
      v.transform((items) => (items.length > 0 ? items : undefined)),
    ),
  );

/** A list that says whether it is invented (`isSample`), which pages say beside it; an empty list is no list. */
export const optionalFactList = <const Item extends v.GenericSchema>(item: Item) =>
  v.optional(
    v.pipe(
      v.strictObject({ isSample: v.optional(v.boolean()), items: v.array(item) }),
      v.transform((list) => (list.items.length > 0 ? list : undefined)),
    ),
  );

/** A contact: its visible text, and its address (`tel:`, `mailto:` or a page). */
export const contactLink = v.strictObject({ label: localized, href: text });

/** The type of data that is written as a constant, of which nothing can be changed. */
export type Constant<Value> = Value extends (...words: never[]) => unknown
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]: Constant<Value[Key]> }
    : Value;
