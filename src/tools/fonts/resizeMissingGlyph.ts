import { readTables, table, writeTables } from './sfnt.ts';

/** Gives the box that stands for characters which a TrueType font lacks another width, in ems. */
export function resizeMissingGlyph(font: Buffer, width: number): Buffer {
  const tables = readTables(font);
  const unitsPerEm = table(tables, 'head').readUInt16BE(18);
  table(tables, 'hmtx').writeUInt16BE(Math.round(width * unitsPerEm), 0);
  return writeTables(tables);
}
