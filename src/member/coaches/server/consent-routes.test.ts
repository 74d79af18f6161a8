import { describe, expect, test } from 'vitest';
import { CONFIDING_PURPOSES, type ConfidingPurpose } from '#identity/consents/rules.ts';
import { currentText } from '#identity/consents/texts/versions.ts';
import { registerPlace } from '#member/workshops/server/change-place.ts';
import { appointments, coachMessages, coachNotes, consents } from '#server/schema.ts';
import { aSlot } from '#testing/appointments.ts';
import { aMember } from '#testing/factories.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';
import { storeCoach } from '#testing/test-coach.ts';

const app = await testApp();

const NOTE = 'Cherche quelqu’un de calme.';
const words = (content: string) => ({ clientId: crypto.randomUUID(), content });

async function aPair() {
  const claire = await app.memberBrowser();
  const coach = await app.staffBrowser('coach');
  await storeCoach(app, { staff: coach.staff.id, members: [claire.member.id] });
  const slot = await aSlot(app, '10:00', { staff_id: coach.staff.id });
  const [date] = (await claire.client.workshops.one({ id: '3' })).dates;
  const dateId = date?.id ?? '';
  const confide: { under: ConfidingPurpose; act: () => Promise<unknown> }[] = [
    {
      under: 'coaching',
      act: () => claire.client.coachChat.send(words('Je n’arrive pas à tourner la page.')),
    },
    {
      under: 'interview',
      act: () => claire.client.appointments.book({ slotId: slot.id, means: 'call', phone: null }),
    },
    { under: 'intimate-workshop', act: () => claire.client.workshops.register({ id: dateId }) },
    {
      under: 'coaching',
      act: () => claire.client.drafts.save({ name: 'message:coach', words: 'Je voulais' }),
    },
  ];
  const note = () =>
    coach.client.deskCoaching.addNote({
      id: claire.member.id,
      clientId: crypto.randomUUID(),
      content: 'Se sent prête.',
    });
  const noteOfInterview = async (note = NOTE) => {
    const id = (await claire.client.appointments.mine()).coming[0]?.id ?? '';
    return coach.client.deskAppointments.note({ id, note });
  };
  return { claire, dateId, confide, note, noteOfInterview };
}

describe('the three consents for intimate topics', () => {
  test('unlock messages to the coach, drafts for them, the interview and intimate workshops', async () => {
    const { claire, confide } = await aPair();
    await app.db.delete(consents);
    expect(await claire.client.confiding.mine()).toEqual({ given: [] });
    for (const { act } of confide) expect(await refusalOf(act())).toBe('CONSENT_REQUIRED');
    expect(await app.db.$count(coachMessages)).toBe(0);
    expect(await app.db.$count(appointments)).toBe(0);
    const [ordinary] = (await claire.client.workshops.one({ id: '8' })).dates;
    await claire.client.workshops.register({ id: ordinary?.id ?? '' });
  });

  test.each(CONFIDING_PURPOSES)('%s allows only what it covers', async (purpose) => {
    const { claire, confide } = await aPair();
    await app.db.delete(consents);
    await claire.client.confiding.give({ purpose });
    await claire.client.confiding.give({ purpose });
    expect(await app.db.select().from(consents)).toMatchObject([
      { purpose, version: currentText(purpose).version, withdrawn_at: null },
    ]);
    for (const { act, under } of confide)
      if (under === purpose) await act();
      else expect(await refusalOf(act())).toBe('CONSENT_REQUIRED');
  });

  test('cover the notes of the coach and those of the interview separately', async () => {
    const { claire, confide, note, noteOfInterview } = await aPair();
    for (const { act } of confide) await act();
    await note();
    await noteOfInterview();
    await claire.client.confiding.withdraw({ purpose: 'coaching' });
    expect(await refusalOf(note())).toBe('CONSENT_REQUIRED');
    await noteOfInterview('Se sent prête.');
    await app.db.update(consents).set({ withdrawn_at: app.clock.now() });
    expect(await refusalOf(noteOfInterview('Autre chose.'))).toBe('CONSENT_REQUIRED');
  });
});

describe('withdrawing a consent', () => {
  test('deletes the coaching messages, coach notes and drafts of this member only', async () => {
    const { claire, confide, note, noteOfInterview } = await aPair();
    for (const { act } of confide) await act();
    const draft = () => claire.client.drafts.read({ name: 'message:coach' });
    expect(await draft()).toEqual({ words: 'Je voulais' });
    const other = await app.memberBrowser();
    await note();
    await noteOfInterview();
    await other.client.confiding.withdraw({ purpose: 'coaching' });
    expect(await app.db.$count(coachNotes)).toBe(1);
    const withdraw = () => claire.client.confiding.withdraw({ purpose: 'coaching' });
    await Promise.all([withdraw(), withdraw()]);
    expect(await app.db.$count(coachNotes)).toBe(0);
    expect(await app.db.$count(coachMessages)).toBe(0);
    expect(await draft()).toEqual({ words: '' });
    expect(await app.db.select({ note: appointments.note }).from(appointments)).toEqual([{ note: NOTE }]);
    expect(await claire.client.workshops.mine()).toHaveLength(1);
    expect(
      (await claire.client.accounts.consents()).find(({ purpose }) => purpose === 'coaching')?.withdrawnAt,
    ).not.toBeNull();
  });

  test('deletes the notes of the interview, and cancels the upcoming one', async () => {
    const { claire, confide, noteOfInterview } = await aPair();
    for (const { act } of confide) await act();
    await noteOfInterview();
    await claire.client.confiding.withdraw({ purpose: 'interview' });
    expect(
      await app.db.select({ note: appointments.note, state: appointments.state }).from(appointments),
    ).toEqual([{ note: null, state: 'cancelled' }]);
    expect((await claire.client.appointments.mine()).coming).toEqual([]);
    expect(await claire.client.appointments.offers({ kind: 'welcome' })).toHaveLength(1);
    expect(await app.db.$count(coachMessages)).toBe(1);
  });

  test('passes the upcoming places in intimate workshops to the waiting list, and keeps the other places', async () => {
    const { claire, dateId } = await aPair();
    const others = Array.from({ length: 4 }, () => aMember());
    await app.insert(...others);
    const next = await app.memberBrowser();
    for (const id of [claire.member.id, ...others.map((one) => one.id), next.member.id])
      await registerPlace(app.services, id, dateId);
    const [ordinary] = (await claire.client.workshops.one({ id: '8' })).dates;
    await claire.client.workshops.register({ id: ordinary?.id ?? '' });
    expect((await next.client.workshops.mine())[0]?.mine).toBe('waiting');
    await claire.client.confiding.withdraw({ purpose: 'intimate-workshop' });
    expect((await claire.client.workshops.mine()).map(({ id }) => id)).toEqual([ordinary?.id]);
    expect((await next.client.workshops.mine())[0]?.mine).toBe('registered');
  });
});
