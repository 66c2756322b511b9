import ts from 'typescript';

/** A text in a content file, and its position. */
interface CopyCell {
  /** Its path, such as `page.hero.food.heading.0`. */
  key: string;
  /** The text; inserted values are in braces: `{name}`. */
  text: string;
  /** Its start and end in the source. */
  start: number;
  end: number;
  /** The code of each inserted value. */
  parts: ReadonlyMap<string, string>;
}

/** Values below these keys are not texts. */
const NOT_WORDS = new Set([
  ...['href', 'id', 'value', 'import', 'menu'],
  ...['picture', 'drawing', 'object', 'color', 'ground', 'motif'],
]);
const ADDRESS = /^(\{\w+\})?[#./]/;
const SIMPLE = /^[\w.]+$/;
const WORD = /\p{L}/u;

function partsOf(template: ts.TemplateExpression, source: ts.SourceFile): Map<string, string> {
  const parts = new Map<string, string>();
  for (const { expression } of template.templateSpans) {
    const code = expression.getText(source);
    const simple = SIMPLE.test(code) ? (code.split('.').at(-1) ?? '') : '';
    const name = simple === '' || parts.has(simple) ? String(parts.size + 1) : simple;
    parts.set(name, code);
  }
  return parts;
}

function textOfTemplate(template: ts.TemplateExpression, names: readonly string[]): string {
  const spans = template.templateSpans.map(
    ({ literal }, index) => `{${names[index]}}${literal.text}`,
  );
  return template.head.text + spans.join('');
}

/** The part of the path that a node adds. */
function stepOf(node: ts.Node, index: number): string | undefined {
  if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) return node.name.text;
  if (ts.isPropertyAssignment(node))
    return ts.isComputedPropertyName(node.name) ? undefined : node.name.text;
  if (ts.isArrayLiteralExpression(node.parent)) return String(index);
  if (ts.isConditionalExpression(node.parent)) {
    if (node === node.parent.whenTrue) return 'yes';
    if (node === node.parent.whenFalse) return 'no';
  }
  return undefined;
}

/** Whether a string is a text, not a module, type, locale, key or a value to compare with. */
function isText(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return false;
  if (ts.isNewExpression(parent)) return false;
  if (ts.isBinaryExpression(parent))
    return ![
      ts.SyntaxKind.EqualsEqualsEqualsToken,
      ts.SyntaxKind.ExclamationEqualsEqualsToken,
    ].includes(parent.operatorToken.kind);
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  return !ts.isElementAccessExpression(parent);
}

/** Finds every text in the source of a content file, in order. */
export function readCopyCells(code: string): CopyCell[] {
  const source = ts.createSourceFile('copy.ts', code, ts.ScriptTarget.Latest, true);
  const cells: CopyCell[] = [];
  const used = new Map<string, number>();

  const add = (
    node: ts.Node,
    path: readonly string[],
    text: string,
    parts: Map<string, string>,
  ) => {
    const hasWords = WORD.test(text.replace(/\{\w+\}/g, '')) && !ADDRESS.test(text);
    if (!hasWords || path.some((step) => NOT_WORDS.has(step))) return;
    const way = path.join('.');
    const count = (used.get(way) ?? 0) + 1;
    used.set(way, count);
    const key = count === 1 ? way : `${way}#${count}`;
    cells.push({ key, text, start: node.getStart(source), end: node.getEnd(), parts });
  };

  const visit = (node: ts.Node, path: readonly string[], index: number): void => {
    const step = stepOf(node, index);
    const way = step === undefined ? path : [...path, step];
    if (ts.isStringLiteralLike(node) && isText(node)) add(node, way, node.text, new Map());
    if (ts.isTemplateExpression(node)) {
      const parts = partsOf(node, source);
      add(node, way, textOfTemplate(node, [...parts.keys()]), parts);
    }
    let position = 0;
    ts.forEachChild(node, (child) => {
      visit(child, way, position);
      position += 1;
    });
  };
  for (const statement of source.statements) visit(statement, [], 0);
  return cells;
}

const escapeText = (text: string, quote: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replaceAll('${', '\\${')
    .replaceAll('\n', '\\n');

/** The code of a cell with a new text; throws if an inserted value is missing, new or repeated. */
export function writeCopyCell({ key, parts }: CopyCell, text: string): string {
  const named = Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  const expected = [...parts.keys()].sort().join(' ');
  if (named.sort().join(' ') !== expected)
    throw new Error(
      `${key}: has {${named.join('} {')}}, expected {${expected.replaceAll(' ', '} {')}}.`,
    );
  if (parts.size === 0) return `'${escapeText(text, "'")}'`;
  const code = text
    .split(/(\{\w+\})/)
    .map((piece) => {
      const part = parts.get(piece.slice(1, -1));
      return part === undefined || !piece.startsWith('{') ? escapeText(piece, '`') : `\${${part}}`;
    })
    .join('');
  return `\`${code}\``;
}
