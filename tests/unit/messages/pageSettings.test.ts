import { expect, test, vi } from 'vitest';
import { isRecord } from '#/lib/isRecord.ts';

vi.mock('#/messages/messages.ts', async (importActual) => {
  const actual = await importActual<typeof import('#/messages/messages.ts')>();
  const readWordFile = (code: string, name: string) => {
    const file = actual.readWordFile(code, name);
    if (name !== 'home' || !isRecord(file) || !isRecord(file.page)) return file;
    return { ...file, page: { ...file.page, menu: 'page' } };
  };
  return { ...actual, readWordFile };
});

test('a wrong setting of a page is reported with its file and key', async () => {
  await expect(import('#/messages/pageSettings.ts')).rejects.toThrow(
    'src/messages/en/home.json: page.menu: Invalid type: Expected ("main" | "pages") but received "page"',
  );
});
