import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { findStanding } from '#mechanisms/decisions/server/standing-store.ts';
import {
  accountStandings,
  hiddenContents,
  matchCards,
  moderationCases,
  moderationDecisions,
  refusedAddresses,
} from '#server/schema.ts';
import { aCase, type Desk, decideCase } from '#testing/cases.ts';
import { aConversation, logIn, type MemberBrowser } from '#testing/conversations.ts';
import { PIXEL } from '#testing/endpoint-examples.ts';
import { aMan } from '#testing/factories.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';
import { liftSuspensions } from './lift-suspensions.ts';

const app = await testApp();
let nadia: Desk;
let paul: Desk;

beforeEach(async () => {
  nadia = await app.staffBrowser('moderation');
  paul = await app.staffBrowser('moderation');
});

const stateOf = async (member: string) => (await findStanding(app.db, member, app.clock.now())).state;
const hiddenOf = (member: string) => app.db.$count(hiddenContents, eq(hiddenContents.user_id, member));
const undo = (desk: Desk, id: string) => desk.client.deskModeration.undo({ id });
const mailsOf = async (address: string, subject: RegExp) =>
  (await app.mailsTo(address, 0)).filter((mail) => subject.test(mail.subject));

const MEASURES = {
  warning: { decision: 'warn' },
  'a hidden text': { decision: 'hide', target: 'bio' },
  'a day': { decision: 'suspend', days: 1 },
  'a month': { decision: 'suspend', days: 30 },
  closure: { decision: 'close' },
  'a closure for danger': { decision: 'close', danger: true },
} as const;
type Name = keyof typeof MEASURES;
/** Every pair and triple: `mechanisms/decisions/rules.test.ts`. */
const PAIRS: [Name, Name][] = [
  ['warning', 'a hidden text'],
  ['a hidden text', 'a hidden text'],
  ['a day', 'a month'],
  ['a month', 'closure'],
  ['closure', 'a closure for danger'],
];

/** On a Saturday, only a danger closes at once; other closures suspend until Monday. */
function expected(kept: readonly Name[]): { state: string; hidden: number; closing: boolean } {
  const closes = kept.includes('closure') || kept.includes('a closure for danger');
  const suspends = kept.includes('a day') || kept.includes('a month') || kept.includes('closure');
  return {
    state: kept.includes('a closure for danger') ? 'closed' : suspends ? 'suspended' : 'open',
    hidden: kept.includes('a hidden text') ? 1 : 0,
    closing: closes,
  };
}

async function look(member: string) {
  const [row] = await app.db.select().from(accountStandings).where(eq(accountStandings.user_id, member));
  return {
    state: await stateOf(member),
    hidden: await hiddenOf(member),
    closing: row ? row.erase_after !== null : false,
  };
}

test('the queue counts the measures about a person, including ended ones and excluding revoked ones', async () => {
  const [man] = await app.insert(aMan());
  await decideCase(nadia, await aCase(nadia, man.id), MEASURES.warning);
  await decideCase(nadia, await aCase(nadia, man.id), MEASURES['a day']);
  const undone = await decideCase(nadia, await aCase(nadia, man.id), MEASURES['a hidden text']);
  await decideCase(nadia, await aCase(nadia, man.id), { decision: 'dismiss' });
  await undo(paul, undone);
  app.clock.advance({ hours: 72 });
  const desk = await app.staffBrowser('moderation');
  const waiting = await aCase(desk, man.id);
  const { cases } = await desk.client.deskModeration.queue({});
  expect(cases.find(({ id }) => id === waiting)).toMatchObject({ measures: 2 });
  expect((await desk.client.deskModeration.open({ id: waiting })).measures).toBe(2);
});

describe('two decisions about one member', () => {
  test.each(PAIRS)(
    '%s, then %s: the stronger applies, and the other remains after a revocation',
    async (...taken) => {
      for (const first of [0, 1] as const) {
        const [man] = await app.insert(aMan());
        const cases = [await aCase(nadia, man.id), await aCase(paul, man.id)] as const;
        const one = await decideCase(nadia, cases[0], MEASURES[taken[0]]);
        const other = await decideCase(paul, cases[1], MEASURES[taken[1]]);
        expect(await look(man.id)).toEqual(expected(taken));
        await undo(paul, first === 0 ? one : other);
        expect(await look(man.id)).toEqual(expected([taken[first === 0 ? 1 : 0]]));
        await undo(nadia, first === 0 ? other : one);
        expect(await look(man.id)).toEqual(expected([]));
        expect(await app.db.$count(matchCards, eq(matchCards.id, man.id))).toBe(1);
        expect(await app.db.$count(refusedAddresses)).toBe(0);
      }
    },
  );

  test.runIf(onPostgres)(
    'apply as the stronger one when two colleagues decide at the same moment',
    async () => {
      for (const [one, other] of [
        ['a closure for danger', 'a day'],
        ['a day', 'a month'],
        ['a hidden text', 'closure'],
      ] as const) {
        const [man] = await app.insert(aMan());
        const cases = [await aCase(nadia, man.id), await aCase(paul, man.id)] as const;
        await Promise.all([
          decideCase(nadia, cases[0], MEASURES[one]),
          decideCase(paul, cases[1], MEASURES[other]),
        ]);
        expect(await look(man.id)).toEqual(expected([one, other]));
      }
    },
  );

  test('a closed account stays closed when a lighter suspension expires', async () => {
    const [man] = await app.insert(aMan());
    await decideCase(nadia, await aCase(nadia, man.id), MEASURES['a closure for danger']);
    await decideCase(paul, await aCase(paul, man.id), MEASURES['a day']);
    app.clock.advance({ days: 1, minutes: 1 });
    await liftSuspensions(app.services);
    expect(await stateOf(man.id)).toBe('closed');
    const ended = await mailsOf(man.email, /de nouveau ouvert/);
    expect(ended).toEqual([]);
    const refused = await app.db.select().from(refusedAddresses);
    expect(refused.map(({ until }) => until.getFullYear()).toSorted()).toEqual([2026, 2029]);
  });

  test('the mail of a lighter decision and the member’s page state the measure in force', async () => {
    const [man] = await app.insert(aMan());
    await decideCase(nadia, await aCase(nadia, man.id), MEASURES['a closure for danger']);
    app.clock.advance({ minutes: 1 });
    await decideCase(paul, await aCase(paul, man.id), MEASURES['a day']);
    const texts = (await app.mailsTo(man.email, 2)).map(({ text }) => text.replaceAll(/\s+/g, ' '));
    expect(texts.some((text) => text.includes('votre compte reste fermé'))).toBe(true);
    const his = await logIn(app, man);
    const mine = await his.client.standing.mine();
    expect(mine.state).toBe('closed');
    expect(mine.statements.map(({ effect, state, holds }) => ({ effect, state, holds }))).toEqual([
      { effect: 'suspension', state: 'stands', holds: false },
      { effect: 'closure', state: 'stands', holds: true },
    ]);
  });
});

