import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { monthsLater } from '#lib/paris-time.ts';
import { listClosedToErase } from '#mechanisms/decisions/server/standing-store.ts';
import type { Database } from '#platform/database/client.ts';
import { pagesOfMembers } from '#platform/database/pages-of-members.ts';
import { forEachApart } from '#platform/for-each-apart.ts';
import { HOUSEKEEPING } from '#platform/nightly-jobs.ts';
import type { Services } from '#platform/services.ts';
import { absenceVerdict, erasureDue, WARNING_AFTER_MONTHS } from '../rules.ts';
import { listAway, markWarned } from './retention-store.ts';
import { type ErasingServices, eraseMember } from './shared/erase-member.ts';

type Away = Awaited<ReturnType<typeof listAway>>[number];
type RetentionServices = ErasingServices & Pick<Services, 'outbox'>;

/**
 * Warns absent members after eleven months and erases them after twelve (security.md 43). A late run never erases a
 * member who was not warned in time.
 */
export async function applyRetention(
  services: RetentionServices,
): Promise<{ warned: number; erased: number }> {
  const { db, clock } = services;
  const now = clock.now();
  const done = { warned: 0, erased: await eraseClosed(services, now) };
  const items = listAllAway(db, monthsLater(now, -WARNING_AFTER_MONTHS));
  const keyOf = ({ id }: Away) => `away:${id}`;
  await forEachApart(services, { job: HOUSEKEEPING, items, keyOf }, async (away) => {
    const verdict = absenceVerdict(away, now);
    if (verdict === 'warn' && (await warn(services, away, now))) done.warned += 1;
    if (verdict === 'erase' && (await erase(services, away))) done.erased += 1;
    // Let other queries run.
    await yieldToEventLoop();
  });
  return done;
}

async function* listAllAway(db: Database, seenBefore: Date): AsyncGenerator<Away> {
  for await (const page of pagesOfMembers(db)) yield* await listAway(db, page, seenBefore);
}

/** Erases closed accounts after the appeal period (DSA 20). @returns how many */
async function eraseClosed(services: RetentionServices, now: Date): Promise<number> {
  let erased = 0;
  const items = await listClosedToErase(services.db, now);
  const keyOf = (member: string) => `closed:${member}`;
  await forEachApart(services, { job: HOUSEKEEPING, items, keyOf }, async (member) => {
    if ((await eraseMember(services, member, { reason: 'closed' })) === 'erased') erased += 1;
    await yieldToEventLoop();
  });
  return erased;
}

async function warn({ db, outbox }: RetentionServices, away: Away, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await markWarned(tx, away, now))) return false;
    const erasedFrom = erasureDue({ lastSeen: away.lastSeen, warnedAt: now }).toISOString();
    await outbox.send(tx, { template: 'long-absence', to: away.email, data: { erasedFrom } });
    return true;
  });
}

async function erase(services: RetentionServices, { id, lastSeen }: Away): Promise<boolean> {
  return (await eraseMember(services, id, { reason: 'away', unlessSeenAfter: lastSeen })) === 'erased';
}
