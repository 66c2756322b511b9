import { globSync, readFileSync } from 'node:fs';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { drawingOf } from '#/assets/drawings/drawings.ts';
import { DRAWN_DISHES } from '#/lib/illustrationForDish.ts';
import { SHOP_FRONTS } from '#/lib/shopFronts.ts';
import { pageNames, settingsOf } from '#/words/pageSettings.ts';
import { words } from '#/words/words.ts';

const SRC = new URL('../../../src/', import.meta.url);
const SHAPES = ['circle', 'ellipse', 'g', 'line', 'path', 'polygon', 'polyline', 'rect'];
const ATTRIBUTES =
  /^(?:c?[xy]|[xy][12]|r[xy]?|d|points|width|height|transform|color|(?:fill|stroke)(?:-[a-z]+)?)$/;
const ROOT_ATTRIBUTES = /^(?:xmlns|viewBox|preserveAspectRatio|color|(?:fill|stroke)(?:-[a-z]+)?)$/;

/** A colour of the palette; `customProperties.test.ts` names those that it lacks. */
const COLOR = /^(?:none|currentColor|var\(--[a-z]+\))$/;
const motifs = pageNames.map((name) => settingsOf(name).card.drawing);
// A pattern has an id, by which it fills a shape.
const files = globSync('assets/drawings/*/*.svg', { cwd: SRC }).filter(
  (file) => !file.includes('/patterns/'),
);

/** The parts of a drawing that must not be in a page, such as a drawing program's metadata. */
function strangeParts(svg: string): string[] {
  const found: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const isRoot = name === 'svg';
        if (!isRoot && !SHAPES.includes(name)) found.push(`<${name}>`);
        const known = isRoot ? ROOT_ATTRIBUTES : ATTRIBUTES;
        found.push(...Object.keys(attributes).filter((attribute) => !known.test(attribute)));
        const { fill = 'none', stroke = 'none', color = 'none' } = attributes;
        found.push(...[fill, stroke, color].filter((value) => !COLOR.test(value)));
      },
      ontext: (text) => found.push(...text.split(/\s+/).filter(Boolean)),
      oncomment: (text) => found.push(`<!--${text}-->`),
      onprocessinginstruction: (name) => found.push(name),
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return found;
}

test.each(files)('%s is a file of plain shapes in colours of the palette', (file) => {
  const svg = readFileSync(new URL(file, SRC), 'utf8');
  expect(svg).toContain('xmlns="http://www.w3.org/2000/svg"');
  expect(svg).toContain('viewBox="');
  expect(strangeParts(svg)).toEqual([]);
});

describe('a drawing of a page', () => {
  test('has the attributes of its file but the namespace, and its shapes without line breaks', () => {
    expect(drawingOf('play')).toEqual({
      attributes: {
        viewBox: '0 0 24 24',
        fill: 'currentColor',
        stroke: 'currentColor',
        'stroke-width': '2',
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      },
      shapes: '<path d="M7 4.5v15L20 12z"/>',
    });
  });

  test('the bowls of the spice tin are the ingredients beside it, in order', () => {
    const bowls = [...drawingOf('spice-tin').shapes.matchAll(/r="12" fill="var\(--(\w+)\)"/g)];
    const beside = Object.keys(words('en').home.kitchen.ingredients);
    expect(bowls.map(([, color]) => color)).toEqual(beside);
  });

  test('must have a file', () => {
    expect(() => drawingOf('chia')).toThrow('No folder of src/assets/drawings/ has a chia.svg.');
  });

  test.each([...DRAWN_DISHES, ...SHOP_FRONTS, ...motifs])('%s has a file', (name) => {
    expect(drawingOf(name).attributes).toHaveProperty('viewBox');
  });
});
