import { expect, test } from 'vitest';
import { MONDAY } from '#testing/appointments.ts';
import { goLive, type LivePeer, listenForTest } from '#testing/live-socket.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';
import { openDesk } from '#testing/test-colleagues.ts';

const app = await testApp();

const SEATS = { hers: crypto.randomUUID(), theirs: crypto.randomUUID() };

/** Claire has a welcome interview with a matchmaker at 10:00; the clock is at 9:55. */
async function beforeTheHour() {
  const giver = await app.staffBrowser('matchmaker');
  await giver.client.deskAppointments.give({ kind: 'welcome', moments: [{ day: MONDAY, time: '10:00' }] });
  const claire = await app.memberBrowser();
  const [offer] = await claire.client.appointments.offers({ kind: 'welcome' });
  const { id } = await claire.client.appointments.book({ slotId: offer?.slotId ?? '', means: 'call' });
  const early = await refusalOf(claire.client.appointments.join({ id, seat: SEATS.hers }));
  expect(early).toBe('ROOM_CLOSED');
  app.clock.set('2026-11-23T09:55:00+01:00');
  const desk = Object.assign(await openDesk(app, giver.staff), { staff: giver.staff });
  return { claire, desk, id };
}

test('opens the room five minutes early, for its two participants only, for twenty minutes from their first connection', async () => {
  const { claire, desk, id } = await beforeTheHour();
  const [stranger, colleague] = [await app.memberBrowser(), await app.staffBrowser('matchmaker')];
  expect(await refusalOf(stranger.client.appointments.room({ id }))).toBe('NOT_FOUND');
  expect(await refusalOf(colleague.client.deskAppointments.room({ id }))).toBe('NOT_FOUND');
  expect(await refusalOf(colleague.client.deskAppointments.join({ id, seat: SEATS.theirs }))).toBe(
    'NOT_FOUND',
  );
  expect(await claire.client.appointments.join({ id, seat: SEATS.hers })).toEqual({
    secondsLeft: null,
    polite: true,
    iceServers: [],
  });
  expect(await desk.client.deskAppointments.room({ id })).toMatchObject({
    firstName: 'Claire',
    status: 'open',
    otherIsThere: true,
  });
  const joined = await desk.client.deskAppointments.join({ id, seat: SEATS.theirs });
  expect(joined).toEqual({ secondsLeft: null, polite: false, iceServers: [] });
  const reached = { id, seat: SEATS.theirs, connected: true };
  expect((await desk.client.deskAppointments.join(reached)).secondsLeft).toBe(1200);
  await claire.client.appointments.leave({ id, seat: SEATS.hers });
  expect((await desk.client.deskAppointments.room({ id })).otherIsThere).toBe(false);
  app.clock.advance({ minutes: 19 });
  expect((await claire.client.appointments.join({ id, seat: SEATS.hers })).secondsLeft).toBe(60);
  app.clock.advance({ minutes: 1 });
  expect(await refusalOf(claire.client.appointments.join({ id, seat: SEATS.hers }))).toBe('ROOM_CLOSED');
});

test('opens the room earlier when the team starts the call at once', async () => {
  const { claire, desk, id } = await beforeTheHour();
  app.clock.set('2026-11-23T09:30:00+01:00');
  expect((await claire.client.appointments.room({ id })).status).toBe('early');
  await desk.client.deskAppointments.begin({ id });
  expect((await claire.client.appointments.room({ id })).status).toBe('open');
  expect(await refusalOf(desk.client.deskAppointments.begin({ id }))).toBe('APPOINTMENT_BEGUN');
});

test('relays signals between the two participants unread, and to nobody else', async () => {
  const { claire, desk, id } = await beforeTheHour();
  const colleague = await app.staffBrowser('support');
  await claire.client.appointments.join({ id, seat: SEATS.hers });
  await desk.client.deskAppointments.join({ id, seat: SEATS.theirs });
  const port = await listenForTest(app);
  const her = await goLive(claire, { port });
  const [them, other] = [
    await goLive(desk, { port, path: '/api/live/desk' }),
    await goLive(colleague, { port, path: '/api/live/desk' }),
  ];
  const signal = (seat: string, data: string) => ({
    kind: 'appointment-signal',
    appointmentId: id,
    seat,
    data,
  });
  const heard = (peer: LivePeer) => peer.ephemeral('appointment-signal');
  her.send(signal(SEATS.hers, '{"a":1}'));
  await them.until('her signal', () => heard(them).length > 0);
  expect(heard(them)).toEqual([signal(SEATS.hers, '{"a":1}')]);
  them.send(signal(SEATS.theirs, '{"b":2}'));
  await her.until('their signal', () => heard(her).length > 0);
  expect(heard(her)).toEqual([signal(SEATS.theirs, '{"b":2}')]);
  other.send(signal(SEATS.theirs, '{"c":3}'));
  her.send(signal(crypto.randomUUID(), '{"d":4}'));
  await her.quiet();
  expect([heard(her).length, heard(them).length, heard(other).length]).toEqual([1, 1, 0]);
});
