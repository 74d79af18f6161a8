import { describe, expect, test } from 'vitest';
import { runHousekeeping } from '#server/schedule.ts';
import { appointmentSlots, appointments } from '#server/schema.ts';
import { aPhoto } from '#testing/a-photo.ts';
import { aSlot } from '#testing/appointments.ts';
import { calendarIn, parsedMailsTo, untilMailsLeft } from '#testing/mailed-calendar.ts';
import { suspend } from '#testing/measures.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';
import { remindOfAppointments } from './remind.ts';

const app = await testApp();

const call = { means: 'call' as const };
const phone = { means: 'phone' as const, phone: '06 12 34 56 78' };

describe('booking a welcome interview', () => {
  test('takes a free slot, which other members are no longer offered; a second one of its kind is refused', async () => {
    const [claire, other] = [await app.memberBrowser(), await app.memberBrowser()];
    const slot = await aSlot(app, '10:00');
    await aSlot(app, '10:00', { staff_id: 'autre', kind: 'verification' });
    expect(await claire.client.appointments.offers({ kind: 'welcome' })).toEqual([
      { slotId: slot.id, startsAt: slot.starts_at.toISOString(), hostName: 'Hélène' },
    ]);
    const booked = await claire.client.appointments.book({ slotId: slot.id, ...call });
    expect(booked).toMatchObject({ kind: 'welcome', hostName: 'Hélène', means: 'call', room: 'early' });
    expect(await claire.client.appointments.mine()).toMatchObject({ coming: [booked], welcomed: false });
    expect(await other.client.appointments.offers({ kind: 'welcome' })).toEqual([]);
    expect(await refusalOf(other.client.appointments.book({ slotId: slot.id, ...call }))).toBe('SLOT_TAKEN');
    expect(await claire.client.appointments.book({ slotId: slot.id, ...call })).toEqual(booked);
    const { id: slotId } = await aSlot(app, '11:00');
    expect(await refusalOf(claire.client.appointments.book({ slotId, ...call }))).toBe('ALREADY_BOOKED');
  });

  test('refuses a slot less than two hours ahead, except within the fifteen minutes given to choose', async () => {
    const claire = await app.memberBrowser();
    const slot = await aSlot(app, '10:00');
    app.clock.set('2026-11-23T08:00:00+01:00');
    expect(await claire.client.appointments.offers({ kind: 'welcome' })).toHaveLength(1);
    app.clock.set('2026-11-23T08:16:00+01:00');
    expect(await claire.client.appointments.offers({ kind: 'welcome' })).toEqual([]);
    expect(await refusalOf(claire.client.appointments.book({ slotId: slot.id, ...call }))).toBe('SLOT_TAKEN');
    app.clock.set('2026-11-23T08:15:00+01:00');
    await claire.client.appointments.book({ slotId: slot.id, ...call });
  });

  test.runIf(onPostgres)('gives a slot to one of two members who choose it concurrently', async () => {
    const people = await Promise.all([1, 2].map(() => app.memberBrowser()));
    const slot = await aSlot(app, '10:00');
    const answers = await Promise.all(
      people.map(({ client }) =>
        client.appointments.book({ slotId: slot.id, ...call }).then(
          () => 'booked',
          (error) => error.code,
        ),
      ),
    );
    expect(answers.sort()).toEqual(['SLOT_TAKEN', 'booked']);
    expect(await app.db.$count(appointments)).toBe(1);
  });

  test.runIf(onPostgres)('creates one appointment when two windows book concurrently', async () => {
    const claire = await app.memberBrowser();
    const slots = [await aSlot(app, '10:00'), await aSlot(app, '11:00')];
    await Promise.allSettled(slots.map(({ id }) => claire.client.appointments.book({ slotId: id, ...call })));
    expect(await app.db.$count(appointments)).toBe(1);
  });

  test('requires a number for a phone call, and erases it the day after', async () => {
    const claire = await app.memberBrowser();
    const slot = await aSlot(app, '10:00');
    const wrong = { slotId: slot.id, means: 'phone' as const };
    expect(await refusalOf(claire.client.appointments.book({ ...wrong, phone: null }))).toBe('INVALID_INPUT');
    expect(await refusalOf(claire.client.appointments.book({ ...wrong, phone: 'demain' }))).toBe(
      'INVALID_INPUT',
    );
    const booked = await claire.client.appointments.book({ slotId: slot.id, ...phone });
    expect(booked).toMatchObject({ phone: '06 12 34 56 78', room: null });
    app.clock.set('2026-11-23T22:00:00+01:00');
    await runHousekeeping(app.services);
    expect((await app.db.select().from(appointments))[0]?.phone).toBe('06 12 34 56 78');
    app.clock.set('2026-11-24T04:20:00+01:00');
    await runHousekeeping(app.services);
    expect((await app.db.select().from(appointments))[0]?.phone).toBeNull();
    expect(await app.db.$count(appointmentSlots)).toBe(0);
    app.clock.advance({ days: 366 });
    await runHousekeeping(app.services);
    expect(await app.db.$count(appointments)).toBe(0);
  });
});

