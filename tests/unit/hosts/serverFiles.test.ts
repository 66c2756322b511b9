import { expect, test } from 'vitest';
import { CONTENT_TYPES } from '#/hosts/contentTypes.ts';
import { caddySnippet } from '#/hosts/caddySnippet.ts';
import { securityHeaders } from '#/hosts/headerRules.ts';
import { nginxInclude } from '#/hosts/nginxInclude.ts';

/** A directive: its words, and the directives in its braces. */
interface Directive {
  words: string[];
  block: Directive[];
}

/** Parses the common grammar of nginx and Caddy; a statement ends with `;` in nginx, with the line in Caddy. */
function parse(text: string, end: ';' | '\n'): Directive[] {
  const tokens = text.replace(/^\s*#.*$/gm, '').match(/"[^"]*"|`[^`]*`|[{};\n]|[^\s{};"`]+/g) ?? [];
  const stack: Directive[] = [{ words: [], block: [] }];
  let words: string[] = [];
  for (const token of tokens) {
    if (token === '{' || token === '}' || token === end) {
      const directive = { words, block: [] };
      if (words.length > 0) stack.at(-1)?.block.push(directive);
      words = [];
      if (token === '{') stack.push(directive);
      if (token === '}') stack.pop();
    } else if (token !== '\n') words.push(token.replace(/^["`]|["`]$/g, ''));
  }
  if (stack.length !== 1) throw new Error('The braces do not match');
  return stack[0]?.block ?? [];
}

const named = (directives: Directive[], name: string) =>
  directives.filter(({ words }) => words[0] === name);

const security = Object.entries(securityHeaders);

const nginxFile = parse(nginxInclude(), ';');
/** The location of the site's own files: everything except a variable is in it. */
const nginx = named(nginxFile, 'location').flatMap(({ block }) => block);

test('leaves what stands in a location beside the include alone', () => {
  const [location, ...rest] = nginxFile.filter(({ words }) => words[0] === 'location');
  expect([location?.words, rest]).toEqual([['location', '/'], []]);
  const statements = nginxFile.flatMap(({ words, block }) =>
    words[0] === 'if' ? block.map((inside) => inside.words) : [words],
  );
  const others = statements.filter(([name, word]) => name !== 'set' || !word?.startsWith('$site_'));
  expect(others).toEqual([['location', '/']]);
});

test('uses no variable in nginx that is not set for every request', () => {
  const used = nginxInclude().match(/\$site_\w+/g);
  const set = named(nginxFile, 'set').map(({ words }) => words[1]);
  expect(new Set(set)).toEqual(new Set(used));
});

test('gives nginx every security header, whatever the status', () => {
  const headers = named(nginx, 'add_header').map(({ words }) => words.slice(1));
  for (const [name, value] of security) expect(headers).toContainEqual([name, value, 'always']);
});

test('adds headers in no location of nginx, which would drop the others, or adds them all', () => {
  const counts = named(nginx, 'location').map(({ block }) => named(block, 'add_header').length);
  expect(new Set(counts)).toEqual(new Set([0, security.length + 1]));
});

test('tells nginx the type of every kind of file', () => {
  const types = named(nginx, 'types').flatMap(({ block }) => block.map(({ words }) => words));
  const expected = Object.entries(CONTENT_TYPES).map(([ending, type]) => [
    type.replace(/;.*/, ''),
    ending.slice(1),
  ]);
  expect(types).toEqual(expected);
});

test('leaves root, names and certificates to the owner of the nginx', () => {
  for (const name of ['root', 'listen', 'server_name', 'server', 'http']) {
    expect(named([...nginxFile, ...nginx], name)).toEqual([]);
  }
});

const caddyFile = parse(caddySnippet(), '\n');
const caddy = named(caddyFile, 'handle').flatMap(({ block }) => block);

test('leaves what stands in a handle beside the snippet alone', () => {
  expect(caddyFile.map(({ words }) => words)).toEqual([['handle'], ['handle_errors']]);
});

test('gives Caddy every security header', () => {
  const headers = named(caddy, 'header').flatMap(({ block }) => block.map(({ words }) => words));
  for (const header of security) expect(headers).toContainEqual(header);
});

test('uses no matcher in Caddy that is not defined', () => {
  const used = named(caddy, 'header').flatMap(({ words }) =>
    words.filter((word) => word.startsWith('@')),
  );
  const defined = caddy.map(({ words }) => words[0]);
  expect(defined).toEqual(expect.arrayContaining(used));
});
