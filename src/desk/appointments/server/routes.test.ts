import { describe, expect, test } from 'vitest';
import { appointmentSlots, appointments, profileVerifications } from '#server/schema.ts';
import { aPhoto } from '#testing/a-photo.ts';
import { aSlot, MONDAY } from '#testing/appointments.ts';
import { aMember } from '#testing/factories.ts';
import { parsedMailsTo } from '#testing/mailed-calendar.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';
import { openDesk, type TestColleague } from '#testing/test-colleagues.ts';
import { onPostgres } from '#testing/test-db.ts';

const app = await testApp();

const at = (...times: string[]) => times.map((time) => ({ day: MONDAY, time }));
const actions = async () => (await app.auditLog()).map(({ action }) => action);

/** Logs the same colleague in again at another hour: their desk session would have expired. */
async function atHour(instant: string, { staff }: { staff: TestColleague }) {
  app.clock.set(instant);
  return Object.assign(await openDesk(app, staff), { staff });
}

/** Claire is booked with a matchmaker, tomorrow at ten. */
async function booked(kind: 'welcome' | 'verification' = 'welcome') {
  const desk = await app.staffBrowser('matchmaker');
  const claire = await app.memberBrowser();
  const photos = [await aPhoto(app, claire.member.id), await aPhoto(app, claire.member.id)];
  await desk.client.deskAppointments.give({ kind, moments: at('10:00', '11:00') });
  const [offer] = await claire.client.appointments.offers({ kind });
  const { id } = await claire.client.appointments.book({ slotId: offer?.slotId ?? '', means: 'call' });
  return { desk, claire, id, photos };
}

describe('published slots', () => {
  test('cannot overlap, lie outside opening hours, or be of a kind that the role excludes', async () => {
    const desk = await app.staffBrowser('matchmaker');
    const give = (...times: string[]) =>
      desk.client.deskAppointments.give({ kind: 'welcome', moments: at(...times) });
    expect(await give('10:00', '10:10', '10:30', '22:00')).toEqual({ given: 2, overlapping: 1, outside: 1 });
    expect(await refusalOf(give('10:00'))).toBe('NOTHING_GIVEN');
    const week = await desk.client.deskAppointments.week({ day: MONDAY });
    expect(week.kinds).toEqual(['welcome', 'verification']);
    expect(week.slots.map(({ startsAt }) => startsAt.slice(11, 16))).toEqual(['09:00', '09:30']);
    const support = await app.staffBrowser('support');
    const welcome = { kind: 'welcome' as const, moments: at('10:00') };
    expect(await refusalOf(support.client.deskAppointments.give(welcome))).toBe('KIND_REFUSED');
    expect(await actions()).toEqual(['appointments.give']);
  });

  test.runIf(onPostgres)(
    'do not overlap when one colleague publishes them concurrently in two windows',
    async () => {
      const desk = await app.staffBrowser('matchmaker');
      const give = (time: string) =>
        desk.client.deskAppointments.give({ kind: 'welcome', moments: at(time) }).then(
          ({ given }) => given,
          () => 0,
        );
      const given = await Promise.all([give('10:00'), give('10:10')]);
      expect(given.sort()).toEqual([0, 1]);
    },
  );

  test('can be removed while free, by the colleague who published them', async () => {
    const { desk } = await booked();
    const other = await app.staffBrowser('matchmaker');
    const [taken, free] = await app.db.select().from(appointmentSlots).orderBy(appointmentSlots.starts_at);
    const remove = (by: typeof desk, ...slots: (typeof taken)[]) =>
      by.client.deskAppointments.removeSlots({ ids: slots.map((slot) => slot?.id ?? '') });
    expect(await refusalOf(remove(other, free))).toBe('SLOT_TAKEN');
    expect(await refusalOf(remove(desk, taken))).toBe('SLOT_TAKEN');
    expect(await remove(desk, taken, free)).toEqual({ removed: 1 });
    expect((await desk.client.deskAppointments.week({ day: MONDAY })).slots).toEqual([]);
    expect(await app.db.$count(appointmentSlots)).toBe(1);
  });
});

