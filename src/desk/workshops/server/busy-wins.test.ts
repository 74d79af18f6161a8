import { describe, expect, test } from 'vitest';
import { openPatterns } from '#desk/appointments/server/open-patterns.ts';
import { HOUR_MS, MINUTE_MS } from '#lib/durations.ts';
import { parisDay, parisTime } from '#lib/french-date.ts';
import { addDays, parisInstant } from '#lib/paris-time.ts';
import { publishSlots } from '#member/appointments/server/shared/publish-slots.ts';
import { upcomingDates } from '#member/workshops/rules.ts';
import { prepareDates } from '#member/workshops/server/schedule-workshops.ts';
import { lockTeam, saveLeader } from '#member/workshops/server/shared/leader-store.ts';
import { appointmentSlots, coaches, workshopDates, workshopLeaders } from '#server/schema.ts';
import { untilMailsLeft } from '#testing/mailed-calendar.ts';
import { refusalOf, type TestApp, testApp } from '#testing/test-app.ts';
import { storeCoach, TEST_COACH } from '#testing/test-coach.ts';
import { insertColleague } from '#testing/test-colleagues.ts';
import { onPostgres } from '#testing/test-db.ts';
import { untilLockWaits } from '#testing/until-lock-waits.ts';

const app = await testApp();

type Desk = Awaited<ReturnType<TestApp['staffBrowser']>>;
type Team = { coach: Desk; admin: Desk };

const DAY = '2026-12-02';
const NOON = parisInstant(DAY, '12:30');
const OTHER_COACH = 'coach-ines';

async function storeOther(staff: string | null = null): Promise<void> {
  await app.db.insert(coaches).values({
    id: OTHER_COACH,
    first_name: 'Inès',
    last_name: 'Exemple',
    specialty: 's',
    bio: 'b',
    email: 'ines@exemple.invalid',
    staff_id: staff,
  });
}

const aDate = (coach_id: string | null, id = 'seance') =>
  app.db.insert(workshopDates).values({ id, workshop_id: 1, starts_at: NOON, coach_id });

const add = ({ admin }: Team, time = '12:30') =>
  admin.client.deskWorkshops.add({ workshopId: 1, day: DAY, time, coach: TEST_COACH, room: null });

async function giveCard({ coach, admin }: Team) {
  const { coaches: cards } = await admin.client.deskContent.coaches();
  const card = cards.find(({ id }) => id === TEST_COACH);
  if (!card) throw new Error('The coach is stored');
  const { shown, members, ...saved } = card;
  return admin.client.deskContent.saveCoach({ ...saved, staffId: coach.staff.id });
}

type Cause = {
  /** When the coach becomes busy. */
  startsAt?: () => Date;
  /** Prepares the scenario. */
  before?: (team: Team) => Promise<unknown>;
  happens: (team: Team) => Promise<unknown>;
  /** Whether a mail is sent; the desk itself reports an absence that the colleague enters. */
  mailed?: false;
  /** Cannot be rejected: it runs in the background or must be possible despite a booked appointment. */
  unrefused?: true;
};

const rhythm = (place: number) => () =>
  upcomingDates(1, app.clock.now()).at(place)?.startsAt ?? new Date(Number.NaN);

const WRITTEN: Cause = {
  startsAt: rhythm(2),
  before: () => app.db.insert(workshopLeaders).values({ workshop_id: 1, coach_id: TEST_COACH }),
  happens: async () => {
    await prepareDates(app.services);
    await openPatterns(app.services);
  },
  unrefused: true,
};

