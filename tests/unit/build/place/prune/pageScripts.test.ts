import { describe, expect, test } from 'vitest';
import { createPagePruner } from '#/build/place/prune/prunePage.ts';
import { prune } from '../../../../fixtures/prunedMarkup.ts';

describe('scripts', () => {
  test('that stand in the page lose what only readers need', () => {
    const { rest } = prune(
      '',
      '<script>\n  { const word = read(); // why\n    go(word, word); }\n</script>',
    );
    expect(rest).toBe('<script>{const o=read();go(o,o)}</script>');
  });

  test('that stand side by side become one', () => {
    const { rest } = prune(
      '',
      '<script>a();</script><script>b();</script><i></i><script>c();</script>',
    );
    expect(rest).toBe('<script>a(),b();</script><i></i><script>c();</script>');
  });

  test('that have only styles between them become one', () => {
    const { styles, rest } = prune(
      'b{top:0}',
      '<b><script>a();</script><style>b{left:0}</style><script>b();</script>',
    );
    expect(styles).toBe('b{top:0}b{left:0}');
    expect(rest).toBe('<b><script>a(),b();</script>');
  });

  test('do not swallow the one style sheet', () => {
    const prunePage = createPagePruner(() => [], new Set());
    const body = '<script>a();</script><style>b{top:0}</style><script>b();</script><b>';
    expect(prunePage(body).html).toBe(body);
  });

  test.each([
    '<script>a();</script><script type="module">b();</script>',
    '<script type="module">a();</script><script>b();</script>',
    '<script type="application/ld+json">{}</script><script>b();</script>',
  ])('of two kinds stay apart: %s', (body) => {
    expect(prune('', body).rest).toBe(body);
  });

  test('of the body that stand above main move to its end, as one', () => {
    const { rest } = prune(
      '',
      '<head><script>a();</script></head><body><script>b();</script><i></i><script>c();</script><main>' +
        '<header>1<script>d();</script>2</header></main>',
    );
    expect(rest).toBe(
      '<head><script>a();</script></head><body><i></i><main>' +
        '<header>1<script>d();</script>2</header><script>b(),c();</script></main>',
    );
  });

  test('move behind the first screen where a container ends there', () => {
    const screen = `<div>${'1'.repeat(8001)}`;
    const { rest } = prune(
      '',
      `<body><script>b();</script><main><header>1</header>${screen}</div><div>2</div></main>`,
    );
    expect(rest).toBe(
      `<body><main><header>1</header>${screen}<script>b();</script></div><div>2</div></main>`,
    );
  });

  test('stay above a form that is hydrated', () => {
    const form = `<astro-island><form>${'1'.repeat(8001)}</form></astro-island>`;
    const { rest } = prune(
      '',
      `<body><script>b();</script><main><header>1</header><div>2</div>${form}<div>3</div></main>`,
    );
    expect(rest).toBe(
      `<body><main><header>1</header><div>2<script>b();</script></div>${form}<div>3</div></main>`,
    );
  });

  test.each([
    '<astro-island><div>2</div></astro-island>',
    '<noscript><div>2</div></noscript>',
    '<template><div>2</div></template>',
    '<div role="alert">2</div>',
    '<div hidden="">2</div>',
  ])('never move into %s', (closed) => {
    const screen = `</header>${'1'.repeat(8001)}${closed}`;
    const { rest } = prune('', `<body><script>b();</script><main><header>1${screen}</main>`);
    expect(rest).toBe(`<body><main><header>1${screen}<script>b();</script></main>`);
  });

  test.each([
    [
      'one that is found by its place',
      '<body><script>document.currentScript.remove();</script><main><section>1</section></main>',
    ],
    ['a module', '<body><script type="module">a();</script><main><section>1</section></main>'],
    [
      'a form comes first',
      '<body><script>a();</script><main><astro-island><form>1</form></astro-island></main>',
    ],
    ['no main', '<body><script>a();</script><section>1</section>'],
  ])('stay above: %s', (_, body) => {
    expect(prune('', body).rest).toBe(body);
  });

  test('that are data stay as they are', () => {
    const body = '<script type="application/ld+json">{ "a": 1 }</script>';
    expect(prune('', body).rest).toBe(body);
  });
});
