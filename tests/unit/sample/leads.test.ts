import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLeadStore } from '#/sample/leads.ts';
import { makeTemporaryFolder } from '../../fixtures/temporaryFolder.ts';

test('keeps leads in a folder that it makes, and finds them again', async () => {
  const file = join(await makeTemporaryFolder(), 'deeper', 'leads.sqlite');
  const first = openLeadStore(file);
  first.add('contact', { name: 'હંસા', terms: true });
  first.close();

  const second = openLeadStore(file);
  const [lead] = second.list();
  second.close();

  expect(lead).toMatchObject({ id: 1, kind: 'contact', payload: { name: 'હંસા', terms: true } });
  expect(Date.parse(lead?.receivedAt ?? '')).not.toBeNaN();
});
