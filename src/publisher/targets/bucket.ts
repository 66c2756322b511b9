import { execa } from 'execa';
import * as v from 'valibot';
import { isHashed } from '#/publisher/releases/assets.ts';
import type { Manifest } from '#/publisher/releases/manifest.ts';
import { inOneSentence } from '#/publisher/queue/inOneSentence.ts';
import { supervise, type Supervision } from '#/publisher/queue/processGroup.ts';
import { openStateFile } from '#/build/files/stateFile.ts';
import { DeliveryError, WITHHELD, type Target } from './target.ts';
import { uploadsOf } from './uploadPasses.ts';

export interface BucketOptions extends Supervision {
  /** `remote:bucket`, as rclone's own settings name it. */
  bucket: string;
  /** What is known of this bucket and no other. */
  recordFile: string;
}

/** A hashed file is what its name says; a file that a cut-off upload may have left is in doubt. */
const SETTLED = 'settled';
const IN_DOUBT = 'in doubt';
/** Settings for other hosts, which a bucket would only show. */
const NOT_UPLOADED = ['_headers'];

const LOG_TIME = /^[\d/]+ [\d:]+ /gm;

/** What the bucket must hold for a release, each file with what tells it from another version. */
function contentsOf({ files, kept }: Manifest): Map<string, string> {
  const own = Object.entries(files).filter(([file]) => !NOT_UPLOADED.includes(file));
  return new Map([
    ...Object.keys(kept).map((file) => [file, SETTLED] as const),
    ...own.map(([file, digest]) => [file, isHashed(file) ? SETTLED : digest] as const),
  ]);
}

/** Starts rclone and awaits its end; what it knows of the bucket comes from its own settings. */
async function startRclone(words: string[], input: string, options: BucketOptions) {
  const child = execa('rclone', [...words, '--quiet'], {
    detached: true,
    input,
    reject: false,
    env: WITHHELD,
  });
  const { end, isLate } = await supervise(child, options);
  if (isLate) throw new DeliveryError('rclone took too long with the bucket');
  if (end.code === 'ENOENT') throw new DeliveryError('rclone is not installed');
  const said = inOneSentence(
    end.stderr.replaceAll(options.bucket, 'the bucket').replace(LOG_TIME, ''),
  );
  const fault = `rclone: ${said || `ended with ${end.signal ?? 'a fault'}`}`;
  return { lines: end.stdout.split('\n'), fault: end.failed ? fault : undefined };
}

/** Runs rclone on the named files; throws DeliveryError. */
async function runRclone(words: string[], files: string[], options: BucketOptions) {
  // Without --no-traverse rclone 1.60 looks for the named files from the top, and misses nested ones.
  const only = ['--files-from-raw', '-', '--no-traverse'];
  const { fault } = await startRclone([...words, ...only], files.join('\n'), options);
  if (fault !== undefined) throw new DeliveryError(fault);
}

/** How each file of a folder stands in the bucket: `=` the same, `+` missing, `*` another. */
async function compare(directory: string, options: BucketOptions): Promise<Map<string, string>> {
  const words = ['check', directory, options.bucket, '--one-way', '--fast-list', '--combined', '-'];
  const { lines, fault } = await startRclone(words, '', options);
  const marks = new Map(
    lines.filter((line) => /^[=+*!] /.test(line)).map((line) => [line.slice(2), line.charAt(0)]),
  );
  if (fault !== undefined && marks.size === 0) throw new DeliveryError(fault); // else it tells of differences
  return marks;
}

/**
 * A bucket of any cloud: uploads what has changed in an order in which no page names what is not there,
 * then deletes what the release no longer holds. Cut off anywhere, the next delivery goes on from there.
 */
export function bucketTarget(options: BucketOptions): Target {
  const { bucket, recordFile } = options;
  const state = openStateFile(recordFile, v.record(v.string(), v.string()));

  return {
    check: async (_, directory) => {
      const there = Object.entries((await state.read()) ?? {});
      const marks = await compare(directory, options);
      const seen = there.filter(([file]) => marks.get(file) !== '+');
      const isSame = (file: string) => marks.get(file) === '=';
      await state.write(
        Object.fromEntries(
          seen.map(([file, version]) => [file, isSame(file) ? version : IN_DOUBT] as const),
        ),
      );
      return there.every(([file]) => isSame(file));
    },
    deliver: async (release, directory) => {
      const wanted = contentsOf(release);
      const there = (await state.read()) ?? {};
      const changed = [...wanted].filter(([file, version]) => there[file] !== version);
      let known = there;
      for (const { files, cacheControl, contentType } of uploadsOf(changed.map(([file]) => file))) {
        // Before each upload, and of its files alone: what is noted may be deleted some day.
        known = { ...known, ...Object.fromEntries(files.map((file) => [file, IN_DOUBT])) };
        await state.write(known);
        const headers = [`Cache-Control: ${cacheControl}`, `Content-Type: ${contentType}`];
        const words = headers.flatMap((header) => ['--header-upload', header]);
        await runRclone(['copy', directory, bucket, '--checksum', ...words], files, options);
      }
      const gone = Object.keys(there).filter((file) => !wanted.has(file));
      const pagesFirst = [gone.filter((file) => !isHashed(file)), gone.filter(isHashed)];
      for (const files of pagesFirst) {
        if (files.length > 0) await runRclone(['delete', bucket], files, options);
      }
      await state.write(Object.fromEntries(wanted));
    },
  };
}
