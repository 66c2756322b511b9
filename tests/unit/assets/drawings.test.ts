import { globSync, readFileSync } from 'node:fs';
import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { drawingOf } from '#/assets/drawings/drawings.ts';
import { DRAWN_DISHES } from '#/lib/illustrationForDish.ts';
import { routes } from '#/routes.ts';
import { messagesIn } from '#/messages/messages.ts';

const SHAPES = /^(?:svg|circle|ellipse|g|line|path|polygon|polyline|rect)$/;
const ATTRIBUTES =
  /^(?:xmlns|viewBox|preserveAspectRatio|c?[xy]|[xy][12]|r[xy]?|d|points|width|height|transform|color|(?:fill|stroke)(?:-[a-z]+)?)$/;
/** A colour of the palette; `customProperties.test.ts` names those that it lacks. */
const COLOR = /^(?:none|currentColor|var\(--[a-z]+\))$/;

const motifs = Object.values(routes).map(({ card }) => card.drawing);
// A pattern has an id, by which it fills a shape.
const files = globSync('src/assets/drawings/*/*.svg', { exclude: ['**/patterns/**'] });

/** The parts of a drawing that must not be in a page, such as a drawing program's metadata. */
function strangeParts(svg: string): string[] {
  const found: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (!SHAPES.test(name)) found.push(`<${name}>`);
        found.push(...Object.keys(attributes).filter((attribute) => !ATTRIBUTES.test(attribute)));
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
  const svg = readFileSync(file, 'utf8');
  expect(svg).toContain('xmlns="http://www.w3.org/2000/svg"');
  expect(strangeParts(svg)).toEqual([]);
});

test.each([...DRAWN_DISHES, ...motifs])('%s has a drawing', (name) => {
  expect(drawingOf(name).attributes).toHaveProperty('viewBox');
});

test('the bowls of the spice tin are the ingredients beside it, in order', () => {
  const bowls = [...drawingOf('spice-tin').shapes.matchAll(/r="12" fill="var\(--(\w+)\)"/g)];
  const beside = Object.keys(messagesIn('en').home.kitchen.ingredients);
  expect(bowls.map(([, color]) => color)).toEqual(beside);
});
