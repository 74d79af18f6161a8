import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deskNotes, profiles, scoreViews, users } from '#server/schema.ts';
import { aMan, PARIS } from '#testing/factories.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';

const app = await testApp();

const note = 'Vous marchez tous les deux dès qu’il fait beau.';

async function deskWith(...men: Parameters<typeof aMan>[0][]) {
  const others = men.map((change) => aMan(change));
  await app.insert(...others);
  const claire = await app.memberBrowser();
  const desk = await app.staffBrowser('matchmaker');
  const introduce = (other: string, words = note) =>
    desk.client.deskIntroductions.introduce({ member: claire.member.id, other, note: words });
  const people = async (more = {}) =>
    (await desk.client.deskIntroductions.candidates({ id: claire.member.id, ...more })).people;
  return { desk, claire, men: others, introduce, people };
}

describe('a member’s candidates', () => {
  test('come from the selection, best first, with visible points and the love part as a word', async () => {
    const { people, men } = await deskWith(
      { firstName: 'Ahmed' },
      { firstName: 'Bruno', activities: ['Danse'] },
      { firstName: 'Cyril', commune: PARIS },
    );
    const found = await people();
    expect(found.map(({ firstName }) => firstName)).toEqual(['Ahmed', 'Bruno']);
    expect(found[0]).toMatchObject({
      passed: false,
      goingOn: 0,
      compatibility: { parts: { love: 'very-close', activities: 10, life: 30 }, missing: null },
    });
    const text = JSON.stringify(found);
    for (const hidden of [men[0]?.email ?? '', men[0]?.birthDate ?? '', '_score', '"score"'])
      expect(text).not.toContain(hidden);
  });

  test('can be filtered by age, distance, children and activity', async () => {
    const { people } = await deskWith(
      { firstName: 'Ahmed', birthDate: '1985-01-01' },
      { firstName: 'Bruno', hasChildren: true },
      { firstName: 'Cyril', activities: ['Danse'] },
    );
    const names = async (more: object) => (await people(more)).map(({ firstName }) => firstName).sort();
    expect(await names({ minAge: 40 })).toEqual(['Ahmed']);
    expect(await names({ children: 'yes' })).toEqual(['Bruno']);
    expect(await names({ children: 'no', activity: 'Danse' })).toEqual(['Cyril']);
    expect(await names({ withinKm: 5 })).toHaveLength(3);
  });

  test('leave the member’s viewing quota untouched, and never reveal a total score, alone or as a pair', async () => {
    const { people, desk, claire, men } = await deskWith({});
    const [candidate] = await people();
    const { profiles: pair } = await desk.client.deskIntroductions.pair({
      id: claire.member.id,
      other: men[0]?.id ?? '',
    });
    for (const one of [candidate, pair?.member, pair?.other])
      expect(Object.keys(one?.compatibility ?? {}).sort()).toEqual(['missing', 'parts']);
    expect(await app.db.$count(scoreViews)).toBe(0);
    await claire.client.matching.selection();
    expect(await app.db.$count(scoreViews)).toBe(1);
  });

  test('show a pass by either side, which blocks an introduction', async () => {
    const { people, claire, men, introduce, desk } = await deskWith({});
    const [karim] = men;
    if (!karim) throw new Error('one is made');
    await claire.client.matching.selection();
    await claire.client.matching.reject({ id: karim.id });
    expect(await people()).toMatchObject([{ id: karim.id, passed: true }]);
    const theirs = await desk.client.deskIntroductions.candidates({ id: karim.id });
    expect(theirs.people).toMatchObject([{ id: claire.member.id, passed: true }]);
    const { obstacles } = await desk.client.deskIntroductions.pair({ id: claire.member.id, other: karim.id });
    expect(obstacles).toEqual(['passed']);
    expect(await refusalOf(introduce(karim.id))).toBe('NOT_ELIGIBLE');
  });

  test('exclude members who are paused, in conversation or already introduced', async () => {
    const { people, claire, men, introduce } = await deskWith(
      { firstName: 'A' },
      { firstName: 'B' },
      { firstName: 'C' },
    );
    const [a, b, c] = men;
    if (!a || !b || !c) throw new Error('three are made');
    await claire.client.matching.selection();
    await claire.client.matching.startConversation({ profileId: a.id });
    await introduce(b.id);
    const browser = app.browser();
    await browser.client.accounts.logIn({ email: c.email, password: 'un beau soir d’été' });
    expect(await people()).toMatchObject([{ id: c.id }]);
    await browser.client.profile.pause();
    expect(await people()).toEqual([]);
    for (const { id } of [a, c]) expect(await refusalOf(introduce(id))).toBe('NOT_ELIGIBLE');
    expect(await refusalOf(introduce(b.id))).toBe('INTRODUCED_BEFORE');
  });
});

