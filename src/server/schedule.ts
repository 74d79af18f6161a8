import { lt } from 'drizzle-orm';
import { schedulePatterns } from '#desk/appointments/server/open-patterns.ts';
import { eraseRequestsBefore } from '#desk/authorities/server/store.ts';
import { scheduleFigures } from '#desk/figures/server/compute-figures.ts';
import { scheduleWaits } from '#desk/introductions/server/waits-store.ts';
import { scheduleSuspensions } from '#desk/moderation/server/lift-suspensions.ts';
import { scheduleDangers } from '#desk/moderation/server/notify-on-call.ts';
import { auditKeptSince, NOTE_KEPT_MONTHS } from '#desk/staff/rules.ts';
import { eraseAuditBefore } from '#desk/staff/server/audit-store.ts';
import { eraseExpiredLinks } from '#desk/staff/server/link-store.ts';
import { eraseNotesBefore } from '#desk/staff/server/note-store.ts';
import { eraseEndedStaffSessions } from '#desk/staff/server/session-store.ts';
import { unfinishedBefore } from '#identity/accounts/rules.ts';
import { eraseRecordsPast } from '#identity/accounts/server/identification-store.ts';
import { eraseEndedSessions, eraseUnfinished } from '#identity/accounts/server/store.ts';
import { PROOF_KEPT_MONTHS } from '#identity/ad-measurement/rules.ts';
import { eraseCookieChoicesBefore } from '#identity/ad-measurement/server/store.ts';
import { scheduleTermsMails } from '#identity/consents/server/shared/mail-terms-changes.ts';
import { eraseProofsPast } from '#identity/consents/server/store.ts';
import { eraseOldDrafts } from '#identity/drafts/server/store.ts';
import { deleteExpiredEmailChanges } from '#identity/entrance/server/store.ts';
import { unlinkedBefore } from '#identity/factors/rules.ts';
import { eraseUnlinkedPhones } from '#identity/factors/server/second-factor-store.ts';
import { DAY_MS, HOUR_MS } from '#lib/durations.ts';
import { monthsLater } from '#lib/paris-time.ts';
import { eraseOldEvents } from '#live/server/event-store.ts';
import { DECISION_KEPT_YEARS } from '#mechanisms/decisions/rules.ts';
import { eraseDecisionsBefore } from '#mechanisms/decisions/server/case-store.ts';
import { eraseOldMeasures } from '#mechanisms/decisions/server/standing-store.ts';
import { eraseExpiredCodes } from '#mechanisms/mailed-links/server/store.ts';
import { forgetPastAppointments, scheduleAppointmentReminders } from '#member/appointments/server/remind.ts';
import { scheduleCoachMails } from '#member/coaching/server/mail-waiting.ts';
import { eraseEndedShares } from '#member/coaching/server/shared-answers-store.ts';
import { CALL_KEPT_HOURS } from '#member/conversations/rules.ts';
import { eraseCallsBefore } from '#member/conversations/server/call-store.ts';
import { LETTER_KEPT_MONTHS, ORDER_KEPT_YEARS, REPORT_KEPT_YEARS } from '#member/data-rights/rules.ts';
import { applyRetention } from '#member/data-rights/server/apply-retention.ts';
import {
  eraseLettersBefore,
  eraseLoveProfileChangesBefore,
  eraseReportsBefore,
} from '#member/data-rights/server/retention-store.ts';
import { PHOTO_QUEUE, sweepPhotos } from '#member/data-rights/server/sweep-photos.ts';
import { DATE_KEPT_DAYS } from '#member/encounters/rules.ts';
import { eraseDeadLinks } from '#member/encounters/server/friend-store.ts';
import { scheduleDateReminders } from '#member/encounters/server/remind.ts';
import { eraseEncountersBefore } from '#member/encounters/server/store.ts';
import { introductionsToldBefore } from '#member/matching/rules.ts';
import { scheduleAttention } from '#member/matching/server/attention-store.ts';
import { scheduleSelections } from '#member/matching/server/compose-ahead.ts';
import { forgetEndedIntroductions } from '#member/matching/server/introduction-store.ts';
import { eraseComposedBefore } from '#member/matching/server/proposal-store.ts';
import { erasePairsPast } from '#member/matching/server/shared/kept-pairs.ts';
import { eraseShownLongAgo } from '#member/matching/server/store.ts';
import { eraseOrdersBefore } from '#member/membership/server/store.ts';
import { scheduleWaitingMessages } from '#member/notifications/server/notify-absent.ts';
import { schedulePhotoLooks } from '#member/photos/server/score-photos.ts';
import { scheduleNearby } from '#member/photos/server/verification-routes.ts';
import { LOVE_PROFILE_CHANGE_WINDOW_DAYS } from '#member/profile/rules.ts';
import { eraseLeftPlaces } from '#member/profile/server/store.ts';
import { eraseSealed } from '#member/reports/server/store.ts';
import { scheduleAnswerMails } from '#member/support/server/shared/answer-mail.ts';
import { scheduleSupportMails } from '#member/support/server/shared/team-mail.ts';
import { scheduleWorkshops } from '#member/workshops/server/schedule-workshops.ts';
import { eraseUntakenBefore } from '#member/workshops/server/store.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
import { rateLimits } from '#platform/database/tables.ts';
import { forEachApart, scheduleRetries } from '#platform/for-each-apart.ts';
import { eraseSentMailsBefore, SENT_MAILS_KEPT_MONTHS } from '#platform/mail/sent-mail-store.ts';
import { HOUSEKEEPING } from '#platform/nightly-jobs.ts';
import { SECURITY_EVENTS_KEPT_MONTHS } from '#platform/security-events/events.ts';
import { eraseSecurityEventsBefore } from '#platform/security-events/store.ts';
import type { Services } from '#platform/services.ts';

