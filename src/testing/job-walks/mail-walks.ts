import { eq, sql } from 'drizzle-orm';
import { liftSuspensions } from '#desk/moderation/server/lift-suspensions.ts';
import { notifyOnCall } from '#desk/moderation/server/notify-on-call.ts';
import { mailTermsChanges } from '#identity/consents/server/shared/mail-terms-changes.ts';
import { DAY_MS } from '#lib/durations.ts';
import { remindOfAppointments } from '#member/appointments/server/remind.ts';
import { mailWaitingCoachMessages } from '#member/coaching/server/mail-waiting.ts';
import { remindOfDates } from '#member/encounters/server/remind.ts';
import { notifyAbsent } from '#member/notifications/server/notify-absent.ts';
import { registerPlace } from '#member/workshops/server/change-place.ts';
import { remindParticipants } from '#member/workshops/server/schedule-workshops.ts';
import type { Services } from '#platform/services.ts';
import { mailNewcomers } from '#server/mail-newcomers.ts';
import { runHousekeeping } from '#server/schedule.ts';
import {
  accountStandings,
  appointments,
  coachMessages,
  encounters,
  memberActivity,
  moderationCases,
  notificationChoices,
  termsChanges,
  workshopDates,
} from '#server/schema.ts';
import { aMan } from '#testing/factories.ts';
import { storeCoach, TEST_COACH } from '#testing/test-coach.ts';
import { insertColleague } from '#testing/test-colleagues.ts';

import {
  app,
  at,
  emailOf,
  fail,
  isMailed,
  NOON,
  noMailTo,
  notifyOfMessages,
  people,
  type Walk,
} from './walk.ts';

async function aWorkshopWith(members: readonly string[], startsAt: Date, id = 'atelier'): Promise<void> {
  await app.db.insert(workshopDates).values({ id, workshop_id: 8, starts_at: startsAt });
  app.clock.set(at(-3 * DAY_MS).toISOString());
  for (const member of members) await registerPlace({ ...app.services, outbox: silent }, member, id);
  app.clock.set(NOON.toISOString());
}
const silent = { send: async () => undefined } as unknown as Services['outbox'];

