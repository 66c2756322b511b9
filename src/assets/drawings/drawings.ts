const files = import.meta.glob<string>(['./*/*.svg', '/src/brand/drawings/**/*.svg'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Parses a drawing for use inside HTML, where it needs no namespace and no line breaks. */
function readDrawing(path: string, file: string) {
  const [, root, shapes] = /<svg\b([^>]*)>(.*)<\/svg>/s.exec(file) ?? [];
  if (root === undefined || shapes === undefined) throw new Error(`${path} holds no drawing.`);
  const attributes = root.replace(/xmlns="[^"]*"/, '').matchAll(/([\w-]+)="([^"]*)"/g);
  return {
    attributes: Object.fromEntries(
      Array.from(attributes, ([, name = '', value = '']) => [name, value]),
    ),
    shapes: shapes.replace(/\s*\n\s*/g, ''),
  };
}

const drawings = new Map<string, ReturnType<typeof readDrawing>>();
for (const [path, file] of Object.entries(files)) {
  const name = path.slice(path.lastIndexOf('/') + 1, -'.svg'.length);
  if (drawings.has(name)) throw new Error(`Two drawings are named ${name}.svg.`);
  drawings.set(name, readDrawing(path, file));
}

/** The drawing of a file in this folder or of the brand: `'chai'` is `snacks/chai.svg`. */
export function drawingOf(name: string) {
  const drawing = drawings.get(name);
  if (!drawing)
    throw new Error(`Neither src/assets/drawings/ nor src/brand/drawings/ has a ${name}.svg.`);
  return drawing;
}

/** The longest names first: a plate of sev khamani is no sev. */
const snacks = Object.keys(files)
  .flatMap((path) => /\/snacks\/(.+)\.svg$/.exec(path)?.[1] ?? [])
  .sort((one, other) => other.length - one.length);

/** The name of the drawing of a dish that a slug names: `snackIn('surti-locho')` is `'locho'`. */
export const snackIn = (slug: string): string | undefined =>
  snacks.find((name) => `-${slug}-`.includes(`-${name}-`));
