import ts from 'typescript';

/** A string in a source file. */
export interface SourceText {
  /** Its path, such as `page.hero.food.heading.0`. */
  key: string;
  /** Inserted values are `{value}`. */
  text: string;
}

/** The part of the path that a node adds. */
function stepOf(node: ts.Node, index: number): string[] {
  if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) return [node.name.text];
  if (ts.isPropertyAssignment(node) && !ts.isComputedPropertyName(node.name))
    return [node.name.text];
  return ts.isArrayLiteralExpression(node.parent) ? [String(index)] : [];
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  const spans = node.templateSpans.map(({ literal }) => `{value}${literal.text}`);
  return node.head.text + spans.join('');
}

/** Every string in the source of a content file, also those that functions put together, in order. */
export function readSourceTexts(code: string): SourceText[] {
  const source = ts.createSourceFile('copy.ts', code, ts.ScriptTarget.Latest, true);
  const texts: SourceText[] = [];
  const visit = (node: ts.Node, path: readonly string[], index: number): void => {
    const way = [...path, ...stepOf(node, index)];
    const text = textOf(node);
    if (text !== undefined) texts.push({ key: way.join('.'), text });
    let position = 0;
    ts.forEachChild(node, (child) => {
      visit(child, way, position);
      position += 1;
    });
  };
  for (const statement of source.statements) visit(statement, [], 0);
  return texts;
}