describe('an appointment at the desk', () => {
  test('shows the member to the receiving colleague only, and logs its opening once', async () => {
    const { desk, id } = await booked();
    const other = await app.staffBrowser('matchmaker', 'coach');
    const opened = await desk.client.deskAppointments.one({ id });
    expect(opened).toMatchObject({
      kind: 'welcome',
      guest: { firstName: 'Claire', age: 34, city: 'Lyon' },
      photos: [],
      note: '',
      verified: false,
    });
    await desk.client.deskAppointments.one({ id });
    expect((await actions()).filter((action) => action === 'appointments.open')).toHaveLength(1);
    expect(await refusalOf(other.client.deskAppointments.one({ id }))).toBe('NOT_FOUND');
    expect((await other.client.deskAppointments.week({ day: MONDAY })).appointments).toEqual([]);
  });

  test('moves only to a slot of the same colleague, and the member gets a mail', async () => {
    const { desk, claire, id } = await booked();
    const elsewhere = await aSlot(app, '15:00');
    const free = (await desk.client.deskAppointments.week({ day: MONDAY })).slots[0];
    const move = (slotId: string) => desk.client.deskAppointments.move({ id, slotId });
    expect(await refusalOf(move(elsewhere.id))).toBe('SLOT_TAKEN');
    await move(free?.id ?? '');
    expect((await claire.client.appointments.mine()).coming[0]?.startsAt).toBe(free?.startsAt);
    const mails = await parsedMailsTo(app, claire.member.email);
    expect(mails.map(({ subject }) => subject)).toContain('Nous avons déplacé votre rendez-vous');
  });

  test('can be cancelled once by the colleague, with a personal message, and without freeing its slot', async () => {
    const { desk, claire, id } = await booked();
    await desk.client.deskAppointments.cancel({ id, words: 'Je suis souffrante.' });
    expect((await claire.client.appointments.offers({ kind: 'welcome' })).length).toBe(1);
    const mails = await parsedMailsTo(app, claire.member.email);
    const told = mails.find(({ subject }) => subject === 'Nous devons annuler votre rendez-vous');
    expect(told?.text).toContain('Je suis souffrante.');
    expect(await refusalOf(desk.client.deskAppointments.cancel({ id, words: '' }))).toBe('APPOINTMENT_GONE');
  });

  test.each(['member', 'team'] as const)(
    'closes to the receiving colleague once the %s cancels it',
    async (cancels) => {
      const { desk, claire, id, photos } = await booked('verification');
      const photo = { id, photo: photos[0] ?? '' };
      await app.services.photos.saveOne(photo.photo, 'upright', new Uint8Array([0xff, 0xd8, 0xff, 0xd9]));
      expect((await desk.client.deskAppointments.photo(photo)).type).toBe('image/jpeg');
      if (cancels === 'member') await claire.client.appointments.cancel({ id });
      else await desk.client.deskAppointments.cancel({ id, words: '' });
      expect(await refusalOf(desk.client.deskAppointments.one({ id }))).toBe('NOT_FOUND');
      expect(await refusalOf(desk.client.deskAppointments.photo(photo))).toBe('NOT_FOUND');
    },
  );

  test('does not begin now during another appointment of the colleague, even when both begin concurrently', async () => {
    const { desk, id } = await booked();
    const karim = await app.memberBrowser(aMember({ firstName: 'Karim' }));
    const [offer] = await karim.client.appointments.offers({ kind: 'welcome' });
    const other = await karim.client.appointments.book({ slotId: offer?.slotId ?? '', means: 'call' });
    const begin = (one: string) =>
      desk.client.deskAppointments.begin({ id: one }).then(
        () => 'begun',
        ({ code }) => code,
      );
    const refusals = await Promise.all([begin(id), begin(other.id)]);
    expect(refusals.toSorted()).toEqual(['BUSY_NOW', 'begun']);
  });

  test('becomes held or missed only after its start, and a held interview is not offered again', async () => {
    const { desk, claire, id } = await booked();
    expect(await refusalOf(desk.client.deskAppointments.settle({ id, outcome: 'held' }))).toBe('TOO_EARLY');
    const host = await atHour('2026-11-23T10:20:00+01:00', desk);
    await host.client.deskAppointments.settle({ id, outcome: 'missed' });
    expect((await claire.client.appointments.mine()).welcomed).toBe(false);
    await host.client.deskAppointments.settle({ id, outcome: 'held' });
    expect(await claire.client.appointments.mine()).toMatchObject({ coming: [], welcomed: true });
    const [offer] = await claire.client.appointments.offers({ kind: 'welcome' });
    expect(offer).toBeUndefined();
  });

  test('has notes that only a matchmaker or coach can read and write', async () => {
    const { desk, claire, id } = await booked();
    await desk.client.deskAppointments.note({ id, note: 'Cherche quelqu’un de calme.' });
    expect((await desk.client.deskAppointments.one({ id })).note).toBe('Cherche quelqu’un de calme.');
    const support = await app.staffBrowser('support');
    await app.db.update(appointments).set({ staff_id: support.staff.id });
    expect((await support.client.deskAppointments.one({ id })).note).toBeNull();
    expect(await refusalOf(support.client.deskAppointments.note({ id, note: 'x' }))).toBe('NOT_FOUND');
    expect(JSON.stringify(await claire.client.appointments.mine())).not.toContain('calme');
  });
});