describe('the matchmaker’s own member account', () => {
  test('cannot be the subject of their matchmaking or a match for others', async () => {
    const { desk, claire, men, people } = await deskWith({ firstName: 'Ahmed' }, { firstName: 'Bruno' });
    const [own, other] = men.map(({ id }) => id);
    if (!own || !other) throw new Error('two are made');
    expect(await people()).toHaveLength(2);
    await app.db
      .update(users)
      .set({ email: desk.staff.email.replace('@', '+moi@') })
      .where(eq(users.id, own));
    expect((await people()).map(({ id }) => id)).toEqual([other]);
    const { deskIntroductions } = desk.client;
    for (const refused of [
      () => deskIntroductions.candidates({ id: own }),
      () => deskIntroductions.pair({ id: own, other: claire.member.id }),
      () => deskIntroductions.pair({ id: claire.member.id, other: own }),
      () => deskIntroductions.keep({ id: claire.member.id, other: own, kept: true }),
      () => deskIntroductions.introduce({ member: own, other: claire.member.id, note }),
    ])
      expect(await refusalOf(refused())).toBe('NOT_FOUND');
  });
});

describe('an introduction made at the desk', () => {
  test('reaches both members under the first name of the matchmaker, and its list hides their answers', async () => {
    const { desk, claire, men, introduce } = await deskWith({});
    await introduce(men[0]?.id ?? '');
    expect(await claire.client.introductions.mine()).toMatchObject([
      { by: 'Solène', note, status: 'to-answer' },
    ]);
    const list = async () => (await desk.client.deskIntroductions.list({})).introductions;
    const before = await list();
    expect(before).toMatchObject([{ by: 'Solène', state: 'going-on' }]);
    await claire.client.introductions.answer({ id: men[0]?.id ?? '', answer: 'declined' });
    expect(await list()).toEqual(before);
    expect(await desk.client.deskIntroductions.members({ words: 'clair lyon' })).toMatchObject({
      members: [],
    });
    const found = await desk.client.deskIntroductions.members({ words: 'claire' });
    expect(found.members).toMatchObject([{ id: claire.member.id, goingOn: 1 }]);
  });

  test('rejects a note that is too short, gives a number or may hurt', async () => {
    const { men, introduce, claire } = await deskWith({});
    for (const [words, sentence] of [
      ['Court', 'Écrivez au moins dix caractères'],
      ['Appelez-la vite au 06 12 34 56 78, elle attend.', 'N’indiquez pas de numéro de téléphone'],
      ['C’est un connard mais vous allez vous entendre.', 'Ce mot peut blesser'],
    ] as const)
      await expect(introduce(men[0]?.id ?? '', words)).rejects.toMatchObject({
        data: { fields: { note: expect.stringContaining(sentence) } },
      });
    expect(await claire.client.introductions.mine()).toEqual([]);
  });

  test('cannot be the third at once for a member, even concurrently', async () => {
    const { men, introduce } = await deskWith({}, {}, {});
    const verdicts = await Promise.all(
      men.map(({ id }) =>
        introduce(id).then(
          () => 'ok',
          ({ code }) => code,
        ),
      ),
    );
    expect(verdicts.sort()).toEqual(['TOO_MANY', 'ok', 'ok']);
  });

  test('views and introductions are logged, a view once per half hour', async () => {
    const { people, introduce, men, desk } = await deskWith({});
    await people();
    await people({ minAge: 30 });
    await introduce(men[0]?.id ?? '');
    const lines = await app.auditLog('introductions.');
    expect(lines.map(({ action }) => action)).toEqual([
      'introductions.look',
      'introductions.introduce',
      'introductions.introduce',
    ]);
    expect(lines.every(({ staff_id }) => staff_id === desk.staff.id)).toBe(true);
  });
});

