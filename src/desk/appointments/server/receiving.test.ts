import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parisDay } from '#lib/french-date.ts';
import { addDays } from '#lib/paris-time.ts';
import { BUFFER_MINUTES, CHOOSING_MINUTES, overlap } from '#member/appointments/rules.ts';
import { appointmentHosts, appointmentSlots, rateLimits, staff as staffTable } from '#server/schema.ts';
import { aPhoto } from '#testing/a-photo.ts';
import { MONDAY } from '#testing/appointments.ts';
import { refusalOf, type TestApp, testApp } from '#testing/test-app.ts';
import { openDesk } from '#testing/test-colleagues.ts';
import { onPostgres } from '#testing/test-db.ts';
import { openPatterns } from './open-patterns.ts';

const app = await testApp();

const TUESDAYS = {
  kind: 'welcome' as const,
  weekday: 2,
  from: '14:00',
  to: '17:00',
  openedUntil: addDays(MONDAY, -1),
};
const TUESDAY = addDays(MONDAY, 1);

type Desk = Awaited<ReturnType<TestApp['staffBrowser']>>;
const weekOf = (desk: Desk, day: string) => desk.client.deskAppointments.week({ day });
const save = (desk: Desk, changes: object) => desk.client.deskAppointments.saveSettings(changes);

describe('weekly opening hours', () => {
  test('open their slots once, four weeks ahead, and further each night until they are removed', async () => {
    const desk = await app.staffBrowser('matchmaker');
    for (const _ of ['once', 'the same press again']) await save(desk, { patterns: [TUESDAYS] });
    expect(await app.db.$count(appointmentSlots)).toBe(24);
    const kept = (await weekOf(desk, MONDAY)).settings.patterns;
    expect(kept).toEqual([{ ...TUESDAYS, openedUntil: addDays(parisDay(app.clock.now()), 28) }]);
    app.clock.advance({ days: 7 });
    await openPatterns(app.services);
    await openPatterns(app.services);
    expect(await app.db.$count(appointmentSlots)).toBe(30);
    const later = Object.assign(await openDesk(app, desk.staff), { staff: desk.staff });
    await save(later, { patterns: [] });
    app.clock.advance({ days: 7 });
    await openPatterns(app.services);
    expect(await app.db.$count(appointmentSlots)).toBe(30);
  });

  test('do not reopen slots that the colleague removed', async () => {
    const desk = await app.staffBrowser('matchmaker');
    await save(desk, { patterns: [TUESDAYS] });
    const { slots } = await weekOf(desk, MONDAY);
    await desk.client.deskAppointments.removeSlots({ ids: slots.map(({ id }) => id) });
    await openPatterns(app.services);
    expect((await weekOf(desk, MONDAY)).slots).toEqual([]);
  });

  test('stop opening slots when the account is disabled or loses the role for their kind', async () => {
    const [gone, moved] = [await app.staffBrowser('matchmaker'), await app.staffBrowser('support')];
    for (const desk of [gone, moved]) await save(desk, { patterns: [{ ...TUESDAYS, kind: 'verification' }] });
    const before = await app.db.$count(appointmentSlots);
    app.clock.advance({ days: 7 });
    await app.db.update(staffTable).set({ disabled_at: app.clock.now(), roles: ['coach'] });
    await openPatterns(app.services);
    await app.db.update(staffTable).set({ disabled_at: null });
    await openPatterns(app.services);
    expect(await app.db.$count(appointmentSlots)).toBe(before);
  });

  test('accept only the kinds of the colleague’s role', async () => {
    const desk = await app.staffBrowser('support');
    await save(desk, { patterns: [TUESDAYS] });
    expect(await app.db.$count(appointmentSlots)).toBe(0);
    expect((await weekOf(desk, MONDAY)).settings.patterns).toEqual([]);
  });

  test.runIf(onPostgres)('keep both an absence and a pause saved concurrently in two windows', async () => {
    const desk = await app.staffBrowser('matchmaker');
    const absences = [{ firstDay: MONDAY, lastDay: TUESDAY }];
    // The rejected window reads what the other saved, and its colleague retries.
    const press = (changes: Parameters<typeof save>[1]) =>
      save(desk, changes).catch(({ code }) => {
        expect(code).toBe('CHANGED');
        return save(desk, changes);
      });
    await Promise.all([press({ absences }), press({ bufferMinutes: 15 }), openPatterns(app.services)]);
    const { settings } = await weekOf(desk, MONDAY);
    expect(settings).toMatchObject({ absences, bufferMinutes: 15, patterns: [] });
  });

  test.runIf(onPostgres)('open each slot once when two windows save them concurrently', async () => {
    const desk = await app.staffBrowser('matchmaker');
    await Promise.all([1, 2].map(() => save(desk, { patterns: [TUESDAYS] })));
    expect(await app.db.$count(appointmentSlots)).toBe(24);
  });
});

