/** A page renders without responses that take longer. */
const PATIENCE_MS = 1000;

/**
 * Loader of a route: awaits reads that were requested before the scripts, so that the page renders once, with them. The
 * page itself fetches what failed, is late or was not requested early.
 * @param reads fills the query cache, by the path of the early read
 */
export async function awaitEarlyReads(
  reads: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<void> {
  const early = window.earlyReads;
  if (!early) return;
  const filled = Object.entries(reads).map(async ([path, fill]) => {
    const answer = await early[path]?.catch(() => undefined);
    if (answer?.ok) await fill();
  });
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.all(filled), patience]);
}
