import { describe, expect, test } from 'vitest';
import { createLeanPage } from '#/build/place/lean/leanPage.ts';

const SCOPE = 'data-astro-cid-4gjuabke';

/** The styles and the rest of a page after it was made lean. */
function lean(css: string, body: string, scripts: Record<string, string> = {}) {
  const leanPage = createLeanPage((address) => [scripts[address] ?? ''], new Set());
  const { html } = leanPage(`<style>${css}</style>${body}`);
  const [, styles = '', rest = ''] = /^(?:<style>(.*?)<\/style>)?(.*)$/s.exec(html) ?? [];
  return { styles, rest };
}

describe('styles', () => {
  test('leave out a rule that no element of the page matches', () => {
    expect(lean('.card{margin:0}.note{margin:1px}', '<p class="note">').styles).toBe(
      '.note{margin:1px}',
    );
  });

  test('leave out a selector of a rule that others still need', () => {
    expect(lean('.card,.note{margin:0}', '<p class="note">').styles).toBe('.note{margin:0}');
  });

  test('leave out a rule whose classes stand on different elements', () => {
    expect(lean('.card.note{margin:0}', '<p class="note"><b class="card">').styles).toBe('');
  });

  test('leave out a group with nothing left in it', () => {
    const css = '@media (width>=48rem){.card{margin:0}}@layer base{b{margin:0}}';
    expect(lean(css, '<b>').styles).toBe('@layer base{b{margin:0}}');
  });

  test('keep the order of layers, fonts and motions as they stand', () => {
    const css =
      '@layer reset, base;@font-face{font-family:Hind;src:url(/a.woff2)}@keyframes sew{to{top:0}}';
    expect(lean(css, '').styles).toBe(css);
  });

  test.each([
    'p:hover',
    'p:target',
    'p[open]',
    'p[aria-expanded=true]',
    'p:not(.card)',
    ':root:has(p:checked) p',
    'p::before',
    'p:nth-child(2)',
    'html p',
    ':is(.card,p)',
  ])('keep %s, which a state can bring about', (selector) => {
    const css = `${selector}{margin:0}`;
    expect(lean(css, '<p>').styles).toBe(css);
  });

  test.each([
    ['a class', '.sent', 'e.className="sent"'],
    ['a data attribute', '[data-shown=true]', 'e.setAttribute("data-shown",v)'],
    ['a data attribute by its other name', '[data-tab-mark]', 'e.dataset.tabMark=1'],
    ['a class in two parts', '.swiper-slide', 'const c="swiper-";e.className=c+"slide"'],
  ])('keep %s that a script file of the page may add', (_, selector, script) => {
    const css = `p${selector}{margin:0}`;
    const body = '<p><script type="module" src="/_astro/a.js"></script>';
    expect(lean(css, body, { '/_astro/a.js': script }).styles).toBe(css);
    expect(lean(css, body).styles).toBe('');
  });

  test('keep what an inline script may add', () => {
    const css = '[data-js] p{margin:0}';
    const body = "<p><script>document.documentElement.dataset.js='';</script>";
    expect(lean(css, body).styles).toBe(css);
  });

  test('leave out a data attribute with a value that the page does not have', () => {
    const css = '[data-ground=gali]{margin:0}[data-ground=salt]{margin:0}';
    expect(lean(css, '<p data-ground="salt">').styles).toBe('[data-ground=salt]{margin:0}');
  });

  test('leave out custom properties that nothing reads, or only one that nothing reads', () => {
    const css = 'p{--v:1px;--w:var(--v);--x:2px;--y:3px;margin:var(--x)}';
    expect(lean(css, '<p fill="var(--y)">')).toEqual({
      styles: 'p{--a:2px;--b:3px;margin:var(--a)}',
      rest: '<p fill="var(--b)">',
    });
  });

  test('become one sheet, in their order', () => {
    const { styles, rest } = lean('b{margin:0}', '<b>1</b><style>b{margin:1px}</style><i>');
    expect(styles).toBe('b{margin:0}b{margin:1px}');
    expect(rest).toBe('<b>1</b><i>');
  });
});