describe('two cases that hide one photo', () => {
  async function twiceHidden() {
    const { claire, karim } = await aConversation(app);
    const photo = await karim.client.photos.add({ photo: new File([PIXEL], 'moi.png') });
    const decision = { decision: 'hide', target: `photo:${photo.id}` } as const;
    const first = await decideCase(nadia, await aCase(nadia, karim.member.id), decision);
    await decideCase(nadia, await aCase(nadia, karim.member.id), decision);
    return { claire, karim, photo, first };
  }
  const shown = async (claire: MemberBrowser, karim: MemberBrowser) =>
    (await claire.client.matching.preview({ id: karim.member.id })).photos.length;

  test('stay separate: an upheld appeal restores nothing while the other is in force, and says so', async () => {
    const { claire, karim } = await twiceHidden();
    const [statement] = (await karim.client.standing.mine()).statements;
    await karim.client.standing.appeal({ statement: statement?.id ?? '', text: 'Ce n’est pas juste.' });
    const [queued] = (await paul.client.deskModeration.queue({ kind: 'appeal' })).cases;
    const judged = { id: queued?.id ?? '', outcome: 'undone' as const, answer: 'Nous avons tout relu.' };
    await paul.client.deskModeration.answer(judged);
    expect(await shown(claire, karim)).toBe(0);
    const answer = async () =>
      (await mailsOf(karim.member.email, /réponse à votre contestation/))[0]?.text.replaceAll(/\s+/g, ' ');
    await expect.poll(answer).toContain('Ce contenu reste masqué : une autre décision reste en vigueur');
  });

  test('show it again once both are revoked', async () => {
    const { claire, karim, first } = await twiceHidden();
    await undo(nadia, first);
    expect(await shown(claire, karim)).toBe(0);
    const all = await app.db.select({ id: moderationDecisions.id }).from(moderationDecisions);
    for (const { id } of all) await undo(nadia, id);
    expect(await shown(claire, karim)).toBe(1);
  });
});

test('a hidden text reappears once rewritten, and is hidden again when the same words return', async () => {
  const { karim } = await aConversation(app);
  const { bio } = karim.member;
  await decideCase(nadia, await aCase(nadia, karim.member.id), MEASURES['a hidden text']);
  expect(await hiddenOf(karim.member.id)).toBe(1);
  await karim.client.profile.update({ bio: 'Un tout autre texte, sans rien de mal.' });
  expect(await hiddenOf(karim.member.id)).toBe(0);
  expect((await karim.client.standing.mine()).statements[0]?.state).toBe('replaced');
  await karim.client.profile.update({ bio });
  expect(await hiddenOf(karim.member.id)).toBe(1);
});

describe('one case', () => {
  test.runIf(onPostgres)('opened by two colleagues concurrently belongs to one of them', async () => {
    const [man] = await app.insert(aMan());
    const id = await aCase(nadia, man.id);
    const colleagues = await Promise.all(Array.from({ length: 6 }, () => app.staffBrowser('moderation')));
    const opened = await Promise.all(colleagues.map(({ client }) => client.deskModeration.open({ id })));
    const [row] = await app.db.select().from(moderationCases).where(eq(moderationCases.id, id));
    const holders = new Set(opened.map(({ takenBy }) => takenBy?.id));
    expect(holders).toEqual(new Set([row?.assignee_id]));
  });

  test('repeats without an error when the same decision is sent three times', async () => {
    const [man] = await app.insert(aMan());
    const again = { ...MEASURES.warning, decisionId: crypto.randomUUID() };
    const id = await aCase(nadia, man.id);
    await Promise.all([1, 2, 3].map(() => decideCase(nadia, id, again)));
    expect(await app.db.$count(moderationDecisions)).toBe(1);
  });

  test('cannot be revoked while an appeal is pending', async () => {
    const { karim } = await aConversation(app);
    const decision = await decideCase(nadia, await aCase(nadia, karim.member.id), MEASURES.warning);
    const [statement] = (await karim.client.standing.mine()).statements;
    await karim.client.standing.appeal({ statement: statement?.id ?? '', text: 'Ce n’est pas juste.' });
    expect(await refusalOf(undo(nadia, decision))).toBe('APPEAL_WAITS');
  });
});