test('a matchmaker can see photos of possible matches, other roles cannot', async () => {
  const { desk, people, men } = await deskWith({});
  expect(await people()).toHaveLength(1);
  const [karim] = men;
  if (!karim) throw new Error('one is made');
  const browser = app.browser();
  await browser.client.accounts.logIn({ email: karim.email, password: 'un beau soir d’été' });
  const sharp = (await import('sharp')).default;
  const file = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#f4a672' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append('photo', new Blob([Uint8Array.from(file)], { type: 'image/png' }), 'moi.png');
  expect((await browser.fetch('/api/profile/photos', { method: 'POST', body })).status).toBe(200);
  const [found] = await people();
  expect((await desk.fetch(found?.photoUrl ?? '')).status).toBe(200);
  const support = await app.staffBrowser('support', 'admin');
  expect((await support.fetch(found?.photoUrl ?? '')).status).toBe(404);
});

describe('a member’s shortlist', () => {
  async function kept() {
    const { desk, claire, men, introduce } = await deskWith({ firstName: 'Ahmed' }, { firstName: 'Bruno' });
    const [ahmed] = men;
    if (!ahmed) throw new Error('two are made');
    const id = claire.member.id;
    const keep = (other: string, isKept = true) =>
      desk.client.deskIntroductions.keep({ id, other, kept: isKept });
    const names = async (by = desk) => {
      const found = await by.client.deskIntroductions.candidates({ id });
      const namesOf = (some: readonly { firstName: string }[]) => some.map(({ firstName }) => firstName);
      // Their scores are equal, so the order follows a hash of the random ids.
      return { kept: namesOf(found.kept), people: namesOf(found.people).sort() };
    };
    await Promise.all([keep(ahmed.id), keep(ahmed.id)]);
    return { desk, claire, ahmed, introduce, keep, names, id };
  }

  test('shows every matchmaker the same people, names the colleague who added each, and can be undone', async () => {
    const { names, keep, ahmed, desk, id } = await kept();
    const other = await app.staffBrowser('matchmaker');
    expect(await names(other)).toEqual({ kept: ['Ahmed'], people: ['Bruno'] });
    const [first] = (await desk.client.deskIntroductions.candidates({ id })).kept;
    expect(first).toMatchObject({ keptBy: desk.staff.firstName, keptAt: app.clock.now().toISOString() });
    await keep(ahmed.id, false);
    expect(await names()).toEqual({ kept: [], people: ['Ahmed', 'Bruno'] });
    expect(await refusalOf(keep(id))).toBe('NOT_FOUND');
    expect(await refusalOf(keep('inconnu'))).toBe('NOT_FOUND');
  });

  test('drops people who are introduced, and people who leave', async () => {
    const { names, keep, introduce, ahmed, claire } = await kept();
    await introduce(ahmed.id);
    expect(await names()).toEqual({ kept: [], people: ['Bruno'] });
    expect(await app.db.$count(deskNotes)).toBe(0);
    expect(await refusalOf(keep(ahmed.id))).toBe('NOT_FOUND');
    const { id: bruno } =
      (await app.db.select().from(profiles)).find((one) => one.first_name === 'Bruno') ?? {};
    await keep(bruno ?? '');
    expect(await app.db.$count(deskNotes)).toBe(1);
    await app.db.delete(users).where(eq(users.id, claire.member.id));
    expect(await app.db.$count(deskNotes)).toBe(0);
  });
});
