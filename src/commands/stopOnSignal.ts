/** Runs `stop` once at Ctrl-C or when the process is asked to end, then lets it end. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const handle = () => {
    if (isStopping) return;
    isStopping = true;
    void stop().then(() => process.exit(0));
  };
  process.on('SIGINT', handle);
  process.on('SIGTERM', handle);
}
