import { describe, expect, test } from 'vitest';
import { prune } from '../../../../fixtures/prunedMarkup.ts';

const SCOPE = 'data-astro-cid-4gjuabke';

describe('styles', () => {
  test('leave out a rule that no element of the page matches', () => {
    expect(prune('.card{margin:0}.note{margin:1px}', '<p class="note">').styles).toBe(
      '.note{margin:1px}',
    );
  });

  test('leave out a selector of a rule that others still need', () => {
    expect(prune('.card,.note{margin:0}', '<p class="note">').styles).toBe('.note{margin:0}');
  });

  test('leave out a rule whose classes stand on different elements', () => {
    expect(prune('.card.note{margin:0}', '<p class="note"><b class="card">').styles).toBe('');
  });

  test('leave out a group with nothing left in it', () => {
    const css = '@media (width>=48rem){.card{margin:0}}@layer base{b{margin:0}}';
    expect(prune(css, '<b>').styles).toBe('@layer base{b{margin:0}}');
  });

  test('keep the order of layers, fonts and motions as they stand', () => {
    const css =
      '@layer reset, base;@font-face{font-family:Hind;src:url(/a.woff2)}@keyframes sew{to{top:0}}';
    expect(prune(css, '').styles).toBe(css);
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
    expect(prune(css, '<p>').styles).toBe(css);
  });

  test.each([
    ['a class', '.sent', 'e.className="sent"'],
    ['a data attribute', '[data-shown=true]', 'e.setAttribute("data-shown",v)'],
    ['a data attribute by its other name', '[data-tab-mark]', 'e.dataset.tabMark=1'],
    ['a class in two parts', '.swiper-slide', 'const c="swiper-";e.className=c+"slide"'],
  ])('keep %s that a script file of the page may add', (_, selector, script) => {
    const css = `p${selector}{margin:0}`;
    const body = '<p><script type="module" src="/_astro/a.js"></script>';
    expect(prune(css, body, { '/_astro/a.js': script }).styles).toBe(css);
    expect(prune(css, body).styles).toBe('');
  });

  test('keep what an inline script may add', () => {
    const css = '[data-js] p{margin:0}';
    const body = "<p><script>document.documentElement.dataset.js='';</script>";
    expect(prune(css, body).styles).toBe(css);
  });

  test('leave out a data attribute with a value that the page does not have', () => {
    const css = '[data-ground=gali]{margin:0}[data-ground=salt]{margin:0}';
    expect(prune(css, '<p data-ground="salt">').styles).toBe('[data-ground=salt]{margin:0}');
  });

  test('leave out custom properties that nothing reads, or only one that nothing reads', () => {
    const css = 'p{--v:1px;--w:var(--v);--x:2px;--y:3px;margin:var(--x)}';
    expect(prune(css, '<p fill="var(--y)">')).toEqual({
      styles: 'p{--x:2px;--y:3px;margin:var(--x)}',
      rest: '<p fill="var(--y)">',
    });
  });

  test('become one sheet, in their order', () => {
    const { styles, rest } = prune('b{margin:0}', '<b>1</b><style>b{margin:1px}</style><i>');
    expect(styles).toBe('b{margin:0}b{margin:1px}');
    expect(rest).toBe('<b>1</b><i>');
  });
});

