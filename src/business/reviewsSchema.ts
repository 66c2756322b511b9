import * as v from 'valibot';
import { localized, optionalFactList } from './fields.ts';

/** What guests and partners say. */
export const ReviewsSchema = v.strictObject({
  reviews: optionalFactList(
    v.strictObject({
      quote: localized,
      author: localized,
      role: localized,
      /** Stars out of five. */
      rating: v.picklist([1, 2, 3, 4, 5]),
    }),
  ),
});
