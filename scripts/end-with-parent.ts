const EVERY_MS = 500;

/** Stops this process cleanly once its parent is gone, so that an aborted run leaves no server behind. */
export function endWithParent(): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, EVERY_MS).unref();
}
