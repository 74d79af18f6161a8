import { randomBytes } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { computeFigures } from '#desk/figures/server/compute-figures.ts';
import { refreshWaits } from '#desk/introductions/server/waits-store.ts';
import { liftSuspensions } from '#desk/moderation/server/lift-suspensions.ts';
import { remindOfAppointments } from '#member/appointments/server/remind.ts';
import { mailWaitingCoachMessages } from '#member/coaching/server/mail-waiting.ts';
import { replayErasures } from '#member/data-rights/server/replay-erasures.ts';
import { eraseMember } from '#member/data-rights/server/shared/erase-member.ts';
import { sweepPhotos } from '#member/data-rights/server/sweep-photos.ts';
import { remindOfDates } from '#member/encounters/server/remind.ts';
import { refreshAttention } from '#member/matching/server/attention-store.ts';
import { composeAhead } from '#member/matching/server/compose-ahead.ts';
import { notifyAbsent } from '#member/notifications/server/notify-absent.ts';
import { countNearby } from '#member/photos/server/verification-routes.ts';
import { prepareDates, remindParticipants } from '#member/workshops/server/schedule-workshops.ts';
import { type OpenDatabase, openPostgres } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { storeCrowd } from '#testing/crowd/store-crowd.ts';
import { makeMarkedWorld } from '#testing/marked-members.ts';
import { createServedDatabase, openAsOwner } from '#testing/served-database.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';
import { openDeskOfAll, walkEndpoints } from '#testing/walk-endpoints.ts';
import { listEmptyTables, pretendTimes, reportPlans, watchPlans } from '#testing/watch-plans.ts';
import { mailNewcomers } from './mail-newcomers.ts';
import { runHousekeeping } from './schedule.ts';

/** Tables that grow with the team, its catalogue, the nodes or the days, never with the members. */
const NEVER_LARGE: readonly string[] = [
  'appointment_hosts',
  'appointment_slots',
  'articles',
  'authority_requests',
  'banner',
  'coaches',
  'communes',
  'daily_figures',
  'erasure_marks',
  'founding_places',
  'funnel_counters',
  'member_erasures',
  'members_by_cell',
  'offers',
  'public_pictures',
  'public_team',
  'saved_replies',
  'service_questions',
  'staff',
  'staff_backup_codes',
  'staff_links',
  'staff_push_subscriptions',
  'staff_sessions',
  'support_closures',
  'support_hours',
  'support_presence',
  'terms_changes',
  'testimonials',
  'workshop_leaders',
  'workshop_sessions',
];

type Allowed = { during: string; tables: readonly string[]; because: string };

/** Large tables that may be scanned, during which work, and why that is acceptable. */
const READ_WHOLE: readonly Allowed[] = [
  {
    during: 'deskMembers.search',
    tables: ['account_standings'],
    because: 'one row per suspended or closed account: few',
  },
  {
    during: 'transparency.figures',
    tables: ['user_reports', 'content_notices', 'statements', 'appeals'],
    because: 'counts all years of rare events, at most once a minute per node',
  },
  {
    during: 'figures',
    tables: ['shown_profiles', 'match_cards'],
    because:
      'counts cards, and reads shown profiles in batches of some thousand members, which here are all members',
  },
  {
    during: 'members nearby',
    tables: ['match_cards', 'profile_verifications'],
    because: 'counts all members by square in the background, once a night; requests read the counts',
  },
  {
    during: 'start with the ledger',
    tables: ['erasure_ledger', 'users'],
    because: 'compares all erasures with all accounts: half a second at each start of a node',
  },
  {
    during: 'housekeeping',
    tables: ['friend_links'],
    because: 'links to upcoming dates, once a night',
  },
];

const MEMBERS = 2000;
/** Factor for the statistics: a million rows. */
const TIMES = 500;
const FEWEST = 100_000;

