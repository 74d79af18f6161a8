import { PAGE_FACTS } from '#lib/placeholders.ts';
import type { Log } from '#platform/log.ts';
import type { PageFacts } from './fill-page.ts';

/** A site that is open to the public must say who publishes it: what its server was not told is named at each start. */
export function warnUnfinishedPages(log: Log, facts: PageFacts): void {
  const missing = PAGE_FACTS.filter((name) => name.startsWith('LEGAL_') && facts[name] === undefined);
  if (missing.length === 0) return;
  log('warn', 'legal-pages-unfinished', {
    missing: missing.join(', '),
    hint: 'Set these variables, then start again.',
  });
}
