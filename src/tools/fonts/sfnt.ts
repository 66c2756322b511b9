/** The tables of a TrueType font by tag. */
type Tables = Map<string, Buffer>;

const HEADER_BYTES = 12;
const RECORD_BYTES = 16;

/** Reads the table directory of a TrueType font. */
export function readTables(font: Buffer): Tables {
  const tables: Tables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const at = HEADER_BYTES + index * RECORD_BYTES;
    const start = font.readUInt32BE(at + 8);
    const tag = font.toString('latin1', at, at + 4);
    tables.set(tag, Buffer.from(font.subarray(start, start + font.readUInt32BE(at + 12))));
  }
  return tables;
}

/** Writes tables as a TrueType font; checksums stay zero, because the WOFF2 encoder sets them. */
export function writeTables(tables: Tables): Buffer {
  const header = Buffer.alloc(HEADER_BYTES + tables.size * RECORD_BYTES);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tables.size, 4);
  const parts = [header];
  let start = header.length;
  [...tables].sort().forEach(([tag, table], index) => {
    const at = HEADER_BYTES + index * RECORD_BYTES;
    header.write(tag, at, 'latin1');
    header.writeUInt32BE(start, at + 8);
    header.writeUInt32BE(table.length, at + 12);
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4);
    table.copy(padded);
    parts.push(padded);
    start += padded.length;
  });
  return Buffer.concat(parts);
}

/** A table that must be there. */
export function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no ${tag} table.`);
  return found;
}