/** Everything that makes a coach busy. */
const CAUSES: Record<string, Cause> = {
  'a date that is added': { happens: (team) => add(team) },
  'a date that is moved': {
    before: () =>
      app.db.insert(workshopDates).values({
        id: 'seance',
        workshop_id: 1,
        coach_id: TEST_COACH,
        starts_at: parisInstant(DAY, '08:30'),
      }),
    happens: ({ coach }) => coach.client.deskWorkshops.move({ id: 'seance', day: DAY, time: '12:30' }),
  },
  'a date that is given': {
    before: async () => {
      await storeOther();
      await aDate(OTHER_COACH);
    },
    happens: ({ admin }) => admin.client.deskWorkshops.giveCoach({ id: 'seance', coach: TEST_COACH }),
  },
  'a workshop that is given': {
    startsAt: rhythm(1),
    happens: ({ admin }) => admin.client.deskWorkshops.setLeader({ workshopId: 1, coach: TEST_COACH }),
  },
  'a card that is connected to the account': {
    before: async () => {
      await aDate(TEST_COACH);
      await app.db.update(coaches).set({ staff_id: null });
    },
    happens: giveCard,
    unrefused: true,
  },
  'a colleague who leaves their dates': {
    before: async () => {
      const colleague = await insertColleague(app, ['coach', 'support']);
      await storeOther(colleague.id);
      await aDate(OTHER_COACH);
      await app.db.insert(workshopLeaders).values({ workshop_id: 1, coach_id: TEST_COACH });
    },
    happens: async ({ admin }) => {
      const [other] = await app.db.select().from(coaches).orderBy(coaches.first_name).offset(1);
      await admin.client.deskStaff.disable({ id: other?.staff_id ?? '', reason: 'A quitté l’équipe.' });
    },
    unrefused: true,
  },
  'a date that the rhythm writes': WRITTEN,
  'an absence': {
    happens: ({ coach }) =>
      coach.client.deskAppointments.saveSettings({ absences: [{ firstDay: DAY, lastDay: DAY }] }),
    mailed: false,
    unrefused: true,
  },
};

/** A time within the busy hours, and one on the day after. */
const placesOf = ({ startsAt = () => NOON }: Cause) => {
  const within = new Date(startsAt().getTime() + 20 * MINUTE_MS);
  return { within, after: parisInstant(addDays(parisDay(within), 1), '10:00') };
};

const momentOf = (at: Date) => ({ day: parisDay(at), time: parisTime(at) });

const give = ({ coach }: Team, ...instants: Date[]) =>
  coach.client.deskAppointments.give({
    kind: 'welcome',
    moments: instants.map(momentOf),
  });

async function aTeam(cause: Cause): Promise<Team> {
  const coach = await app.staffBrowser('coach');
  await storeCoach(app, { staff: coach.staff.id });
  const team = { coach, admin: await app.staffBrowser('admin') };
  await cause.before?.(team);
  return team;
}

async function offered(): Promise<number[]> {
  const { client } = await app.memberBrowser();
  const offers = await client.appointments.offers({ kind: 'welcome' });
  return offers.map(({ startsAt }) => new Date(startsAt).getTime());
}

async function notesTo({ coach }: Team) {
  await untilMailsLeft(app);
  const mails = await app.mailsTo(coach.staff.email, 0);
  return mails.filter(({ subject }) => subject === 'Des créneaux libres sont retirés');
}

