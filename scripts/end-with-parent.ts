const EVERY_MS = 500;

/** Ends this process in order once the one that began it is gone: a stopped run leaves no server behind. */
export function endWithParent(): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, EVERY_MS).unref();
}
