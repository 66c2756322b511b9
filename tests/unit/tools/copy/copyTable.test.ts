import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCopyCells, writeCopyCell } from '#/tools/copy/copyCells.ts';
import { readCopyTable, writeCopyTable } from '#/tools/copy/copyTable.ts';
import { makeTemporaryFolder } from '../../../fixtures/temporaryFolder.ts';

const CODE = `import { given } from '#/lib/given.ts';
export const link: PageLink = { href: '/menu/', label: 'Menu', menu: { name: 'pages', order: 1 } };
export const form = \`\${link.href}#write\`;
const list = new Intl.ListFormat('en');
const files = import.meta.glob('./pages/*.ts', { import: 'page' });
export const times = [{ id: 'first', value: '10_00am', label: 'At ten', object: 'clock' }];
export const rows = [{ title: 'It’s hot' }, { title: 'Sweet' }];
const of = (name: string) => (name === 'jain' ? \`\${name} on \${spell(3)} request\` : 'as it is');
`;

describe('the texts of a file of words', () => {
  test('are found with the way to each, and nothing that is for machines', () => {
    expect(readCopyCells(CODE).map(({ key, text }) => `${key}: ${text}`)).toEqual([
      'link.label: Menu',
      'times.0.label: At ten',
      'rows.0.title: It’s hot',
      'rows.1.title: Sweet',
      'of.yes: {name} on {2} request',
      'of.no: as it is',
    ]);
  });

  test.each([
    ['link.label', 'Today’s menu, "hot"', `'Today’s menu, "hot"'`],
    ['link.label', "It's \\ here\nand there", `'It\\'s \\\\ here\\nand there'`],
    ['of.yes', '{2} `{name}`', '`${spell(3)} \\`${name}\\``'],
  ])('%s: are written as code again', (key, text, code) => {
    const cell = readCopyCells(CODE).find((found) => found.key === key);
    expect(cell && writeCopyCell(cell, text)).toBe(code);
  });

  test.each(['{name} on request', '{name} on {2} {2} request', '{name} on {2} of {day}'])(
    'are refused where a part is lost, twice there or unknown: %s',
    (text) => {
      const cell = readCopyCells(CODE).find(({ key }) => key === 'of.yes');
      expect(() => cell && writeCopyCell(cell, text)).toThrow('of.yes');
    },
  );
});

describe('the table of all words', () => {
  test('of the project is read back without a change', async () => {
    const folder = await makeTemporaryFolder();
    await cp('src/content', folder, { recursive: true });
    const table = await writeCopyTable(folder);
    expect(table.split('\n').length).toBeGreaterThan(800);
    expect(await readCopyTable(folder, table)).toEqual([]);
  });

  test('changes the file of the language that was corrected, and nothing else in it', async () => {
    const folder = await makeTemporaryFolder();
    const write = async (code: string, label: string) => {
      await mkdir(join(folder, code));
      await writeFile(
        join(folder, code, 'bar.ts'),
        `export const bar = { call: '${label}' }; // bar\n`,
      );
    };
    await write('en', 'Call');
    await write('gu', 'ફોન');
    await write('hi', 'फ़ोन');
    const table = await writeCopyTable(folder);
    expect(table).toBe('\ufefffile,key,en,gu,hi\nbar.ts,bar.call,Call,ફોન,फ़ोन\n');
    const corrected = table.replace('ફોન', '"ફોન, ""હમણાં"""');
    expect(await readCopyTable(folder, corrected)).toEqual([join(folder, 'gu', 'bar.ts')]);
    const code = await readFile(join(folder, 'gu', 'bar.ts'), 'utf8');
    expect(code).toBe(`export const bar = { call: 'ફોન, "હમણાં"' }; // bar\n`);
  });
});
