import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { describeWords } from '#/words/wordTypes.ts';

const WORDS = resolve('src/words/words.ts');
/** Where Astro writes the types, so that their paths lead to the word files. */
const TYPES = resolve('.astro/integrations/words/words.d.ts');
const GUJARATI = resolve('src/words/gu/post.json');

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  types: ['node'],
};

/** The compiler's complaints about our words if the Gujarati file had this text. */
function complaintsAbout(gujarati: string): string[] {
  const host = ts.createCompilerHost(OPTIONS);
  const changed = new Map([
    [TYPES, describeWords()],
    [GUJARATI, gujarati],
  ]);
  host.fileExists = (file) => changed.has(file) || ts.sys.fileExists(file);
  host.readFile = (file) => changed.get(file) ?? ts.sys.readFile(file);
  const program = ts.createProgram([TYPES, WORDS], OPTIONS, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(WORDS))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('a language that lacks a key does not compile, and the error names its file', () => {
  const complete = readFileSync(GUJARATI, 'utf8');
  const complaints = complaintsAbout(complete.replace('"tags"', '"labels"'));
  expect(complaints).toEqual([expect.stringContaining('"src/words/gu/post.json"')]);
});
