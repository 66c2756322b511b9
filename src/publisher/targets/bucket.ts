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
  /** `remote:bucket`, where the remote is one of rclone's configuration. */
  bucket: string;
  /** The record of this bucket's content. */
  recordFile: string;
}

/** A file with a hash in its name never changes. After an interrupted upload a file is in doubt. */
const SETTLED = 'settled';
const IN_DOUBT = 'in doubt';
/** A configuration file of other hosts; a bucket would only publish it. */
const NOT_UPLOADED = ['_headers'];

const LOG_TIME = /^[\d/]+ [\d:]+ /gm;

/** What the bucket must hold for a release: each file with a value that identifies its version. */
function contentsOf({ files, kept }: Manifest): Map<string, string> {
  const own = Object.entries(files).filter(([file]) => !NOT_UPLOADED.includes(file));
  return new Map([
    ...Object.keys(kept).map((file) => [file, SETTLED] as const),
    ...own.map(([file, digest]) => [file, isHashed(file) ? SETTLED : digest] as const),
  ]);
}

/** Runs rclone to its end; the access data of the bucket are in rclone's own configuration. */
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

/** Runs rclone on these files only; throws DeliveryError. */
async function runRclone(words: string[], files: string[], options: BucketOptions) {
  // Without --no-traverse rclone 1.60 searches for the files from the top and misses nested ones.
  const only = ['--files-from-raw', '-', '--no-traverse'];
  const { fault } = await startRclone([...words, ...only], files.join('\n'), options);
  if (fault !== undefined) throw new DeliveryError(fault);
}

/** Compares a folder with the bucket, file by file: `=` the same, `+` missing, `*` different. */
async function compare(directory: string, options: BucketOptions): Promise<Map<string, string>> {
  const words = ['check', directory, options.bucket, '--one-way', '--fast-list', '--combined', '-'];
  const { lines, fault } = await startRclone(words, '', options);
  const marks = new Map(
    lines.filter((line) => /^[=+*!] /.test(line)).map((line) => [line.slice(2), line.charAt(0)]),
  );
  // With marks, the fault is only that there are differences.
  if (fault !== undefined && marks.size === 0) throw new DeliveryError(fault);
  return marks;
}

/**
 * A bucket at any provider. Uploads the changes in such an order that no page links to a missing file,
 * then deletes what the release no longer holds. After an interruption the next delivery continues.
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
        // Recorded before each upload, and only these files: recorded files may be deleted later.
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
