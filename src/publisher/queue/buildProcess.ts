/** Runs the build in its own process, so that it can be stopped; reports everything to the parent. */
import { buildSite } from '#/pipeline/buildSite.ts';
import { causeOf } from '#/system/report/expectedError.ts';
import type { BuildMessage, BuildOrder } from './buildInChild.ts';

const tell = (message: BuildMessage) => process.send?.(message);

const order = JSON.parse(process.argv[2] ?? '') as BuildOrder;
const warnings: string[] = [];
const nothing = () => undefined;
const reporter = {
  info: nothing,
  progress: nothing,
  warn: (line: string) => void warnings.push(line),
};
try {
  const options = { ...order, isSample: false, onShrink: 'leave to caller', reporter } as const;
  const { amounts, fallbacks, directory } = await buildSite(options);
  tell({ built: { amounts, snapshotDir: directory, fallbacks, warnings } });
} catch (error) {
  tell({ failed: causeOf(error) });
}
process.disconnect();
