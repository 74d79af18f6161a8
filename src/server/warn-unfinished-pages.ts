import type { Log } from '#platform/log.ts';
import { readLegalFacts } from '#site/legal-variables.ts';

/**
 * Says in the log which facts the legal pages lack: the law asks for them, and only a new build can put them there.
 * For the start of a production server.
 */
export function warnUnfinishedPages(log: Log): void {
  const missing = readLegalFacts().filter(({ value }) => value === undefined);
  if (missing.length === 0) return;
  log('warn', 'legal-pages-unfinished', {
    missing: missing.map(({ variable }) => variable).join(', '),
    remedy: 'set these variables, then build again: see src/features/site/legal-variables.ts',
  });
}