describe('booking a verification', () => {
  test('requires a photo and a video call', async () => {
    const [claire, faceless] = [await app.memberBrowser(), await app.memberBrowser()];
    await aPhoto(app, claire.member.id);
    const slot = await aSlot(app, '10:00', { kind: 'verification' });
    expect(await refusalOf(faceless.client.appointments.book({ slotId: slot.id, ...call }))).toBe(
      'PHOTO_REQUIRED',
    );
    expect(await refusalOf(claire.client.appointments.book({ slotId: slot.id, ...phone }))).toBe('CALL_ONLY');
    await claire.client.appointments.book({ slotId: slot.id, ...call });
    expect(await claire.client.verification.mine()).toEqual({ state: 'none', since: null });
  });
});

describe('a booked appointment', () => {
  async function booked() {
    const claire = await app.memberBrowser();
    const [slot, later] = [await aSlot(app, '10:00'), await aSlot(app, '16:00')];
    const appointment = await claire.client.appointments.book({ slotId: slot.id, ...call });
    return { claire, slot, later, appointment };
  }

  test('triggers a mail with a calendar entry, which a move and a cancellation update', async () => {
    const { claire, later, appointment } = await booked();
    await claire.client.appointments.move({ id: appointment.id, slotId: later.id });
    await claire.client.appointments.cancel({ id: appointment.id });
    const mails = (await parsedMailsTo(app, claire.member.email)).filter(({ subject }) =>
      subject?.startsWith('Votre rendez-vous'),
    );
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Votre rendez-vous est annulé',
      'Votre rendez-vous est déplacé',
      'Votre rendez-vous est pris',
    ]);
    const calendars = mails
      .map((mail) => calendarIn(mail))
      .toSorted((a, b) => Number(a?.SEQUENCE) - Number(b?.SEQUENCE));
    expect(calendars.map((lines) => [lines?.METHOD, lines?.SEQUENCE, lines?.DTSTART])).toEqual([
      ['PUBLISH', '0', '20261123T090000Z'],
      ['PUBLISH', '1', '20261123T150000Z'],
      ['CANCEL', '2', '20261123T150000Z'],
    ]);
    expect(new Set(calendars.map((lines) => lines?.UID)).size).toBe(1);
    expect(JSON.stringify(calendars)).not.toMatch(/bienvenue|vérif/i);
  });

  test('frees its slot when it is moved or cancelled, which is possible until it begins', async () => {
    const { claire, slot, later, appointment } = await booked();
    const { id } = appointment;
    const free = async () =>
      (await claire.client.appointments.offers({ kind: 'welcome' })).map(({ slotId }) => slotId);
    await claire.client.appointments.move({ id, slotId: later.id });
    expect(await free()).toEqual([slot.id]);
    expect(await (await claire.client.appointments.calendar({ id })).text()).toContain('BEGIN:VCALENDAR');
    app.clock.set('2026-11-23T16:00:00+01:00');
    expect(await refusalOf(claire.client.appointments.cancel({ id }))).toBe('APPOINTMENT_BEGUN');
    expect(await refusalOf(claire.client.appointments.move({ id, slotId: slot.id }))).toBe(
      'APPOINTMENT_BEGUN',
    );
    app.clock.set('2026-11-22T12:00:00+01:00');
    await claire.client.appointments.cancel({ id });
    expect(await free()).toEqual([slot.id, later.id]);
  });

  test('frees its slot when the team suspends the account', async () => {
    const { claire, slot } = await booked();
    await suspend(app, claire.member.id);
    const other = await app.memberBrowser();
    const free = await other.client.appointments.offers({ kind: 'welcome' });
    expect(free.map(({ slotId }) => slotId)).toContain(slot.id);
  });

  test('triggers one reminder the day before and one an hour before, at its current time', async () => {
    const claire = await app.memberBrowser();
    const day = '2026-11-25';
    const [slot, later] = [await aSlot(app, '10:00', { day }), await aSlot(app, '16:00', { day })];
    const { id } = await claire.client.appointments.book({ slotId: slot.id, ...call });
    const remindAt = async (instant: string) => {
      app.clock.set(instant);
      await remindOfAppointments(app.services);
      await remindOfAppointments(app.services);
      await untilMailsLeft(app);
      const mails = await parsedMailsTo(app, claire.member.email);
      return mails.filter(({ subject }) => /approche|dans une heure/.test(subject ?? '')).length;
    };
    expect(await remindAt('2026-11-24T09:50:00+01:00')).toBe(0);
    expect(await remindAt('2026-11-24T10:10:00+01:00')).toBe(1);
    await claire.client.appointments.move({ id, slotId: later.id });
    expect(await remindAt('2026-11-25T09:10:00+01:00')).toBe(2);
    expect(await remindAt('2026-11-25T15:00:00+01:00')).toBe(3);
  });
});
