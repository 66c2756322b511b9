/** `npm run render -- khandvi`: models and path-traces pictures of the sample menu again. */
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, URL } from 'node:url';
import { execa } from 'execa';
import sharp from 'sharp';

const MEDIA = fileURLToPath(new URL('../sample-api/media/', import.meta.url));
const KIT = join(MEDIA, 'render');
const ASSETS = fileURLToPath(new URL('../assets/', import.meta.url));
const WORK = fileURLToPath(new URL('../../.cache/render/', import.meta.url));

/** What a render needs besides Node, how to ask for its version, and the Debian package that holds it. */
const TOOLS = [
  { command: 'blender', ask: ['--version'], debian: 'blender' },
  { command: 'python3', ask: ['-c', 'import numpy'], debian: 'python3-numpy' },
  { command: 'cc', ask: ['--version'], debian: 'gcc libc6-dev' },
];

const DRAFT = { tracedWidth: 320, samples: 12, printed: 320 };
const FINAL = { tracedWidth: 1200, samples: 24, printed: 1600 };
const JPEG = { quality: 85, mozjpeg: true };

const PORTRAIT = 'hero-thali-portrait';
const PORTRAIT_WIDTH = 1200;
/** The landscape hero is the lower part of the portrait one on a wider ground of the same colour. */
const LANDSCAPE = { width: 1600, height: 1000, foodWidth: 1080, ground: '#1F3F74' };

/** Pictures that pages print themselves, and where these have them. */
const IN_PAGES: Record<string, string> = {
  'daily-combo': 'daily-combo.jpg',
  'pack-chakri': 'packs/chakri.jpg',
  'pack-khakhra': 'packs/khakhra.jpg',
  'pack-sev': 'packs/sev.jpg',
  'pack-thepla': 'packs/thepla.jpg',
};

async function missingPackages(): Promise<string[]> {
  const answers = await Promise.all(
    TOOLS.map(({ command, ask }) => execa(command, ask, { reject: false })),
  );
  return TOOLS.filter((_, index) => answers[index]?.failed).map(({ debian }) => debian);
}

/** The dish's own choice of ground, a constant in its script. */
async function readGround(script: string): Promise<string> {
  const [, ground] = (await readFile(script, 'utf8')).match(/^GROUND = '(\w+)'/m) ?? [];
  if (!ground) throw new Error(`${script} names no GROUND.`);
  return ground;
}

async function renderPicture(name: string, isDraft: boolean): Promise<string> {
  const { tracedWidth, samples, printed } = isDraft ? DRAFT : FINAL;
  const ground = await readGround(join(KIT, 'dishes', `${name.replaceAll('-', '_')}.py`));
  const script = join(KIT, 'render.py');
  const size = [String(tracedWidth), String(samples)];
  await execa('blender', ['-b', '-P', script, '--', name, ...size, WORK], { stdout: 'ignore' });
  await execa('python3', [join(KIT, 'finish.py'), name, ground, WORK]);
  const traced = join(WORK, `${name}.png`);
  const folder = isDraft ? WORK : MEDIA;
  const file = join(folder, `${name}.jpg`);
  const width = Math.min(printed, name === PORTRAIT ? PORTRAIT_WIDTH : printed);
  await sharp(traced).resize({ width, kernel: 'lanczos3' }).jpeg(JPEG).toFile(file);
  if (name === PORTRAIT) await cutLandscape(traced, join(folder, 'hero-thali.jpg'));
  const inPages = IN_PAGES[name];
  if (inPages !== undefined && !isDraft) await copyFile(file, join(ASSETS, inPages));
  return file;
}

async function cutLandscape(portrait: string, file: string): Promise<void> {
  const { width, height, foodWidth, ground: background } = LANDSCAPE;
  const food = await sharp(portrait)
    .resize({ width: foodWidth })
    .png()
    .toBuffer({ resolveWithObject: true });
  await sharp(food.data)
    .extract({ left: 0, top: food.info.height - height, width: foodWidth, height })
    .extend({ left: width - foodWidth, background })
    .jpeg(JPEG)
    .toFile(file);
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
  console.error(`usage: npm run render -- [--draft] NAME …\nnames: ${known.join(', ')}`);
  process.exitCode = 1;
} else if (missing.length > 0) {
  console.error(`error: rendering also needs these programs: apt install ${missing.join(' ')}`);
  process.exitCode = 1;
} else {
  await mkdir(WORK, { recursive: true });
  for (const name of wanted) console.log(await renderPicture(name, isDraft));
}