const JOBS: Record<string, (services: Services) => Promise<unknown>> = {
  'waiting messages': notifyAbsent,
  'reminders of dates': remindOfDates,
  'reminders of appointments': remindOfAppointments,
  'reminders of workshops': remindParticipants,
  'dates of workshops': prepareDates,
  'mails of new people': mailNewcomers,
  'mails of coaches': mailWaitingCoachMessages,
  suspensions: liftSuspensions,
  figures: computeFigures,
  attention: refreshAttention,
  selections: composeAhead,
  'who waits for a matchmaker': refreshWaits,
  'members nearby': countNearby,
  'sweep of photos': sweepPhotos,
  'start with the ledger': replayErasures,
  housekeeping: runHousekeeping,
};

const ASKED_AT_THE_DESK = [
  '/inbox/threads?view=resolved',
  '/inbox/threads?view=mine',
  '/inbox/threads?q=parapluie',
  '/members?words=claire',
  '/members?words=claire&state=open&step=complete&photo=no',
  '/members?state=paused',
  '/members?state=suspended',
  '/introductions/members',
  '/introductions/members?words=claire',
  '/moderation/cases?kind=photo',
];

describe.runIf(onPostgres)('plans at a million members', () => {
  test('no statement scans a whole table that grows with the members, except for stated reasons', async () => {
    const { app, owner } = await appThatTellsPlans();
    app.clock.replaceDate();
    const world = await makeMarkedWorld(app);
    await storeCrowd(owner.db, { members: MEMBERS, messagesOfEach: 4, waiting: 100, now: app.clock.now() });
    // The plan of an empty table is meaningless: a new table gets its rows in src/testing/crowd.
    expect((await listEmptyTables(app.db)).filter((table) => !NEVER_LARGE.includes(table))).toEqual([]);
    // The first night counts all the weeks shown, later nights only new data.
    await computeFigures(app.services);
    await pretendTimes(owner.db, { times: TIMES, fewest: FEWEST, but: NEVER_LARGE });
    const watched = await watchPlans(app.db);
    const desk = await openDeskOfAll(app);
    for (const path of ASKED_AT_THE_DESK) {
      watched.during(path);
      expect([path, (await desk.fetch(`/api/desk${path}`)).status]).toEqual([path, 200]);
    }
    await walkEndpoints(app, world, async ({ name }, call) => {
      watched.during(name);
      await (await call()).text();
    });
    for (const [name, run] of Object.entries(JOBS)) {
      watched.during(name);
      await run(app.services);
    }
    watched.during('erasure');
    await eraseMember(app.services, world.cast.member, { reason: 'asked' });
    watched.stop();

    const found = [...watched.wholeReads].flatMap(([what, reads]) =>
      reads
        .filter(({ table }) => !NEVER_LARGE.includes(table))
        .map(({ table, statement }) => ({
          what,
          table,
          statement: statement.replaceAll(/\s+/g, ' ').slice(0, 300),
        })),
    );
    const isAllowed = ({ what, table }: { what: string; table: string }) =>
      READ_WHOLE.some((allowed) => allowed.during === what && allowed.tables.includes(table));
    expect(found.filter((one) => !isAllowed(one))).toEqual([]);
    // An obsolete exception must be removed.
    for (const { during, tables } of READ_WHOLE)
      for (const table of tables)
        expect(found, `${during} reads ${table}`).toContainEqual(
          expect.objectContaining({ what: during, table }),
        );
  });
});

/** On its own database, because its statistics are changed; row policies are part of the plans. */
async function appThatTellsPlans(): Promise<{ app: TestApp; owner: OpenDatabase }> {
  const name = `lueur_plans_${randomBytes(6).toString('hex')}`;
  const made = await createServedDatabase(process.env.TEST_DATABASE ?? '', name);
  const owner = openAsOwner(made);
  await reportPlans(owner.db);
  await made.close();
  const database = openPostgres(made.address ?? '', { statementMs: 60_000 });
  const app = await startTestApp({ database });
  onTestFinished(async () => {
    await app.stop();
    await database.close();
    await owner.close();
  });
  return { app, owner };
}
