import { expect, test } from 'vitest';
import { icoOf } from '#/tools/cards/icoOf.ts';

test('says where its one picture starts and how long it is', () => {
  const png = Buffer.from('picture');
  const ico = icoOf(png, 32);
  expect(ico.readUInt16LE(4)).toBe(1);
  expect(ico.readUInt8(6)).toBe(32);
  const start = ico.readUInt32LE(18);
  expect(ico.subarray(start, start + ico.readUInt32LE(14))).toEqual(png);
});
