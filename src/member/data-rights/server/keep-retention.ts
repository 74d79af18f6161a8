import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { PROOF_KEPT_MONTHS } from '#identity/ad-measurement/rules.ts';
import { eraseCookieChoicesBefore } from '#identity/ad-measurement/server/store.ts';
import { DAY_MS } from '#lib/durations.ts';
import { monthsLater } from '#lib/months-later.ts';
import { DECISION_KEPT_YEARS } from '#mechanisms/decisions/rules.ts';
import { eraseOldMeasures, listClosedToErase } from '#mechanisms/decisions/server/standing-store.ts';
import { LOVE_PROFILE_CHANGE_WINDOW_DAYS } from '#member/answers/rules.ts';
import { eraseSealed } from '#member/reports/server/sealed-store.ts';
import { pagesOfMembers } from '#platform/database/pages-of-members.ts';
import { describeError } from '#platform/log.ts';
import type { Services } from '#platform/services.ts';
import {
  absenceVerdict,
  erasureDue,
  LETTER_KEPT_MONTHS,
  REPORT_KEPT_YEARS,
  WARNING_AFTER_MONTHS,
} from '../rules.ts';
import {
  eraseLettersBefore,
  eraseLoveProfileChangesBefore,
  eraseReportsBefore,
  listAway,
  markWarned,
} from './retention-store.ts';
import { type ErasingServices, eraseMember } from './shared/erase-member.ts';

type Away = Awaited<ReturnType<typeof listAway>>[number];
type RetentionServices = ErasingServices & Pick<Services, 'outbox'>;

/**
 * Warns after eleven months and erases after twelve (security.md 43). A late run never erases a member who was not
 * warned in time.
 */
export async function keepRetention(
  services: RetentionServices,
): Promise<{ warned: number; erased: number }> {
  const { db, clock } = services;
  const now = clock.now();
  await eraseLoveProfileChangesBefore(db, new Date(now.getTime() - LOVE_PROFILE_CHANGE_WINDOW_DAYS * DAY_MS));
  await eraseLettersBefore(db, monthsLater(now, -LETTER_KEPT_MONTHS));
  await eraseCookieChoicesBefore(db, monthsLater(now, -PROOF_KEPT_MONTHS));
  await eraseSealed(db, now);
  await eraseReportsBefore(db, monthsLater(now, -12 * REPORT_KEPT_YEARS));
  await eraseOldMeasures(db, { now, statementsBefore: monthsLater(now, -12 * DECISION_KEPT_YEARS) });
  const done = { warned: 0, erased: await eraseClosed(services, now) };
  const seenBefore = monthsLater(now, -WARNING_AFTER_MONTHS);
  for await (const page of pagesOfMembers(db))
    for (const away of await listAway(db, page, seenBefore)) {
      const verdict = absenceVerdict(away, now);
      try {
        if (verdict === 'warn' && (await warn(services, away, now))) done.warned += 1;
        if (verdict === 'erase' && (await erase(services, away))) done.erased += 1;
      } catch (error) {
        // One failure must not block the other members; the next night retries.
        services.log('error', 'retention-failed', describeError(error));
      }
      // Other queries share this database.
      await yieldToEventLoop();
    }
  return done;
}

/** Erases closed accounts once the appeal period is over (DSA 20). @returns how many */
async function eraseClosed(services: RetentionServices, now: Date): Promise<number> {
  let erased = 0;
  for (const member of await listClosedToErase(services.db, now)) {
    try {
      if ((await eraseMember(services, member, { reason: 'closed' })) === 'erased') erased += 1;
    } catch (error) {
      services.log('error', 'retention-failed', describeError(error));
    }
    await yieldToEventLoop();
  }
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