describe('custom properties', () => {
  test('become their value where it is the same on the whole page', () => {
    const { styles, rest } = lean(
      '@layer tokens{:root{--ink:#123;--edge:2px solid var(--ink)}}b{border:var(--edge)}',
      '<b>1</b><svg fill="var(--ink)">',
    );
    expect(styles).toBe('b{border:2px solid #123}');
    expect(rest).toBe('<b>1</b><svg fill="#123">');
  });

  test.each([
    ['twice', ':root{--ink:#123}i{--ink:#456}'],
    ['on some screens', '@media print{:root{--ink:#123}}'],
    ['in some browsers', '@supports (color:red){:root{--ink:#123}}'],
    ['on some elements', 'i{--ink:#123}'],
  ])('that are set %s get a short name', (_, css) => {
    expect(lean(`${css}i{color:var(--ink)}`, '<i fill="var(--ink)">')).toEqual({
      styles: `${css}i{color:var(--ink)}`.replaceAll('--ink', '--a'),
      rest: '<i fill="var(--a)">',
    });
  });

  test('that an element sets for itself get a short name', () => {
    expect(lean(':root{--gap:1px}i{margin:var(--gap)}', '<i style="--gap:2px">')).toEqual({
      styles: ':root{--a:1px}i{margin:var(--a)}',
      rest: '<i style="--a:2px">',
    });
  });

  test('that are read with something in their place stay properties', () => {
    expect(lean(':root{--gap:1px}i{margin:var(--gap,2px)}', '<i>').styles).toBe(
      ':root{--a:1px}i{margin:var(--a,2px)}',
    );
  });

  test.each(['"Hind D",serif', 'clamp(1px, 1vw, 2px)'])(
    'stay properties where an attribute cannot hold %s',
    (value) => {
      const css = `:root{--gap:${value}}i{top:var(--gap)}`;
      expect(lean(css, '<i style="top:var(--gap)">')).toEqual({
        styles: css.replaceAll('--gap', '--a'),
        rest: '<i style="top:var(--a)">',
      });
      expect(lean(css, '<i>').styles).toBe(`i{top:${value}}`);
    },
  );

  test('stay as they are where a script knows them', () => {
    const css = ':root{--gap:1px}i{margin:var(--gap)}';
    const script = '<script>i.style.setProperty("--gap",x);</script>';
    expect(lean(css, `<i>${script}`).styles).toBe(css);
  });

  test('stay as they are where the props of an island name them', () => {
    const css = ':root{--ink:#123}i{color:var(--ink)}';
    const island = '<astro-island props="{&quot;a&quot;:[0,&quot;var(--ink)&quot;]}">';
    expect(lean(css, `<i>${island}`)).toEqual({ styles: css, rest: `<i>${island}` });
  });

  test('do not change what is not style', () => {
    const body = '<i alt="var(--ink)">var(--ink)</i>';
    const { styles, rest } = lean('i{--ink:#123;color:var(--ink)}', body);
    expect(styles).toContain('--ink');
    expect(rest).toBe(body);
  });

  test('do not take a name that is left', () => {
    const css = 'i{--a:1px;--b:2px;margin:var(--a) var(--b)}';
    expect(lean(css, '<i><script>set("--a");</script>').styles).toBe(css);
  });
});

describe('scopes', () => {
  test('get short names', () => {
    expect(lean(`b[${SCOPE}]{margin:0}`, `<b ${SCOPE}>1</b>`)).toEqual({
      styles: 'b[data-0]{margin:0}',
      rest: '<b data-0>1</b>',
    });
  });

  test('stay only on elements that a rule could mean', () => {
    const body = `<b ${SCOPE}><i ${SCOPE}></i></b>`;
    expect(lean(`b[${SCOPE}]{margin:0}`, body).rest).toBe('<b data-0><i></i></b>');
  });

  test('stay on an element that a rule makes an exception of', () => {
    const css = `b[${SCOPE}]:not(.own[${SCOPE}]){margin:0}`;
    const body = `<b class="own" ${SCOPE}></b>`;
    expect(lean(css, body).rest).toBe('<b class="own" data-0></b>');
  });

  test('leave alone what reads like one inside a value', () => {
    const alt = `a ${SCOPE} > b="c"`.replaceAll('"', '&quot;');
    const body = `<img alt="${alt}" ${SCOPE}>`;
    expect(lean('img{margin:0}', body).rest).toBe(`<img alt="${alt}">`);
  });
});