describe('an absence', () => {
  test('hides free slots and lists the booked members; removing it shows all slots again', async () => {
    const desk = await app.staffBrowser('matchmaker');
    const claire = await app.memberBrowser();
    const patterns = [TUESDAYS];
    await save(desk, { patterns });
    const offers = () => claire.client.appointments.offers({ kind: 'welcome' });
    const [first, second] = await offers();
    const { id } = await claire.client.appointments.book({ slotId: first?.slotId ?? '', means: 'call' });
    const absences = [{ firstDay: TUESDAY, lastDay: TUESDAY }];
    await save(desk, { absences });
    expect((await offers()).filter(({ startsAt }) => parisDay(new Date(startsAt)) === TUESDAY)).toEqual([]);
    const away = await weekOf(desk, MONDAY);
    expect(away.unreceived.map((one) => one.id)).toEqual([id]);
    expect(away.slots).toEqual([]);
    expect(await refusalOf(claire.client.appointments.move({ id, slotId: second?.slotId ?? '' }))).toBe(
      'SLOT_TAKEN',
    );
    const moments = [{ day: TUESDAY, time: '10:00' }];
    expect(await refusalOf(desk.client.deskAppointments.give({ kind: 'welcome', moments }))).toBe(
      'NOTHING_GIVEN',
    );
    await claire.client.appointments.cancel({ id });
    expect((await offers()).map(({ slotId }) => slotId)).not.toContain(first?.slotId);
    await save(desk, { absences: [] });
    expect((await offers()).slice(0, 2).map(({ slotId }) => slotId)).toEqual([first?.slotId, second?.slotId]);
  });

  test('must not end before it begins, and each change is logged', async () => {
    const desk = await app.staffBrowser('matchmaker');
    const absences = [{ firstDay: TUESDAY, lastDay: MONDAY }];
    expect(await refusalOf(save(desk, { absences }))).toBe('INVALID_INPUT');
    await save(desk, { absences: [{ firstDay: MONDAY, lastDay: TUESDAY }] });
    expect((await app.auditLog()).map(({ action }) => action)).toEqual(['appointments.settings']);
  });

  test('affects only the colleague who saved it', async () => {
    const [desk, other] = [await app.staffBrowser('matchmaker'), await app.staffBrowser('coach')];
    await save(other, { patterns: [TUESDAYS] });
    await save(desk, { absences: [{ firstDay: MONDAY, lastDay: addDays(MONDAY, 6) }] });
    expect((await weekOf(other, MONDAY)).slots).toHaveLength(6);
    expect((await weekOf(other, MONDAY)).settings.absences).toEqual([]);
    expect(await app.db.$count(appointmentHosts)).toBe(2);
  });
});

test.runIf(onPostgres)(
  'a slot that is booked and removed concurrently goes to only one of the two',
  async () => {
    const desk = await app.staffBrowser('matchmaker');
    const claire = await app.memberBrowser();
    await save(desk, { patterns: [TUESDAYS] });
    const [offer] = await claire.client.appointments.offers({ kind: 'welcome' });
    const slotId = offer?.slotId ?? '';
    const [booked, removed] = await Promise.allSettled([
      claire.client.appointments.book({ slotId, means: 'call' }),
      desk.client.deskAppointments.removeSlots({ ids: [slotId] }),
    ]);
    expect([booked.status, removed.status].sort()).toEqual(['fulfilled', 'rejected']);
  },
);