describe('styles of the later parts', () => {
  const LONG = `.note{content:"${'x'.repeat(8000)}"}`;
  const PAGE = '<main><i>1</i><div>2</div><p class="note">3</p></main>';
  const HIDDEN = '[data-styles]{display:none}';
  const later = (css: string) => `<svg data-styles><style>${HIDDEN}${css}</style></svg>`;

  test('stand at the end of the part above, where nothing up to there needs them', () => {
    const { styles, rest } = prune(`.note{margin:0}div{margin:1px}${LONG}`, PAGE);
    expect(styles).toBe('div{margin:1px}');
    expect(rest).toBe(PAGE.replace('</div>', `${later(`.note{margin:0}${LONG}`)}</div>`));
  });

  test.each([
    ['a page of one part', '<main><div>1</div></main><p class="note">2</p>'],
    ['a second part that holds nothing', '<main><i>1</i><br><p class="note">2</p></main>'],
    ['a page without a main', '<i>1</i><div>2</div><p class="note">3</p>'],
  ])('stay in the head of %s', (_, body) => {
    expect(prune(LONG, body)).toEqual({ styles: LONG, rest: body });
  });

  test('write in a drawing what there would be markup', () => {
    const css = `@media (width<48rem){.note{margin:0}}${LONG}`;
    expect(prune(css, PAGE).rest).toContain(
      `<style>${HIDDEN}@media (width&lt;48rem){.note{margin:0}}.note`,
    );
  });

  test.each([
    ['a rule that a first part matches', 'i{margin:0}'],
    ['a layer', '@layer base{.note{margin:0}}'],
    ['a font', '@font-face{font-family:Hind;src:url(/a.woff2)}'],
    ['what a script may show above', 'i[data-shown]{margin:0}'],
  ])('are without %s', (_, css) => {
    const script = '<script>addEventListener("load",()=>document.body.dataset.shown="")</script>';
    expect(prune(css + LONG, PAGE + script).styles).toBe(css);
  });

  test('are without a component that a first part needs, whose rules keep their order', () => {
    const css = `b[${SCOPE}]{margin:0}i[${SCOPE}]{margin:1px}${LONG}`;
    const page = `<main><i ${SCOPE}>1</i><div>2</div><p class="note">3<b ${SCOPE}>4</b></p></main>`;
    expect(prune(css, page).styles).toBe('b[data-0]{margin:0}i[data-0]{margin:1px}');
  });

  test('are of a rule or a group what the first parts do not need, in its order', () => {
    const css = `div,.note{margin:0}@media print{div{margin:1px}.note{margin:1px}}${LONG}`;
    const { styles, rest } = prune(css, PAGE);
    expect(styles).toBe('div{margin:0}@media print{div{margin:1px}}');
    expect(rest).toContain(later(`.note{margin:0}@media print{.note{margin:1px}}${LONG}`));
  });

  test('stand in two places where the second part needs many of its own', () => {
    const page = (behindFirst: string, behindSecond: string) =>
      `<body><main><section>1${behindFirst}</section><div class="note">2${behindSecond}</div>` +
      '</main><i>3</i>';
    const few = '.note{margin:0}';
    const many = LONG.replace('.note', 'i');
    expect(prune(few + many, page('', ''))).toEqual({
      styles: few,
      rest: page('', later(many)),
    });
    expect(prune(`section{margin:0}${LONG}${many}`, page('', ''))).toEqual({
      styles: 'section{margin:0}',
      rest: page(later(LONG), later(many)),
    });
  });

  test('stay with the others where they are short', () => {
    const { styles, rest } = prune('.note{margin:0}', PAGE);
    expect({ styles, rest }).toEqual({ styles: '.note{margin:0}', rest: PAGE });
  });
});

