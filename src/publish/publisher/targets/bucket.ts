import { join } from 'node:path';
import { execa } from 'execa';
import * as v from 'valibot';
import { isHashed } from '~/publish/publisher/assets';
import type { Manifest } from '~/publish/publisher/manifest';
import { inOneSentence } from '~/publish/publisher/inOneSentence';
import { supervise, type Supervision } from '~/publish/publisher/processGroup';
import { openStateFile } from '~/publish/stateFile';
import { DeliveryError, WITHHELD, type Target } from './target';
import { uploadsOf } from './uploadPasses';

export interface BucketOptions extends Supervision {
  /** `remote:bucket`, as rclone's own settings name it. */
  bucket: string;
  stateDir: string;
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

/** Runs rclone on the named files; what it knows of the bucket comes from its own settings. */
async function runRclone(words: string[], files: string[], options: BucketOptions) {
  // Without --no-traverse rclone 1.60 looks for the named files from the top, and misses nested ones.
  const only = ['--files-from-raw', '-', '--no-traverse', '--quiet'];
  const child = execa('rclone', [...words, ...only], {
    detached: true,
    input: files.join('\n'),
    reject: false,
    env: WITHHELD,
  });
  const { end, isLate } = await supervise(child, options);
  if (isLate) throw new DeliveryError('the upload to the bucket took too long');
  if (end.code === 'ENOENT') throw new DeliveryError('rclone is not installed');
  if (end.failed) {
    const text = end.stderr.replaceAll(options.bucket, 'the bucket').replace(LOG_TIME, '');
    const said = inOneSentence(text);
    throw new DeliveryError(`rclone: ${said || `ended with ${end.signal ?? 'a fault'}`}`);
  }
}

/**
 * A bucket of any cloud: uploads what has changed in an order in which no page names what is not there,
 * then deletes what the release no longer holds. Cut off anywhere, the next delivery goes on from there.
 */
export function bucketTarget(options: BucketOptions): Target {
  const { bucket, stateDir } = options;
  const state = openStateFile(join(stateDir, 'bucket.json'), v.record(v.string(), v.string()));

  return {
    deliver: async (release, directory) => {
      const wanted = contentsOf(release);
      const there = (await state.read()) ?? {};
      const changed = [...wanted].filter(([file, version]) => there[file] !== version);
      const doubts = changed.map(([file]) => [file, IN_DOUBT] as const);
      await state.write({ ...there, ...Object.fromEntries(doubts) });

      for (const { files, cacheControl, contentType } of uploadsOf(changed.map(([file]) => file))) {
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