test('a colleague can remove a past free slot that the week board still shows', async () => {
  const desk = await app.staffBrowser('matchmaker');
  await desk.client.deskAppointments.give({ kind: 'welcome', moments: [{ day: MONDAY, time: '08:00' }] });
  app.clock.set(`${addDays(MONDAY, 1)}T12:00:00+01:00`);
  const later = (await openDesk(app, desk.staff)).client.deskAppointments;
  const { slots } = await later.week({ day: MONDAY });
  expect(slots).toHaveLength(1);
  expect(await later.removeSlots({ ids: slots.map(({ id }) => id) })).toEqual({ removed: 1 });
});

const anyTime = fc
  .record({ hour: fc.integer({ min: 8, max: 20 }), quarter: fc.constantFrom('00', '10', '15', '30', '45') })
  .map(({ hour, quarter }) => `${String(hour).padStart(2, '0')}:${quarter}`);
const anyDay = fc.integer({ min: 0, max: 30 }).map((days) => addDays(MONDAY, days));
const anyKind = fc.constantFrom('welcome' as const, 'verification' as const);
const anyAct = fc.oneof(
  fc.record({
    act: fc.constant('give' as const),
    kind: anyKind,
    moments: fc.array(fc.record({ day: anyDay, time: anyTime }), { minLength: 1, maxLength: 12 }),
  }),
  fc.record({
    act: fc.constant('settings' as const),
    bufferMinutes: fc.constantFrom(...BUFFER_MINUTES),
    patterns: fc.array(
      fc.record({
        kind: anyKind,
        weekday: fc.integer({ min: 1, max: 6 }),
        from: anyTime,
        to: anyTime,
        openedUntil: anyDay,
      }),
      { maxLength: 2 },
    ),
    absences: fc.array(
      anyDay.map((day) => ({ firstDay: day, lastDay: addDays(day, 2) })),
      { maxLength: 1 },
    ),
  }),
  fc.record({ act: fc.constant('remove' as const), every: fc.integer({ min: 2, max: 5 }) }),
  fc.record({ act: fc.constant('night' as const), hours: fc.integer({ min: 1, max: 30 }) }),
  fc.record({
    act: fc.constant('take' as const),
    kind: anyKind,
    place: fc.nat(),
    minutes: fc.integer({ min: 0, max: CHOOSING_MINUTES }),
    keeps: fc.boolean(),
  }),
);

test('any sequence of changes leaves every shown slot bookable, and no overlapping slots', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { minLength: 8, maxLength: 16 }), async (acts) => {
      await app.reset();
      const colleagues = [
        (await app.staffBrowser('matchmaker')).staff,
        (await app.staffBrowser('matchmaker')).staff,
      ];
      for (const [index, one] of acts.entries()) {
        await app.db.delete(rateLimits);
        const colleague = colleagues[index % 2];
        if (!colleague) continue;
        const { deskAppointments } = (await openDesk(app, colleague)).client;
        if (one.act === 'give')
          await deskAppointments.give(one).catch((error) => expect(error.code).toBe('NOTHING_GIVEN'));
        if (one.act === 'settings') await deskAppointments.saveSettings(one);
        if (one.act === 'night') {
          app.clock.advance({ hours: one.hours });
          await openPatterns(app.services);
        }
        if (one.act === 'remove') {
          const { slots } = await deskAppointments.week({ day: parisDay(app.clock.now()) });
          const ids = slots.filter((_, place) => place % one.every === 0).map(({ id }) => id);
          if (ids.length > 0) await deskAppointments.removeSlots({ ids });
        }
        if (one.act === 'take') {
          const claire = await app.memberBrowser();
          await aPhoto(app, claire.member.id);
          const { appointments } = claire.client;
          for (const kind of ['welcome', 'verification'] as const) {
            const offers = await appointments.offers({ kind });
            const offer = offers[one.place % Math.max(1, offers.length)];
            if (!offer) continue;
            app.clock.advance({ minutes: one.minutes });
            const { id } = await appointments.book({ slotId: offer.slotId, means: 'call' });
            if (!one.keeps) await appointments.cancel({ id });
          }
        }
      }
      const slots = await app.db.select().from(appointmentSlots);
      for (const mine of Map.groupBy(slots, ({ staff_id }) => staff_id).values()) {
        const timed = mine.map(({ kind, starts_at }) => ({ kind, startsAt: starts_at }));
        for (const [index, slot] of timed.entries())
          for (const other of timed.slice(index + 1)) expect(overlap(slot, other)).toBe(false);
      }
    }),
    { numRuns: 6 },
  );
});
