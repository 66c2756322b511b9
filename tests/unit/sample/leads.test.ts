import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLeadStore } from '#/sample/leads.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leads-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('keeps leads in a folder that it makes, and finds them again', () => {
  const file = join(folder, 'deeper', 'leads.sqlite');
  const first = openLeadStore(file);
  first.add('contact', { name: 'હંસા', terms: true });
  first.close();

  const second = openLeadStore(file);
  const [lead] = second.list();
  second.close();

  expect(lead).toMatchObject({ id: 1, kind: 'contact', payload: { name: 'હંસા', terms: true } });
  expect(Date.parse(lead?.receivedAt ?? '')).not.toBeNaN();
});

test('lists the newest lead first', () => {
  const leads = openLeadStore(join(folder, 'leads.sqlite'));
  leads.add('contact', {});
  leads.add('franchise', {});
  leads.add('ready-to-eat', {});
  const kinds = leads.list().map((lead) => lead.kind);
  leads.close();

  expect(kinds).toEqual(['ready-to-eat', 'franchise', 'contact']);
});
