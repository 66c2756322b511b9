import { expect, test } from 'vitest';
import * as v from 'valibot';
import { readItems } from '#/api/readItems.ts';
import { createNotes } from '#/api/notes.ts';
import { CONTEXT } from './readRows.ts';

test('leaves out only the field whose parser throws, and reports it', () => {
  const overflow = () => {
    throw new RangeError('Maximum call stack size exceeded');
  };
  const schema = v.object({
    id: v.string(),
    name: v.string(),
    tags: v.optional(v.pipe(v.unknown(), v.transform(overflow))),
  });
  const warnings: string[] = [];
  const notes = createNotes((line) => warnings.push(line));
  const reader = { ...CONTEXT, endpoint: '/api/food', item: 'dish', schema, note: notes.add };
  expect(readItems([{ id: '1', name: 'Khaman', tags: ['x'] }], reader)).toEqual([
    { id: '1', name: 'Khaman' },
  ]);
  notes.end();
  expect(warnings).toEqual([
    '/api/food item 0: tags expected a value that can be read, found RangeError: Maximum call stack size exceeded; it is left out',
  ]);
});