describe('custom properties', () => {
  test('become their value where it is the same on the whole page', () => {
    const { styles, rest } = prune(
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
  ])('that are set %s stay properties', (_, setting) => {
    const css = `${setting}i{color:var(--ink)}`;
    const body = '<i fill="var(--ink)">';
    expect(prune(css, body)).toEqual({ styles: css, rest: body });
  });

  test('that an element sets for itself stay properties', () => {
    const css = ':root{--gap:1px}i{margin:var(--gap)}';
    const body = '<i style="--gap:2px">';
    expect(prune(css, body)).toEqual({ styles: css, rest: body });
  });

  test('that are read with something in their place stay properties', () => {
    const css = ':root{--gap:1px}i{margin:var(--gap,2px)}';
    expect(prune(css, '<i>').styles).toBe(css);
  });

  test.each(['"Hind D",serif', 'clamp(1px, 1vw, 2px)'])(
    'stay properties where an attribute cannot hold %s',
    (value) => {
      const css = `:root{--gap:${value}}i{top:var(--gap)}`;
      const body = '<i style="top:var(--gap)">';
      expect(prune(css, body)).toEqual({ styles: css, rest: body });
      expect(prune(css, '<i>').styles).toBe(`i{top:${value}}`);
    },
  );

  test('stay as they are where a script knows them', () => {
    const css = ':root{--gap:1px}i{margin:var(--gap)}';
    const script = '<script>i.style.setProperty("--gap",x);</script>';
    expect(prune(css, `<i>${script}`).styles).toBe(css);
  });

  test('stay as they are where the props of an island name them', () => {
    const css = ':root{--ink:#123}i{color:var(--ink)}';
    const island = '<astro-island props="{&quot;a&quot;:[0,&quot;var(--ink)&quot;]}">';
    expect(prune(css, `<i>${island}`)).toEqual({ styles: css, rest: `<i>${island}` });
  });

  test('do not change what is not style', () => {
    const body = '<i alt="var(--ink)">var(--ink)</i>';
    const { styles, rest } = prune('i{--ink:#123;color:var(--ink)}', body);
    expect(styles).toContain('--ink');
    expect(rest).toBe(body);
  });
});

describe('scopes', () => {
  test('get short names', () => {
    expect(prune(`b[${SCOPE}]{margin:0}`, `<b ${SCOPE}>1</b>`)).toEqual({
      styles: 'b[data-0]{margin:0}',
      rest: '<b data-0>1</b>',
    });
  });

  test('leave elements whose component has no rule left', () => {
    expect(prune('b{margin:0}', `<b ${SCOPE}>1</b>`).rest).toBe('<b>1</b>');
  });

  test('leave elements that no rule of their component can match', () => {
    const css = `.card>b[${SCOPE}],i[${SCOPE}]:hover{margin:0}.new[${SCOPE}]{top:0}`;
    const body = `<div class="card" ${SCOPE}><b ${SCOPE}><i ${SCOPE}><u ${SCOPE}>`;
    expect(prune(css, body).rest).toBe('<div class="card"><b data-0><i data-0><u>');
    const scripts = { '/_astro/a.js': 'node.classList.add("new")' };
    const script = '<script type="module" src="/_astro/a.js"></script>';
    expect(prune(css, `<u ${SCOPE}>${script}`, scripts).rest).toBe(`<u data-0>${script}`);
  });

  test('leave elements of another name than a rule has, which no script can give them', () => {
    const script = "<script>make('b')</script>";
    expect(prune(`b[${SCOPE}]{margin:0}`, `<b ${SCOPE}></b><i ${SCOPE}></i>${script}`)).toEqual({
      styles: 'b[data-0]{margin:0}',
      rest: `<b data-0></b><i></i><script>make("b");</script>`,
    });
  });

  test.each([
    ['alone', { [SCOPE]: [0, true] }, {}],
    ['first', { [SCOPE]: [0, true], current: [0, '/'] }, { current: [0, '/'] }],
    ['last', { current: [0, '/'], [SCOPE]: [0, true] }, { current: [0, '/'] }],
    ['between', { a: [0], [SCOPE]: [0, true], b: [0] }, { a: [0], b: [0] }],
    ['in a text', { a: [0, `"${SCOPE}":[0,true]`] }, { a: [0, `"${SCOPE}":[0,true]`] }],
  ])('leave an island its props without a scope: %s', (_, props, left) => {
    const island = (given: object) =>
      `<astro-island props="${JSON.stringify(given).replaceAll('"', '&quot;')}">`;
    expect(prune('b{margin:0}', `<b>${island(props)}`).rest).toBe(`<b>${island(left)}`);
  });

  test('leave alone what reads like one inside a value', () => {
    const alt = `a ${SCOPE} > b="c"`.replaceAll('"', '&quot;');
    const body = `<img alt="${alt}" ${SCOPE}>`;
    expect(prune('img{margin:0}', body).rest).toBe(`<img alt="${alt}">`);
  });
});
