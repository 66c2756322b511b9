/**
 * `npm run films`: makes the sample videos and their posters. It needs Debian's package "ffmpeg"; the
 * finished files are part of the repository.
 */
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import sharp from 'sharp';
import { chai } from './films/chai.ts';
import type { Film } from './films/film.ts';
import { intro } from './films/intro.ts';
import { khaman } from './films/khaman.ts';

const FRAMES_PER_SECOND = 25;
const SIZE = { width: 1280, height: 720 };
const films: Record<string, Film> = { intro, chai, khaman };

const fileOf = (name: string) => fileURLToPath(new URL(`../media/${name}`, import.meta.url));

const rasterize = (svg: string) => sharp(Buffer.from(svg)).resize(SIZE).removeAlpha();

async function* drawFrames({ seconds, frame }: Film) {
  for (let index = 0; index < seconds * FRAMES_PER_SECOND; index += 1) {
    yield await rasterize(frame(index / FRAMES_PER_SECOND))
      .raw()
      .toBuffer();
  }
}

/** Writes H.264 that every browser plays, with its index at the start so that playback begins at once. */
async function encode(film: Film, file: string) {
  const input = `-f rawvideo -pix_fmt rgb24 -s ${SIZE.width}x${SIZE.height} -r ${FRAMES_PER_SECOND} -i -`;
  const codec = '-c:v libx264 -profile:v main -preset veryslow -tune animation -crf 30';
  const words = `-y -loglevel error ${input} ${codec} -pix_fmt yuv420p -movflags +faststart`;
  await execa('ffmpeg', [...words.split(' '), file], { stdin: drawFrames(film) });
}

async function makeFilm(name: string, film: Film) {
  const file = fileOf(`${name}.mp4`);
  await encode(film, file);
  await rasterize(film.frame(film.posterAt))
    .jpeg({ quality: 60, mozjpeg: true })
    .toFile(fileOf(`poster-${name}.jpg`));
  console.log(`${name}.mp4: ${Math.round((await stat(file)).size / 1024)} KB`);
}

for (const [name, film] of Object.entries(films)) await makeFilm(name, film);
