import { runCommand } from './runCommand.ts';

/** Runs `stop` once at Ctrl-C or another signal to end, and then exits, with code 1 if `stop` failed. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const handle = () => {
    if (isStopping) return;
    isStopping = true;
    void runCommand(stop).then(() => process.exit());
  };
  process.on('SIGINT', handle);
  process.on('SIGTERM', handle);
}