describe('a verification', () => {
  test('marks the first photo, is shown to its owner, and lapses when another photo becomes first', async () => {
    const { desk, claire, id, photos } = await booked('verification');
    const [first = '', second = ''] = photos;
    const host = await atHour('2026-11-23T10:00:00+01:00', desk);
    expect((await host.client.deskAppointments.one({ id })).photos).toEqual(photos);
    const verify = (photo: string) =>
      host.client.deskAppointments.verify({ id, verdict: { same: true, photo } });
    expect(await refusalOf(verify(second))).toBe('PHOTO_CHANGED');
    await verify(first);
    expect(await claire.client.verification.mine()).toMatchObject({ state: 'verified' });
    expect(await app.db.select().from(profileVerifications)).toMatchObject([
      { photo_id: first, verified_by: host.staff.id },
    ]);
    const next = await aSlot(app, '16:00', { kind: 'verification' });
    const again = () => claire.client.appointments.book({ slotId: next.id, means: 'call' });
    expect(await refusalOf(again())).toBe('ALREADY_VERIFIED');
    await claire.client.photos.order({ ids: [second, first] });
    expect(await claire.client.verification.mine()).toMatchObject({ state: 'lost' });
    await claire.client.photos.order({ ids: [first, second] });
    expect(await claire.client.verification.mine()).toMatchObject({ state: 'lost' });
    await again();
  });

  test('lapses when the verified photo is removed, and survives the removal of another one', async () => {
    const { desk, claire, id, photos } = await booked('verification');
    const [first = '', second = ''] = photos;
    const host = await atHour('2026-11-23T10:00:00+01:00', desk);
    await host.client.deskAppointments.verify({ id, verdict: { same: true, photo: first } });
    await claire.client.photos.remove({ id: second });
    expect((await claire.client.verification.mine()).state).toBe('verified');
    await claire.client.photos.remove({ id: first });
    expect((await claire.client.verification.mine()).state).toBe('lost');
  });

  type Said = 'same' | 'unsure' | 'held' | 'missed';
  const PAIRS: [Said, Said][] = [
    ['same', 'unsure'],
    ['unsure', 'unsure'],
    ['unsure', 'missed'],
    ['held', 'missed'],
    ['missed', 'same'],
  ];

  test.each(PAIRS)('records one verdict on a face, with one mail: %s, then %s', async (first, second) => {
    const { desk, claire, id, photos } = await booked('verification');
    const { client } = await atHour('2026-11-23T10:00:00+01:00', desk);
    const say = (said: Said) => {
      if (said === 'held' || said === 'missed') return client.deskAppointments.settle({ id, outcome: said });
      const verdict =
        said === 'same'
          ? { same: true as const, photo: photos[0] ?? '' }
          : { same: false as const, words: 'La lumière était trop faible.' };
      return client.deskAppointments.verify({ id, verdict });
    };
    await say(first);
    const judged = first === 'same' || first === 'unsure';
    if (judged && second !== first) expect(await refusalOf(say(second))).toBe('FACE_JUDGED');
    else await say(second);
    const face = judged ? first : second;
    expect((await claire.client.verification.mine()).state).toBe(face === 'same' ? 'verified' : 'none');
    const mails = await parsedMailsTo(app, claire.member.email);
    const told = mails.filter(({ subject }) => subject === 'Après votre rendez-vous avec l’équipe');
    expect(told.map(({ text }) => text?.includes('La lumière était trop faible.'))).toEqual(
      face === 'unsure' ? [true] : [],
    );
    const state = judged || second !== 'missed' ? 'held' : 'missed';
    expect(await app.db.select().from(appointments)).toMatchObject([{ state }]);
    const judgements = (await actions()).filter((action) =>
      ['appointments.verify', 'appointments.not-recognised'].includes(action),
    );
    expect(judgements).toHaveLength(face === 'same' || face === 'unsure' ? 1 : 0);
  });

  test('serves the photos to the receiving colleague on the day of the call only', async () => {
    const { desk, id, photos } = await booked('verification');
    const photo = photos[0] ?? '';
    await app.services.photos.save(photo, { thumbnail: new Uint8Array([1]), upright: new Uint8Array([2]) });
    const seen = await desk.client.deskAppointments.photo({ id, photo });
    expect(new Uint8Array(await seen.arrayBuffer())).toEqual(new Uint8Array([2]));
    const stranger = await aPhoto(app, (await app.memberBrowser()).member.id);
    expect(await refusalOf(desk.client.deskAppointments.photo({ id, photo: stranger }))).toBe('NOT_FOUND');
    app.clock.set('2026-11-24T08:00:00+01:00');
    const again = await app.staffBrowser('matchmaker');
    await app.db.update(appointments).set({ staff_id: again.staff.id });
    expect(await refusalOf(again.client.deskAppointments.photo({ id, photo }))).toBe('NOT_FOUND');
  });
});
