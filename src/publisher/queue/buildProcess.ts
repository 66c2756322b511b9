/** Runs the build in its own process, so that it can always be stopped; reports everything to the parent. */
import { FetchError } from '#/build/fetch/fetchSnapshot.ts';
import { messageOf } from '#/build/report/messageOf.ts';
import { buildSite } from '#/build/buildSite.ts';
import { SiteError } from '#/build/place/checkSite.ts';
import { RenderError } from '#/build/render/render.ts';
import type { BuildMessage, BuildOrder } from './buildInChild.ts';

const tell = (message: BuildMessage) => process.send?.(message);

/** The step that failed: a clean build may repair pages, but not content. */
function stepOf(error: unknown) {
  if (error instanceof FetchError) return 'fetch';
  if (error instanceof RenderError) return 'render';
  return error instanceof SiteError ? 'check' : 'other';
}

const order = JSON.parse(process.argv[2] ?? '') as BuildOrder;
const warnings: string[] = [];
try {
  const { amounts, fallbacks, directory } = await buildSite({
    ...order,
    isSample: false,
    shrinking: 'judged by caller',
    reporter: {
      info: (text) => tell({ kind: 'step', text }),
      warn: (line) => void warnings.push(line),
      progress: (step, done, total) => tell({ kind: 'progress', step, done, total }),
    },
  });
  tell({ kind: 'built', amounts, snapshotDir: directory, fallbacks, warnings });
} catch (error) {
  tell({ kind: 'failed', step: stepOf(error), text: messageOf(error) });
}
process.disconnect();