describe('scripts', () => {
  test('that stand in the page lose what only readers need', () => {
    const { rest } = lean(
      '',
      '<script>\n  { const word = read(); // why\n    go(word, word); }\n</script>',
    );
    expect(rest).toBe('<script>{const o=read();go(o,o)}</script>');
  });

  test('that stand side by side become one', () => {
    const { rest } = lean(
      '',
      '<script>a();</script><script>b();</script><i></i><script>c();</script>',
    );
    expect(rest).toBe('<script>a(),b();</script><i></i><script>c();</script>');
  });

  test.each([
    '<script>a();</script><script type="module">b();</script>',
    '<script type="module">a();</script><script>b();</script>',
    '<script type="application/ld+json">{}</script><script>b();</script>',
  ])('of two kinds stay apart: %s', (body) => {
    expect(lean('', body).rest).toBe(body);
  });

  test('that are data stay as they are', () => {
    const body = '<script type="application/ld+json">{ "a": 1 }</script>';
    expect(lean('', body).rest).toBe(body);
  });
});

describe('pictures', () => {
  const HEAD = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">';
  const picture = (attributes = '') =>
    '<picture><source type="image/avif" srcset="/a-160.avif 160w,/a-480.avif 480w" sizes="50vw">' +
    `<source type="image/webp" srcset="/a.webp 480w"><img src="/a.jpg" alt=""${attributes}></picture>`;
  const hint =
    '<link rel="preload" as="image" type="image/avif" ' +
    'imagesrcset="/a-160.avif 160w,/a-480.avif 480w" imagesizes="50vw">';
  const headOf = (body: string) => {
    const { rest } = lean('', HEAD + body);
    return rest.slice(0, rest.length - body.length);
  };

  test('of the first view are asked for as soon as the width of the screen is known', () => {
    expect(headOf(picture())).toBe(HEAD + hint);
  });

  test('keep their priority', () => {
    const urgent = hint.replace('>', ' fetchpriority="high">');
    expect(headOf(picture(' fetchpriority="high"') + picture())).toBe(HEAD + urgent + hint);
  });

  test('that wait to be scrolled to are not asked for', () => {
    expect(headOf(picture(' loading="lazy"'))).toBe(HEAD);
  });

  test('without another source, after that of a film, are left to the browser', () => {
    const film = '<video><source src="/film.mp4" type="video/mp4"></video>';
    expect(headOf(`${film}<img src="/a.jpg" alt="">`)).toBe(HEAD);
  });
});

test('islands lose what nothing reads', () => {
  const options = (words: string) => `opts="{${words.replaceAll('"', '&quot;')}}"`;
  const island =
    '<astro-island uid="Z1a" prefix="r1" component-export="default" ' +
    'props="{&quot;a&quot;:[0,1],&quot;data-astro-cid-a1&quot;:[0,true]}" ssr ' +
    `${options('"name":"TabStrip","value":true')} await-children><!--astro:end-->`;
  expect(lean('', island).rest).toBe(
    `<astro-island prefix="r1" props="{&quot;a&quot;:[0,1]}" ssr ${options('"value":true')}>`,
  );
});

test('islands keep the words of their props', () => {
  const island =
    '<astro-island props="{&quot;label&quot;:[0,&quot;a await-children b&quot;]}" ssr>';
  expect(lean('', island).rest).toBe(island);
});

test('tags lose the name of the slot that Astro has put them into', () => {
  expect(lean('', '<p slot="drawing" id="a">a slot="b"</p>').rest).toBe('<p id="a">a slot="b"</p>');
});
