import { and, eq, sql } from 'drizzle-orm';
import { openPatterns } from '#desk/appointments/server/open-patterns.ts';
import { computeFigures } from '#desk/figures/server/compute-figures.ts';
import { refreshWaits } from '#desk/introductions/server/waits-store.ts';
import { DAY_MS } from '#lib/durations.ts';
import { recordSeen } from '#live/server/activity.ts';
import { sweepPhotos } from '#member/data-rights/server/sweep-photos.ts';
import { refreshAttention } from '#member/matching/server/attention-store.ts';
import { composeAhead } from '#member/matching/server/compose-ahead.ts';
import { notifyAbsent } from '#member/notifications/server/notify-absent.ts';
import { scorePhotos } from '#member/photos/server/score-photos.ts';
import { prepareDates } from '#member/workshops/server/schedule-workshops.ts';
import { listMissingDates } from '#member/workshops/server/store.ts';
import { RETRY_QUEUE } from '#platform/jobs.ts';
import type { Services } from '#platform/services.ts';
import { runHousekeeping } from '#server/schedule.ts';
import {
  accountStandings,
  appointmentHosts,
  appointmentSlots,
  compositions,
  dailyFigures,
  moderationCases,
  photoScores,
  photos,
  pushSubscriptions,
  sessions,
  users,
  workshopDates,
} from '#server/schema.ts';
import { insertColleague } from '#testing/test-colleagues.ts';

import { app, at, fail, failing, NOON, notifyOfMessages, people, type Walk } from './walk.ts';

const walkedPages = new Set<string>();
const removed = new Set<string>();

/**
 * Inserts three pages of a thousand accounts without a profile.
 * @returns the id from which each page starts
 */
async function pages(): Promise<string[]> {
  walkedPages.clear();
  await app.db.execute(sql`
    INSERT INTO users (id, email, name, email_verified, created_at, updated_at)
    SELECT 'p' || lpad(n::text, 5, '0'), 'p' || n || '@exemple.invalid', '', true, ${NOON.toISOString()}::timestamptz,
      ${NOON.toISOString()}::timestamptz
    FROM generate_series(0, 2500) AS n`);
  return ['', 'p00999', 'p01999'];
}
const ofPages = (run: Walk['run']): Walk => ({
  run,
  arrange: pages,
  poison: (services, item) => ({
    ...services,
    db: failing(services.db, ({ sql: text, params }) => {
      if (!text.includes('match_cards')) return false;
      const after = String(params.find((one) => one === '' || /^p\d{5}$/.test(String(one))));
      if (after !== item) walkedPages.add(after);
      return after === item;
    }),
  }),
  isDone: async (item) => walkedPages.delete(item),
});

