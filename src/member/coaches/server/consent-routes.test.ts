import { beforeEach, describe, expect, test } from 'vitest';
import { appointments, coachMessages, coachNotes, consents } from '#server/schema.ts';
import { aSlot } from '#testing/appointments.ts';
import { aMember } from '#testing/factories.ts';
import { refusalOf, type TestApp, testApp } from '#testing/test-app.ts';
import { storeCoach } from '#testing/test-coach.ts';

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

const words = (content: string) => ({ clientId: crypto.randomUUID(), content });

async function aPair() {
  const claire = await app.memberBrowser(aMember());
  const coach = await app.staffBrowser('coach');
  await storeCoach(app, { staff: coach.staff.id, members: [claire.member.id] });
  const slot = await aSlot(app, '10:00', { staff_id: coach.staff.id });
  const [date] = (await claire.client.workshops.one({ id: '3' })).dates;
  const confide = [
    () => claire.client.coachChat.send(words('Je n’arrive pas à tourner la page.')),
    () => claire.client.appointments.book({ slotId: slot.id, means: 'call', phone: null }),
    () => claire.client.workshops.register({ id: date?.id ?? '' }),
    () => claire.client.drafts.save({ name: 'message:coach', words: 'Je voulais' }),
  ];
  return { claire, coach, confide };
}

describe('the consent to confide in the team', () => {
  test('is required for a message to the coach, the interview, a place in an intimate workshop, even a draft', async () => {
    const { claire, confide } = await aPair();
    await app.db.delete(consents);
    expect(await claire.client.coachingConsent.mine()).toEqual({ given: false });
    for (const act of confide) expect(await refusalOf(act())).toBe('CONSENT_REQUIRED');
    expect(await app.db.$count(coachMessages)).toBe(0);
    expect(await app.db.$count(appointments)).toBe(0);
    await claire.client.coachingConsent.give();
    await claire.client.coachingConsent.give();
    expect(await app.db.select().from(consents)).toMatchObject([
      { purpose: 'coaching', version: 'accompagnement-1', withdrawn_at: null },
    ]);
    for (const act of confide) await act();
    const [ordinary] = (await claire.client.workshops.one({ id: '8' })).dates;
    await app.db.delete(consents);
    await claire.client.workshops.register({ id: ordinary?.id ?? '' });
  });

  test('is what every note of the team rests on', async () => {
    const { claire, coach, confide } = await aPair();
    for (const act of confide) await act();
    const id = claire.member.id;
    const [booked] = (await claire.client.appointments.mine()).coming;
    const note = () =>
      coach.client.deskCoaching.addNote({ id, clientId: crypto.randomUUID(), content: 'Se sent prête.' });
    const noteOfInterview = () =>
      coach.client.deskAppointments.note({ id: booked?.id ?? '', note: 'Cherche quelqu’un de calme.' });
    await note();
    await noteOfInterview();
    await claire.client.coachingConsent.withdraw();
    expect(await refusalOf(note())).toBe('CONSENT_REQUIRED');
    expect(await refusalOf(noteOfInterview())).toBe('CONSENT_REQUIRED');
  });

  test('withdrawn deletes messages, notes and drafts of this member alone', async () => {
    const { claire, coach, confide } = await aPair();
    for (const act of confide) await act();
    const draft = () => claire.client.drafts.read({ name: 'message:coach' });
    expect(await draft()).toEqual({ words: 'Je voulais' });
    const other = await app.memberBrowser(aMember());
    await coach.client.deskCoaching.addNote({
      id: claire.member.id,
      clientId: crypto.randomUUID(),
      content: 'Se sent prête.',
    });
    const [booked] = (await claire.client.appointments.mine()).coming;
    await coach.client.deskAppointments.note({ id: booked?.id ?? '', note: 'Cherche quelqu’un de calme.' });
    await other.client.coachingConsent.withdraw();
    expect(await app.db.$count(coachNotes)).toBe(1);
    await Promise.all([claire.client.coachingConsent.withdraw(), claire.client.coachingConsent.withdraw()]);
    expect(await app.db.$count(coachNotes)).toBe(0);
    expect(await app.db.$count(coachMessages)).toBe(0);
    expect(await app.db.select({ note: appointments.note }).from(appointments)).toEqual([{ note: null }]);
    expect(await draft()).toEqual({ words: '' });
    expect((await claire.client.appointments.mine()).coming).toHaveLength(1);
    expect(
      (await claire.client.accounts.consents()).find(({ purpose }) => purpose === 'coaching')?.withdrawnAt,
    ).not.toBeNull();
  });
});