describe.each(Object.entries(CAUSES))('%s', (_, cause) => {
  test('removes the free slots during its hours, with a note to their colleague, and lets no other open', async () => {
    const team = await aTeam(cause);
    const { within, after } = placesOf(cause);
    await give(team, within, after);
    await cause.happens(team);
    expect(await offered()).toEqual([after.getTime()]);
    expect(await refusalOf(give(team, within))).toBe('NOTHING_GIVEN');
    const notes = await notesTo(team);
    expect(notes.map(({ text }) => text.includes(parisDay(within).slice(8).replace(/^0/, '')))).toEqual(
      cause.mailed === false ? [] : [true],
    );
  });

  test('also wins when the slot is opened at the same moment', async () => {
    const team = await aTeam(cause);
    const { within, after } = placesOf(cause);
    const [happened] = await Promise.allSettled([cause.happens(team), give(team, within, after)]);
    expect(happened.status).toBe('fulfilled');
    expect(await offered()).toEqual([after.getTime()]);
  });

  test(`${cause.unrefused ? 'leaves' : 'yields to'} a booked slot`, async () => {
    const team = await aTeam(cause);
    const { within } = placesOf(cause);
    await give(team, within);
    const { client } = await app.memberBrowser();
    const [offer] = await client.appointments.offers({ kind: 'welcome' });
    await client.appointments.book({ slotId: offer?.slotId ?? '', means: 'call' });
    const outcome = cause.happens(team);
    if (cause.unrefused) await outcome;
    else expect(await refusalOf(outcome)).toBe('COACH_BUSY');
    expect(await client.appointments.mine()).toMatchObject({
      coming: [{ startsAt: within.toISOString() }],
    });
    expect(await notesTo(team)).toEqual([]);
  });

  test.runIf(!cause.unrefused)('never gets the hour together with a concurrent booking', async () => {
    const team = await aTeam(cause);
    const { within } = placesOf(cause);
    await give(team, within);
    const { client } = await app.memberBrowser();
    const [offer] = await client.appointments.offers({ kind: 'welcome' });
    const book = client.appointments.book({ slotId: offer?.slotId ?? '', means: 'call' });
    const [busy, booked] = await Promise.allSettled([cause.happens(team), book]);
    expect([busy.status, booked.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('an admin', () => {
  test('sees and removes the free slots of all colleagues, who learn who removed them', async () => {
    const team = await aTeam({ happens: async () => {} });
    const later = new Date(NOON.getTime() + 2 * HOUR_MS);
    await give(team, NOON, later);
    const { teamSlots, removeSlots } = team.admin.client.deskAppointments;
    const seen = await teamSlots();
    expect(seen.map(({ colleague, startsAt }) => [colleague.firstName, startsAt])).toEqual([
      ['Hélène', NOON.toISOString()],
      ['Hélène', later.toISOString()],
    ]);
    expect(await removeSlots({ ids: [seen[0]?.id ?? ''] })).toEqual({ removed: 1 });
    expect(await offered()).toEqual([later.getTime()]);
    const [note] = await notesTo(team);
    expect(note?.text).toContain('retiré par Anne');
  });

  test('cannot remove a booked slot, and a colleague cannot remove another’s', async () => {
    const team = await aTeam({ happens: async () => {} });
    await give(team, NOON);
    const [slot] = await app.db.select().from(appointmentSlots);
    const ids = [slot?.id ?? ''];
    const another = await app.staffBrowser('coach');
    expect(await refusalOf(another.client.deskAppointments.removeSlots({ ids }))).toBe('SLOT_TAKEN');
    const { client } = await app.memberBrowser();
    await client.appointments.book({ slotId: slot?.id ?? '', means: 'call' });
    expect(await refusalOf(team.admin.client.deskAppointments.removeSlots({ ids }))).toBe('SLOT_TAKEN');
    expect(await team.admin.client.deskAppointments.teamSlots()).toEqual([]);
  });
});

test.runIf(onPostgres)(
  'slots that waited for a leader to be named respect the workshops of that leader',
  async () => {
    const cause = {
      startsAt: rhythm(1),
      before: () => prepareDates(app.services),
      happens: async () => undefined,
    };
    const team = await aTeam(cause);
    const { within, after } = placesOf(cause);
    const given = await app.db.transaction(async (tx) => {
      await lockTeam(tx);
      const given = give(team, within, after);
      await untilLockWaits(app.db);
      await saveLeader(tx, 1, TEST_COACH);
      return { given };
    });
    await given.given;
    expect(await offered()).toEqual([after.getTime()]);
  },
);

test.runIf(onPostgres)('a slot that opens while the job writes a date at its hour is removed', async () => {
  const { coach } = await aTeam(WRITTEN);
  const { within, after } = placesOf(WRITTEN);
  const moments = [within, after].map(momentOf);
  const job = await app.db.transaction(async (tx) => {
    const staff = { id: coach.staff.id, firstName: 'Hélène' };
    await publishSlots(tx, staff, { kind: 'welcome', moments, buffer: 0 }, app.clock.now());
    const written = WRITTEN.happens({ coach, admin: coach });
    await untilLockWaits(app.db);
    return { written };
  });
  await job.written;
  expect(await offered()).toEqual([after.getTime()]);
});
