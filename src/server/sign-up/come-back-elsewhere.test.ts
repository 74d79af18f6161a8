import { expect, test } from 'vitest';
import { eraseMember } from '#member/data-rights/server/shared/erase-member.ts';
import { logIn } from '#testing/conversations.ts';
import { aMan, aMember, LOVE } from '#testing/factories.ts';
import { changeAddress, signUpAs } from '#testing/sign-up-as.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';

const app = await testApp();

type Member = ReturnType<typeof aMan>;
type Person = { member: Member; addresses: string[] };
const person = (member: Member): Person => ({ member, addresses: [member.email] });
const first = ({ addresses }: Person) => addresses[0] ?? '';

async function change(one: Person, email = `autre${one.addresses.length}-${one.member.id}@exemple.invalid`) {
  await changeAddress(app, one.member.id, email);
  one.addresses.push(email);
  one.member = { ...one.member, email };
}

async function comeBack(one: Person, email: string) {
  one.member = (await signUpAs(app, { ...one.member, email })).member;
}

const STEPS = {
  changes: (one: Person) => change(one),
  'changes back': (one: Person) => change(one, first(one)),
  erases: ({ member }: Person) => eraseMember(app.services, member.id, { reason: 'asked' }),
  returns: (one: Person) => comeBack(one, one.member.email),
  'returns at first': (one: Person) => comeBack(one, first(one)),
  'returns elsewhere': (one: Person) => comeBack(one, `ailleurs-${one.member.id}@exemple.invalid`),
};
type Step = `${'he' | 'she'} ${keyof typeof STEPS}`;

const ORDERS: Step[][] = [
  ['she erases', 'he changes', 'she returns'],
  ['he changes', 'he erases', 'he returns'],
  ['he changes', 'he changes', 'he erases', 'he returns at first'],
  ['he changes', 'he changes back', 'he erases', 'he returns'],
  ['he erases', 'she changes', 'she changes', 'he returns'],
  ['he erases', 'she changes', 'she changes back', 'he returns'],
  ['she changes', 'he erases', 'she changes back', 'he returns'],
  ['he erases', 'she changes', 'she erases', 'she returns at first', 'he returns'],
  ['he erases', 'she changes', 'she erases', 'he returns', 'she returns at first'],
  ['he changes', 'she changes', 'he erases', 'she erases', 'he returns at first', 'she returns at first'],
  ['she erases', 'he changes', 'he erases', 'she returns', 'he returns at first'],
  ['he erases', 'he returns elsewhere', 'he changes back'],
  ['he erases', 'he returns', 'he changes', 'he erases', 'she changes', 'he returns'],
];

test.each(ORDERS.map((order) => [order.join(', '), order] as const))(
  'a block and the score shown survive: %s',
  async (_, order) => {
    const [him, blocker, seen] = [person(aMan()), person(aMember()), person(aMember())];
    const karim = await app.memberBrowser(him.member);
    const claire = await app.memberBrowser(blocker.member);
    await app.insert(seen.member);
    const before = (await karim.client.matching.selection()).people;
    const score = before.find(({ id }) => id === seen.member.id)?.compatibility.score;
    expect(score).toBeGreaterThan(0);
    await karim.client.matching.startConversation({ profileId: blocker.member.id });
    await karim.client.matching.startConversation({ profileId: seen.member.id });
    await claire.client.conversations.block({ id: him.member.id });

    for (const step of order) {
      const [who, ...what] = step.split(' ');
      const act = STEPS[what.join(' ') as keyof typeof STEPS];
      for (const one of who === 'he' ? [him] : [blocker, seen]) await act(one);
    }

    const his = await open(him);
    await his.client.answers.saveLoveProfile({ ...LOVE, sexuality_score: 1, fidelity_score: 1 });
    const write = his.client.matching.startConversation({ profileId: blocker.member.id });
    expect(await refusalOf(write)).toBe('NOT_FOUND');
    expect((await his.client.matching.selection()).remainingContacts).toBe(3);
    // People shown before an erasure return on Thursday.
    app.clock.advance({ days: 7 });
    const shown = (await his.client.matching.selection()).people;
    expect(shown.map(({ id }) => id)).toEqual([seen.member.id]);
    expect(shown[0]?.compatibility.score).toBe(score);
    const hers = (await (await open(blocker)).client.matching.selection()).people;
    expect(hers.map(({ id }) => id)).not.toContain(him.member.id);
  },
);

const open = ({ member }: Person) => logIn(app, member);