/** Jobs that write rows or files: one of them cannot be written. */
export const ROW_WALKS: Record<string, Walk> = {
  'waiting-messages, pushes': {
    run: notifyAbsent,
    async arrange() {
      const [sender = '', ...members] = await people(4);
      await notifyOfMessages(sender, members, 5);
      const times = { createdAt: NOON, updatedAt: NOON, expiresAt: at(DAY_MS) };
      for (const id of members) {
        await app.db.insert(sessions).values({ id, userId: id, token: id, ...times });
        const keys = { p256dh: 'x', auth: 'x', created_at: NOON };
        await app.db
          .insert(pushSubscriptions)
          .values({ id, user_id: id, session_id: id, endpoint: `https://push.invalid/${id}`, ...keys });
      }
      return members;
    },
    poison: (services, item) => ({
      ...services,
      jobs: {
        ...services.jobs,
        send: (db, queue, data, options) =>
          'subscription' in data && data.subscription === item
            ? fail(db)
            : services.jobs.send(db, queue, data, options),
      },
    }),
    isDone: async (item) => {
      const { rows } = await app.db.execute(
        sql`SELECT FROM pgboss.job WHERE name <> ${RETRY_QUEUE} AND data->>'subscription' = ${item}`,
      );
      return rows.length > 0;
    },
  },
  'appointment-patterns': {
    run: openPatterns,
    async arrange() {
      const ids: string[] = [];
      for (let count = 0; count < 3; count += 1) {
        const { id } = await insertColleague(app, ['matchmaker']);
        const pattern = {
          kind: 'welcome',
          weekday: 2,
          from: '14:00',
          to: '17:00',
          openedUntil: '2077-03-01',
        };
        await app.db.insert(appointmentHosts).values({ staff_id: id, patterns: [pattern as never] });
        ids.push(id);
      }
      return ids.sort();
    },
    poison: (services, item) => ({
      ...services,
      db: failing(services.db, ({ params }) => params.includes(`appointment-slots:${item}`)),
    }),
    isDone: async (id) => (await app.db.$count(appointmentSlots, eq(appointmentSlots.staff_id, id))) > 0,
  },
  'workshop-sessions': {
    run: prepareDates,
    async arrange() {
      const missing = (await listMissingDates(app.db, app.clock.now())).map(({ id }) => id);
      return [missing[0] ?? '', missing[3] ?? '', missing.at(-1) ?? ''];
    },
    poison: (services, item) => ({
      ...services,
      db: failing(services.db, ({ params }) => params.includes(item)),
    }),
    isDone: async (id) => (await app.db.$count(workshopDates, eq(workshopDates.id, id))) > 0,
  },
  figures: {
    run: computeFigures,
    arrange: async () => ['2076-11-29', '2077-01-15', '2077-02-28'],
    poison: (services, item) => ({
      ...services,
      db: failing(services.db, ({ params }) => params.includes(item) && params.includes('meetings-held')),
    }),
    isDone: async (day) =>
      (await app.db.$count(dailyFigures, sql`name = 'counted' AND day = ${day}::date`)) > 0,
  },
  attention: ofPages((services) => refreshAttention(services, 0)),
  selections: {
    run: composeAhead,
    async arrange() {
      app.clock.set('2077-03-04T12:00:00+01:00');
      const members = await people();
      await recordSeen(app.db, members, app.clock.now());
      return members;
    },
    poison: (services, item) => ({
      ...services,
      db: failing(
        services.db,
        ({ sql: text, params }) => text.includes('INSERT INTO compositions') && params.includes(item),
      ),
    }),
    isDone: async (id) =>
      (await app.db.$count(compositions, and(eq(compositions.user_id, id), compositions.settled))) > 0,
  },
  'introduction-waits': ofPages(refreshWaits),
  'photo-sweep': {
    run: sweepPhotos,
    arrange: threeFiles,
    poison: (services, item) => ({ ...services, photos: orphans(services, item) }),
    isDone: async (id) => removed.has(id),
  },
  'photo-look': {
    run: (services) =>
      scorePhotos(services, {
        look: async () => ({ porn: 0, sexy: 0, hentai: 0, neutral: 1, drawing: 0 }),
        rest: async () => undefined,
      }),
    async arrange() {
      const members = await people();
      for (const [place, id] of members.entries()) {
        await app.db.insert(photos).values({
          id,
          user_id: id,
          created_at: NOON,
          url: `/${id}`,
        } as unknown as typeof photos.$inferInsert);
        await app.db.insert(moderationCases).values({
          id,
          kind: 'photo',
          subject_id: id,
          source: id,
          gravity: 1,
          created_at: NOON,
          rank_at: at(place),
        });
      }
      return members;
    },
    poison: (services, item) => ({
      ...services,
      photos: {
        ...services.photos,
        find: async (id) => (id === item ? Promise.reject(new Error('away')) : new Uint8Array()),
      },
    }),
    isDone: async (id) => (await app.db.$count(photoScores, eq(photoScores.photo_id, id))) > 0,
  },
  'housekeeping, promises': {
    run: (services) =>
      runHousekeeping(
        services,
        Object.fromEntries(['a', 'b', 'c'].map((name) => [name, async () => services.photos.remove(name)])),
      ),
    arrange: threeFiles,
    poison: (services, item) => ({ ...services, photos: orphans(services, item) }),
    isDone: async (id) => removed.has(id),
  },
  'housekeeping, closed accounts': {
    run: runHousekeeping,
    async arrange() {
      const members = await people();
      for (const user_id of members)
        await app.db.insert(accountStandings).values({
          user_id,
          decision: 'close',
          joined_at: NOON,
          erase_after: at(-1),
          since: at(-3 * DAY_MS),
          until: at(-2 * DAY_MS),
        });
      return members;
    },
    poison: (services, item) => ({
      ...services,
      jobs: {
        ...services.jobs,
        eraseAbout: (db, person) =>
          person.ids.includes(item) ? fail(db) : services.jobs.eraseAbout(db, person),
      },
    }),
    isDone: async (id) => (await app.db.$count(users, eq(users.id, id))) === 0,
  },
};

async function threeFiles(): Promise<string[]> {
  removed.clear();
  return ['a', 'b', 'c'];
}

function orphans(services: Services, failingOne: string | undefined): Services['photos'] {
  return {
    ...services.photos,
    async *list() {
      yield ['a', 'b', 'c'].map((id) => ({ id, savedAt: at(-DAY_MS) }));
    },
    async remove(id) {
      if (id === failingOne) throw new Error('away');
      removed.add(id);
    },
  };
}
