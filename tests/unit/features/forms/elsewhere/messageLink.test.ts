import { expect, test } from 'vitest';
import { messageLink, type FieldText } from '#/features/forms/elsewhere/messageLink.ts';

const CHAT = 'https://chat.example/915000001234';
const MAIL = 'mailto:hello@shop.example';
const TITLE = 'Order packs';

const FIELDS: FieldText[] = [
  { label: 'Full Name*', value: ' Zoya Shaikh ' },
  { label: 'Email Address', value: 'zoya+1@mail.example' },
  { label: 'Phone Number', value: '' },
  { label: 'City', value: ' \n ' },
  { label: 'Why are you interested?*', value: 'A & B = 100% #1?\nકારણ' },
  { label: 'I agree', value: 'yes' },
];

/** The message in a link, read as a chat or a mail program does. */
function read(link: string) {
  const { searchParams } = new URL(link);
  return {
    text: searchParams.get('text') ?? searchParams.get('body') ?? '',
    subject: searchParams.get('subject'),
  };
}

const linesOf = (link: string) => read(link).text.split(/\r?\n/);

const field = (value: string, label = 'Message'): FieldText => ({ label, value });

test('writes a title and each field on a line into a chat', () => {
  const link = messageLink(CHAT, TITLE, FIELDS);
  expect(link.startsWith(`${CHAT}?text=Order%20packs%0A%0A`)).toBe(true);
  expect(read(link).text).toBe(
    'Order packs\n\nFull Name: Zoya Shaikh\nEmail Address: zoya+1@mail.example\nWhy are you interested? A & B = 100% #1?\nકારણ\nI agree: yes',
  );
});

test('writes a subject and the fields with CRLF into an e-mail', () => {
  const link = messageLink(MAIL, TITLE, FIELDS);
  expect(link.startsWith(`${MAIL}?subject=Order%20packs&body=Full%20Name`)).toBe(true);
  expect(link).not.toMatch(/%0D(?!%0A)|(?<!%0D)%0A|\+/);
  expect(read(link)).toEqual({
    subject: TITLE,
    text: 'Full Name: Zoya Shaikh\r\nEmail Address: zoya+1@mail.example\r\nWhy are you interested? A & B = 100% #1?\r\nકારણ\r\nI agree: yes',
  });
});

test('adds to a chat address that has a query', () => {
  const link = messageLink('https://chat.example/send?phone=915000001234', TITLE, FIELDS);
  expect(link).toContain('?phone=915000001234&text=Order');
});

test('writes halves of a character as a sign for what cannot be shown', () => {
  expect(linesOf(messageLink(CHAT, TITLE, [field('a\ud83d b\udc4d')]))).toContain(
    'Message: a\ufffd b\ufffd',
  );
});

test.each([
  ['Latin', 'Gathia and fafda, warm. '],
  ['Gujarati', 'ગરમ ક્ષીરસાગર, ખમણ '],
  ['line breaks', 'a\nb\n\n'],
  ['percent', '100% & more? '],
])('cuts a long text (%s) between words, in a short address', (_, part) => {
  const text = part.repeat(2000);
  for (const to of [CHAT, MAIL]) {
    for (const label of ['M', 'Me', 'Mes', 'Mess']) {
      const link = messageLink(to, TITLE, [field(text, label)]);
      expect(link.length).toBeLessThanOrEqual(2000);
      expect(link.length).toBeGreaterThan(1800);
      const kept = read(link).text.replaceAll('\r', '').split(`${label}: `)[1] ?? '';
      expect(kept).toMatch(/…$/u);
      expect(text.startsWith(kept.slice(0, -1))).toBe(true);
      expect(text.charAt(kept.length - 1)).toMatch(/\s/);
    }
  }
});

test('cuts what has no words between characters', () => {
  expect(messageLink(CHAT, TITLE, [field('👍🏽'.repeat(500))])).toMatch(
    /%8F%BD%E2%80%A6$|%8D%E2%80%A6$/,
  );
});

test('shortens the longest texts first, and leaves short ones whole', () => {
  const link = messageLink(CHAT, TITLE, [
    field('Zoya Shaikh', 'Name'),
    field('x'.repeat(5000), 'Address'),
    field('y'.repeat(300), 'City'),
    field('z'.repeat(9000), 'Message'),
    field('yes', 'I agree'),
  ]);
  const [, , name, address = '', city, message = '', agreed] = linesOf(link);
  expect([name, city, agreed]).toEqual([
    'Name: Zoya Shaikh',
    `City: ${'y'.repeat(300)}`,
    'I agree: yes',
  ]);
  expect(address).toMatch(/^Address: x{700,}…$/);
  expect(message).toMatch(/^Message: z{700,}…$/);
  expect(Math.abs(address.length - message.length)).toBeLessThanOrEqual(2);
  expect(link.length).toBeLessThanOrEqual(2000);
  expect(link.length).toBeGreaterThan(1980);
});

test('keeps short texts whole beside long labels, where each letter takes nine signs', () => {
  const link = messageLink(CHAT, 'કાગળો મંગાવો', [
    field('આશા પટેલ', 'પૂરું નામ*'),
    field('+91 50000 01234', 'ફોન નંબર*'),
    field('મારે મારી પોતાની દુકાન કરવી છે. '.repeat(10), 'તમારે ફ્રેન્ચાઇઝી કેમ લેવી છે?*'),
    field('હા', 'હું ઇ-મેલ, ન્યૂઝલેટર અને પ્રચારના સંદેશા મેળવવા સંમત છું'.repeat(2)),
  ]);
  expect(link.length).toBeLessThanOrEqual(2000);
  expect(linesOf(link).slice(2)).toEqual([
    'પૂરું નામ: આશા પટેલ',
    'ફોન નંબર: +91 50000 01234',
    expect.stringMatching(/^તમારે ફ્રેન્ચા.+ મારે .+…$/u),
    expect.stringMatching(/^હું ઇ-મેલ.+…: હા$/u),
  ]);
});

test('leaves alone what just fits', () => {
  const frame = messageLink(CHAT, TITLE, [field('x')]).length - 1;
  const whole = messageLink(CHAT, TITLE, [field('x'.repeat(2000 - frame))]);
  expect([whole.length, whole.includes('%E2')]).toEqual([2000, false]);
  const cut = messageLink(CHAT, TITLE, [field('x'.repeat(2001 - frame))]);
  expect([cut.length, cut.endsWith('x%E2%80%A6')]).toEqual([2000, true]);
});
