import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '#/build/settings.ts';
import { forEachFile, makeFolders, readVersion, shareFile } from '#/build/files/files.ts';
import { digestOf, listSite } from '#/build/files/siteIndex.ts';
import type { Placed, PlacedFile } from './placed.ts';
import { insertPolicy, policyOf } from './policy.ts';
import { createPagePruner, type PrunedPage } from './prune/prunePage.ts';
import { createScriptReader } from './prune/readScripts.ts';
import { readPage } from './readPage.ts';
import { createTextPool, type TextPool } from './textPool.ts';
import { markdownOf } from './markdown/markdownOf.ts';

interface Writing {
  settings: Settings;
  renderedDir: string;
  /** The present site, and where the new one is written. */
  outDir: string;
  next: string;
  inlineScripts: ReadonlySet<string>;
}

interface Tools extends Writing {
  pool: TextPool;
  prune: (html: string) => PrunedPage;
}

type Entry = readonly [file: string, placed: PlacedFile];

/** The files that one rendered file may become: itself and, for a page with its own address, its Markdown. */
const madeOf = (file: string) =>
  /(?:^|\/)index\.html$/.test(file) ? [file, file.replace(/html$/, 'md')] : [file];

/** Writes the files that one rendered file becomes; returns the facts of a page. */
async function writeRendered(file: string, { renderedDir, next, settings, prune, pool }: Tools) {
  const [rendered, [to = '', markdownFile]] = [
    join(renderedDir, file),
    madeOf(file).map((name) => join(next, name)),
  ];
  if (!file.endsWith('.html')) {
    await copyFile(rendered, to);
    return undefined;
  }
  const { html, knownScripts } = prune(await readFile(rendered, 'utf8'));
  const facts = readPage(html, knownScripts, pool);
  await writeFile(to, insertPolicy(html, policyOf(facts, settings)));
  const markdown = markdownFile === undefined ? undefined : markdownOf(html);
  if (markdownFile !== undefined && markdown !== undefined) await writeFile(markdownFile, markdown);
  return facts;
}

/** Whether all files made from a rendered file are still as the last Place wrote them. */
async function isAsPlaced(made: readonly string[], before: Placed, outDir: string) {
  const checks = made.map(
    async (file) => before.files[file]?.version === (await readVersion(join(outDir, file))),
  );
  return (await Promise.all(checks)).every(Boolean);
}

async function placeOne(file: string, before: Placed, tools: Tools): Promise<Entry[]> {
  const { renderedDir, outDir, next } = tools;
  const digest = await digestOf(join(renderedDir, file));
  const made = madeOf(file);
  const known = before.files[file];
  const isSame = known?.digest === digest && (await isAsPlaced(made, before, outDir));
  if (isSame) {
    for (const name of made) {
      if (before.files[name]) await shareFile(join(outDir, name), join(next, name));
    }
  }
  const facts = isSame ? known.facts : await writeRendered(file, tools);
  const entries = made.map(async (name): Promise<Entry> => {
    const version = await readVersion(join(next, name));
    return [name, { digest, version, facts: name === file ? facts : undefined }];
  });
  return (await Promise.all(entries)).filter(([, { version }]) => version !== undefined);
}

/** Fills `next` from the rendered files; files that have not changed since the last Place are reused. */
export async function writePages(before: Placed, writing: Writing): Promise<Placed['files']> {
  const { renderedDir, next, inlineScripts } = writing;
  const prune = createPagePruner(createScriptReader(renderedDir), inlineScripts);
  const tools = { ...writing, prune, pool: createTextPool() };
  const names = listSite(renderedDir);
  await makeFolders(next, names);
  const written = new Map<string, Entry[]>();
  await forEachFile(names, async (file) => {
    written.set(file, await placeOne(file, before, tools));
  });
  return Object.fromEntries(names.flatMap((file) => written.get(file) ?? []));
}
