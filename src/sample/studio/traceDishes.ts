/** `npm run trace -- khandvi`: models and path-traces pictures of the sample menu again. */
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, URL } from 'node:url';
import { execa } from 'execa';
import sharp from 'sharp';
import { liftGround } from './liftGround.ts';

const MEDIA = fileURLToPath(new URL('../media/', import.meta.url));
const KIT = join(MEDIA, 'tracing');
const ASSETS = fileURLToPath(new URL('../../assets/', import.meta.url));
const WORK = fileURLToPath(new URL('../../../.cache/tracing/', import.meta.url));

/** The tools for tracing, besides Node: how to ask for the version, and the Debian package. */
const TOOLS = [
  { command: 'blender', ask: ['--version'], debian: 'blender' },
  { command: 'python3', ask: ['-c', 'import numpy'], debian: 'python3-numpy' },
  { command: 'cc', ask: ['--version'], debian: 'gcc libc6-dev' },
];

const DRAFT = { tracedWidth: 320, samples: 12 };
const FINAL = { tracedWidth: 1200, samples: 24 };
const PRINTED_WIDTH = 1600;
const JPEG = { quality: 85, mozjpeg: true };
const WEBP = { quality: 90, alphaQuality: 90, effort: 6, smartSubsample: true };

/** One output of a traced picture: its width, and the height if only its foot is used. */
interface Cut {
  file: string;
  width: number;
  height?: number;
}

const inMedia = (name: string): Cut => ({ file: join(MEDIA, `${name}.jpg`), width: PRINTED_WIDTH });
/** A transparent version for pages with grounds of any colour. */
const inPages = (name: string): Cut => ({
  file: join(ASSETS, `${name}.webp`),
  width: PRINTED_WIDTH,
});

/** Pictures that pages use themselves, or in another crop; all others are only for the API's media. */
const CUTS: Record<string, Cut[]> = {
  'hero-thali': [inMedia('hero-thali'), inPages('hero-thali')].map((whole) => ({
    ...whole,
    width: 1130,
    height: 870,
  })),
  'daily-combo': [inMedia('daily-combo'), inPages('daily-combo')],
  'pack-chakri': [inMedia('pack-chakri'), inPages('packs/chakri')],
  'pack-khakhra': [inPages('packs/khakhra')],
  'pack-sev': [inPages('packs/sev')],
  'pack-thepla': [inMedia('pack-thepla'), inPages('packs/thepla')],
};

async function missingPackages(): Promise<string[]> {
  const answers = await Promise.all(
    TOOLS.map(({ command, ask }) => execa(command, ask, { reject: false })),
  );
  return TOOLS.filter((_, index) => answers[index]?.failed).map(({ debian }) => debian);
}

/** The ground of a dish, a constant in its script. */
async function readGround(script: string): Promise<string> {
  const [, ground] = (await readFile(script, 'utf8')).match(/^GROUND = '(\w+)'/m) ?? [];
  if (!ground) throw new Error(`${script} names no GROUND.`);
  return ground;
}

async function tracePicture(name: string, isDraft: boolean): Promise<string[]> {
  const { tracedWidth, samples } = isDraft ? DRAFT : FINAL;
  const ground = await readGround(join(KIT, 'dishes', `${name.replaceAll('-', '_')}.py`));
  const script = join(KIT, 'trace.py');
  const size = [String(tracedWidth), String(samples)];
  await execa('blender', ['-b', '-P', script, '--', name, ...size, WORK], { stdout: 'ignore' });
  await execa('python3', [join(KIT, 'finish.py'), name, ground, WORK]);
  const traced = join(WORK, `${name}.png`);
  if (isDraft) return [traced];
  const cuts = CUTS[name] ?? [inMedia(name)];
  for (const cut of cuts) await print(traced, cut);
  return cuts.map(({ file }) => file);
}

async function print(traced: string, { file, width, height }: Cut) {
  const scaled = sharp(traced).resize({ width, kernel: 'lanczos3' }).png();
  const { data, info } = await scaled.toBuffer({ resolveWithObject: true });
  const kept = height ?? info.height;
  const cut = sharp(data).extract({ left: 0, top: info.height - kept, width, height: kept });
  if (file.endsWith('.jpg')) await cut.jpeg(JPEG).toFile(file);
  else await (await liftGround(await cut.png().toBuffer())).webp(WEBP).toFile(file);
}

const isDraft = process.argv.includes('--draft');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const scripts = await readdir(join(KIT, 'dishes'));
const known = scripts
  .filter((file) => file.endsWith('.py'))
  .map((file) => file.slice(0, -'.py'.length).replaceAll('_', '-'));
const unknown = wanted.filter((name) => !known.includes(name));
const missing = await missingPackages();

if (wanted.length === 0 || unknown.length > 0) {
  if (unknown.length > 0) console.error(`error: no script for ${unknown.join(', ')}.`);
  console.error(`usage: npm run trace -- [--draft] NAME …\nnames: ${known.join(', ')}`);
  process.exitCode = 1;
} else if (missing.length > 0) {
  console.error(`error: tracing also needs these programs: apt install ${missing.join(' ')}`);
  process.exitCode = 1;
} else {
  await mkdir(WORK, { recursive: true });
  for (const name of wanted) console.log((await tracePicture(name, isDraft)).join('\n'));
}