/** Jobs that send mails: the mail of one item cannot be stored. */
export const MAIL_WALKS: Record<string, Walk> = {
  'dangers-on-call': {
    run: notifyOnCall,
    async arrange() {
      await insertColleague(app, ['moderation']);
      // Mails of earlier walks stay in the queue.
      const ids = Array.from({ length: 3 }, () => crypto.randomUUID());
      for (const [place, id] of ids.entries())
        await app.db.insert(moderationCases).values({
          id,
          kind: 'report',
          source: id,
          gravity: 5,
          created_at: at(place - 10),
          rank_at: at(place - 10),
        });
      return ids;
    },
    poison: (services, item) => ({
      ...services,
      outbox: {
        ...services.outbox,
        send: (db, mail) =>
          JSON.stringify(mail.data).includes(item) ? fail(db) : services.outbox.send(db, mail),
      },
    }),
    isDone: async (item) => {
      const { rows } = await app.db.execute(
        sql`SELECT FROM pgboss.job WHERE name = 'mail' AND data->'data'->>'id' = ${item}`,
      );
      return rows.length > 0;
    },
  },
  suspensions: {
    run: liftSuspensions,
    async arrange() {
      const members = await people();
      for (const user_id of members)
        await app.db.insert(accountStandings).values({
          user_id,
          decision: 'suspend',
          joined_at: NOON,
          since: at(-DAY_MS),
          until: at(-1),
        });
      return members;
    },
    poison: noMailTo,
    isDone: async (member) =>
      (await app.db.$count(accountStandings, eq(accountStandings.user_id, member))) === 0,
  },
  'waiting-messages': {
    run: notifyAbsent,
    async arrange() {
      const [sender = '', ...members] = await people(4);
      await notifyOfMessages(sender, members);
      return members;
    },
    poison: noMailTo,
    isDone: isMailed,
  },
  'date-reminders': {
    run: remindOfDates,
    async arrange() {
      const members = await people(4);
      const [a = '', b = '', c = '', d = ''] = members;
      for (const [proposer_id, invited_id] of [
        [a, b],
        [c, d],
      ] as const)
        await app.db.insert(encounters).values({
          id: `${proposer_id}-${invited_id}`,
          proposer_id,
          invited_id,
          moments: [],
          place_kind: 'Café',
          agreed_at: at(3_600_000),
          changed_at: at(-5 * DAY_MS),
        });
      return [a, b, d];
    },
    poison: noMailTo,
    isDone: isMailed,
  },
  'appointment-reminders': {
    run: remindOfAppointments,
    async arrange() {
      const members = await people();
      for (const [place, user_id] of members.entries())
        await app.db.insert(appointments).values({
          id: user_id,
          user_id,
          staff_id: 'equipe',
          host_name: 'Anne',
          kind: 'welcome',
          state: 'booked',
          means: 'call',
          starts_at: at(600_000 + place),
          settled_at: at(-5 * DAY_MS),
        });
      return members;
    },
    poison: noMailTo,
    isDone: isMailed,
  },
  'new-people': {
    run: mailNewcomers,
    async arrange() {
      const members = await people();
      await app.insert(aMan({ birthDate: '2042-03-14' }));
      for (const user_id of members)
        await app.db.insert(notificationChoices).values({ user_id, weekly_mails: true });
      return members;
    },
    poison: noMailTo,
    isDone: isMailed,
  },
  'coach-mails': {
    run: mailWaitingCoachMessages,
    async arrange() {
      const members = await people();
      const { id } = await insertColleague(app, ['coach']);
      await storeCoach(app, { staff: id, members });
      for (const user_id of members)
        await app.db.insert(coachMessages).values({
          user_id,
          coach_id: TEST_COACH,
          written_by: 'coach',
          client_id: user_id,
          content: 'x',
          created_at: at(-3_600_000),
        });
      return members;
    },
    poison: noMailTo,
    isDone: isMailed,
  },
  'workshop-reminders': {
    run: remindParticipants,
    async arrange() {
      const members = await people();
      await aWorkshopWith(members, at(7 * 3_600_000));
      return members;
    },
    poison: noMailTo,
    isDone: isMailed,
  },
  'workshop-reminders, dates': {
    run: remindParticipants,
    async arrange() {
      const ids = ['atelier-1', 'atelier-2', 'atelier-3'];
      for (const [place, id] of ids.entries()) {
        const [member = ''] = await people(1);
        await aWorkshopWith([member], at((5 + place) * 3_600_000), id);
        emailOf.set(id, emailOf.get(member) ?? '');
      }
      return ids;
    },
    // A date with one participant first notifies the team.
    poison: (services, item) => ({
      ...services,
      outbox: {
        ...services.outbox,
        send: (db, mail) =>
          mail.template === 'workshop-coach' && 'dateId' in mail.data && mail.data.dateId === item
            ? fail(db)
            : services.outbox.send(db, mail),
      },
    }),
    isDone: isMailed,
  },
  'terms-change': {
    run: mailTermsChanges,
    async arrange() {
      const members = await people();
      await app.db.insert(termsChanges).values({
        id: crypto.randomUUID(),
        in_force: '2077-06-01',
        changes: 'Rien.',
        announced_at: NOON,
      } as typeof termsChanges.$inferInsert);
      return members;
    },
    poison: noMailTo,
    isDone: isMailed,
  },
  housekeeping: {
    run: runHousekeeping,
    async arrange() {
      const members = await people();
      for (const user_id of members)
        await app.db.insert(memberActivity).values({ user_id, last_seen_at: at(-340 * DAY_MS) });
      return members;
    },
    poison: noMailTo,
    isDone: isMailed,
  },
};