import { scheduleTellingNewcomers } from './mail-newcomers.ts';

const EVERY_NIGHT = '20 4 * * *';
/** An orphaned photo is removed within a day, even if one run fails. */
const EVERY_SIX_HOURS = '50 */6 * * *';

/** Schedules every job on every node; each run happens on one node. */
export async function scheduleJobs(services: Services): Promise<void> {
  await scheduleRetries(services);
  await scheduleHousekeeping(services);
  await scheduleWaitingMessages(services);
  await scheduleDateReminders(services);
  await scheduleAppointmentReminders(services);
  await schedulePatterns(services);
  await scheduleTellingNewcomers(services);
  await scheduleSupportMails(services);
  await scheduleSuspensions(services);
  await scheduleDangers(services);
  await schedulePhotoLooks(services);
  await scheduleAnswerMails(services);
  await scheduleCoachMails(services);
  await scheduleWorkshops(services);
  await scheduleFigures(services);
  await scheduleAttention(services);
  await scheduleSelections(services);
  await scheduleNearby(services);
  await scheduleTermsMails(services);
  await scheduleWaits(services);
}

type Forget = (services: Services, now: Date) => Promise<unknown>;

export const FORGOTTEN_EACH_NIGHT: Readonly<Record<string, Forget>> = {
  eraseRateLimits: ({ db }, now) => eraseInSteps(db, rateLimits, lt(rateLimits.resetsAt, now)),
  eraseOldEvents: ({ db }, now) => eraseOldEvents(db, now),
  eraseEndedSessions: ({ db }, now) => eraseEndedSessions(db, now),
  eraseUnlinkedPhones: ({ db }, now) => eraseUnlinkedPhones(db, unlinkedBefore(now)),
  eraseEndedStaffSessions: ({ db }, now) => eraseEndedStaffSessions(db, now),
  eraseExpiredLinks: ({ db }, now) => eraseExpiredLinks(db, now),
  eraseExpiredCodes: ({ db }, now) => eraseExpiredCodes(db, now),
  eraseNotesBefore: ({ db }, now) => eraseNotesBefore(db, monthsLater(now, -NOTE_KEPT_MONTHS)),
  eraseAuditBefore: ({ db }, now) => eraseAuditBefore(db, auditKeptSince(now)),
  eraseSecurityEventsBefore: ({ db }, now) =>
    eraseSecurityEventsBefore(db, monthsLater(now, -SECURITY_EVENTS_KEPT_MONTHS)),
  eraseSentMailsBefore: ({ db }, now) => eraseSentMailsBefore(db, monthsLater(now, -SENT_MAILS_KEPT_MONTHS)),
  deleteExpiredEmailChanges: ({ db }, now) => deleteExpiredEmailChanges(db, now),
  eraseOldDrafts: ({ db }, now) => eraseOldDrafts(db, now),
  eraseShownLongAgo: ({ db }, now) => eraseShownLongAgo(db, now),
  eraseComposedBefore: ({ db }, now) => eraseComposedBefore(db, now),
  erasePairsPast: ({ db }, now) => erasePairsPast(db, now),
  eraseProofsPast: ({ db }, now) => eraseProofsPast(db, now),
  eraseRecordsPast: ({ db }, now) => eraseRecordsPast(db, now),
  eraseLeftPlaces: ({ db }, now) => eraseLeftPlaces(db, now),
  forgetEndedIntroductions: ({ db }, now) => forgetEndedIntroductions(db, introductionsToldBefore(now)),
  eraseCallsBefore: ({ db }, now) =>
    eraseCallsBefore(db, new Date(now.getTime() - CALL_KEPT_HOURS * HOUR_MS)),
  eraseDeadLinks: ({ db }, now) => eraseDeadLinks(db, now),
  forgetPastAppointments: ({ db }, now) => forgetPastAppointments(db, now),
  eraseEncountersBefore: ({ db }, now) =>
    eraseEncountersBefore(db, new Date(now.getTime() - DATE_KEPT_DAYS * DAY_MS)),
  eraseEndedShares: ({ db }, now) => eraseEndedShares(db, now),
  eraseUntakenBefore: ({ db }, now) => eraseUntakenBefore(db, new Date(now.getTime() - DAY_MS)),
  eraseDecisionsBefore: ({ db }, now) =>
    eraseDecisionsBefore(db, monthsLater(now, -12 * DECISION_KEPT_YEARS)),
  eraseRequestsBefore: ({ db }, now) => eraseRequestsBefore(db, monthsLater(now, -12 * DECISION_KEPT_YEARS)),
  eraseUnfinished: async (services, now) => {
    const unfinishedSignUps = await eraseUnfinished(services.db, unfinishedBefore(now), now);
    services.log('info', 'housekeeping-done', { unfinishedSignUps });
  },
  eraseLoveProfileChangesBefore: ({ db }, now) =>
    eraseLoveProfileChangesBefore(db, new Date(now.getTime() - LOVE_PROFILE_CHANGE_WINDOW_DAYS * DAY_MS)),
  eraseLettersBefore: ({ db }, now) => eraseLettersBefore(db, monthsLater(now, -LETTER_KEPT_MONTHS)),
  eraseCookieChoicesBefore: ({ db }, now) =>
    eraseCookieChoicesBefore(db, monthsLater(now, -PROOF_KEPT_MONTHS)),
  eraseSealed: ({ db }, now) => eraseSealed(db, now),
  eraseOrdersBefore: ({ db }, now) => eraseOrdersBefore(db, monthsLater(now, -12 * ORDER_KEPT_YEARS)),
  eraseReportsBefore: ({ db }, now) => eraseReportsBefore(db, monthsLater(now, -12 * REPORT_KEPT_YEARS)),
  eraseOldMeasures: ({ db }, now) =>
    eraseOldMeasures(db, { now, statementsBefore: monthsLater(now, -12 * DECISION_KEPT_YEARS) }),
  applyRetention: async (services) => {
    const { warned, erased } = await applyRetention(services);
    services.log('info', 'retention-kept', { warned, erased });
  },
};

/** Erases expired data (security.md, 43); idempotent. A failing step does not stop the others. */
export async function runHousekeeping(services: Services, promises = FORGOTTEN_EACH_NIGHT): Promise<void> {
  const items = Object.entries(promises);
  await forEachApart(services, { job: HOUSEKEEPING, items, keyOf: ([name]) => name }, ([, forget]) =>
    forget(services, services.clock.now()),
  );
}

async function scheduleHousekeeping(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work(HOUSEKEEPING, () => runHousekeeping(services));
  await jobs.schedule(HOUSEKEEPING, EVERY_NIGHT);
  await jobs.work(PHOTO_QUEUE, async () => {
    await sweepPhotos(services);
  });
  await jobs.schedule(PHOTO_QUEUE, EVERY_SIX_HOURS);
}
