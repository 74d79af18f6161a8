import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ageOn } from '#lib/age.ts';
import { checkFreeText } from '#lib/free-text/contact-details.ts';
import {
  ACTIVITIES,
  FAMILY_PLANS,
  LIVING_ARRANGEMENTS,
  LIVING_PREFERENCES,
  LOVE_DIMENSIONS,
  MAX_ACTIVITIES,
  QUIZ_TOPICS,
} from '#member/answers/rules.ts';
import { BIO_MAX_LENGTH } from '#member/profile/rules.ts';
import { answeredPrompts } from '#member/prompts/contract.ts';
import { BIOS } from './bios.ts';
import { DEMO_ACCOUNT, DEMO_ACCOUNT_AGE, makeDemoAccount } from './demo-account.ts';
import { type DemoMember, generationOf, OLDEST, YOUNGEST } from './demo-member.ts';
import { makeDemoMembers } from './demo-members.ts';
import { distanceBetween } from './demo-spread.ts';
import { suits } from './names-and-faces.ts';
import { PROMPT_ANSWERS } from './prompt-answers.ts';
import { SOME_COMMUNES } from './some-communes.ts';
import { makeRanking } from './tell-apart.ts';

const TODAY = '2026-11-21';
const members = makeDemoMembers(SOME_COMMUNES, TODAY);
const camille = makeDemoAccount(SOME_COMMUNES, TODAY);
const everyone = [camille, ...members];
const portraits = new Set(readdirSync(join(import.meta.dirname, '../../../content/demo/portraits')));

/** Their faces were chosen with their names. */
const NEIGHBOUR_IDS = new Set(members.slice(0, 12).map(({ id }) => id));

const ageOf = (member: DemoMember) => ageOn(member.birthDate, TODAY) ?? Number.NaN;
const shareOf = (test: (member: DemoMember) => boolean) => members.filter(test).length / members.length;

/** Spec 1 §9, implemented a second time to check the seed independently. */
function affinity(a: DemoMember, b: DemoMember): number {
  if (!a.loveProfile || !b.loveProfile || !a.activities || !b.activities) return 0;
  if (!a.lifeProject || !b.lifeProject) return 0;
  const [loveA, loveB, lifeA, lifeB] = [a.loveProfile, b.loveProfile, a.lifeProject, b.lifeProject];
  const love = LOVE_DIMENSIONS.map((dimension) =>
    Math.abs((loveA[dimension] ?? 0) - (loveB[dimension] ?? 0)),
  );
  const common = a.activities.filter((activity) => b.activities?.includes(activity)).length;
  const open = ['Ouvert(e)', 'A voir', 'Je ne sais pas encore'];
  const life = (['living_preference', 'living_arrangement', 'family_plans'] as const).map((question) => {
    if (lifeA[question] === lifeB[question]) return 10;
    return open.includes(lifeA[question]) || open.includes(lifeB[question]) ? 5 : 0;
  });
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return sum(love.map((gap) => [10, 5][gap] ?? 0)) + Math.min(20, common * 5) + sum(life);
}

function accepts(seeker: DemoMember, other: DemoMember): boolean {
  const { preferredGender, minAge, maxAge, maxDistance } = seeker.preferences;
  const near = distanceBetween(seeker.commune, other.commune) <= maxDistance;
  return preferredGender === other.gender && minAge <= ageOf(other) && ageOf(other) <= maxAge && near;
}

describe('the list of members', () => {
  it('is the same at every run, with 600 distinct identities', () => {
    expect(makeDemoMembers(SOME_COMMUNES, TODAY)).toEqual(members);
    expect(members).toHaveLength(600);
    expect(new Set(everyone.map(({ id }) => id)).size).toBe(601);
    expect(new Set(everyone.map(({ email }) => email)).size).toBe(601);
    expect(members.every(({ email }) => email.endsWith('@exemple.invalid'))).toBe(true);
  });

  it('gives as many members as asked', () => {
    expect(makeDemoMembers(SOME_COMMUNES, TODAY, 40)).toHaveLength(40);
    expect(makeDemoMembers(SOME_COMMUNES, TODAY, 5)).toHaveLength(5);
  });

  it('keeps the same ages on any day, 29 February included', () => {
    const leapDay = makeDemoMembers(SOME_COMMUNES, '2028-02-29', 200);
    const sameMembers = makeDemoMembers(SOME_COMMUNES, TODAY, 200);
    expect(leapDay.map(({ birthDate }) => ageOn(birthDate, '2028-02-29'))).toEqual(sameMembers.map(ageOf));
  });

  it('goes from 22 to 68, half women, with some who seek their own gender', () => {
    expect(Math.min(...members.map(ageOf))).toBe(YOUNGEST);
    expect(Math.max(...members.map(ageOf))).toBe(OLDEST);
    expect(shareOf(({ gender }) => gender === 'femme')).toBeGreaterThan(0.44);
    expect(shareOf(({ gender }) => gender === 'femme')).toBeLessThan(0.56);
    const own = shareOf(({ gender, preferences }) => gender === preferences.preferredGender);
    expect(own).toBeGreaterThan(0.05);
    expect(own).toBeLessThan(0.12);
  });

  it('reaches every large city, small communes too, and never a city twice by its arrondissements', () => {
    const codes = new Set(members.map(({ commune }) => commune.code));
    expect([...codes]).toEqual(expect.arrayContaining(['75056', '13055', '69123', '59350', '85013']));
    expect(codes).not.toContain('75111');
  });

  it('does not repeat a name, a face or a bio from one member to the next', () => {
    const repeats = members.filter((member, index) => {
      const previous = members[index - 1];
      return (
        member.firstName === previous?.firstName ||
        (member.portrait !== null && member.portrait === previous?.portrait) ||
        (member.bio !== null && member.bio === previous?.bio)
      );
    });
    expect(repeats).toEqual([]);
  });
});

describe('the faces of a selection', () => {
  const rankFor = makeRanking(members, TODAY);
  const repeatsAmong = (shown: number) =>
    everyone.filter((viewer) => {
      const faces = rankFor(viewer)
        .slice(0, shown)
        .flatMap(({ portrait }) => portrait ?? []);
      return new Set(faces).size < faces.length;
    });

  it('are four different ones, whoever looks', () => {
    expect(repeatsAmong(4).map(({ id }) => id)).toEqual([]);
  });

  it('repeat for few among the eight that come first, as some are passed', () => {
    expect(repeatsAmong(8).length / everyone.length).toBeLessThan(0.02);
  });

  it('suit the names all the same', () => {
    const unsuited = members.filter(({ firstName, portrait }) => portrait && !suits(firstName, portrait));
    expect(unsuited.filter(({ id }) => !NEIGHBOUR_IDS.has(id))).toEqual([]);
  });
});

describe('each member', () => {
  it('has a portrait that exists and fits gender and age', () => {
    for (const member of everyone) {
      if (member.portrait === null) continue;
      expect(portraits).toContain(member.portrait);
      expect(member.portrait).toContain(`${member.gender}-${generationOf(ageOf(member))}-`);
    }
  });

  it('has a bio that the rules accept and that gives no contact detail', () => {
    const texts = [...BIOS.map(({ text }) => text), ...everyone.map(({ bio }) => bio ?? '')];
    expect(texts.filter((text) => /@|https?:|www\.|\.(fr|com|net)\b|\d[\d .-]{5,}\d/i.test(text))).toEqual(
      [],
    );
    expect(texts.filter((text) => Array.from(text).length > BIO_MAX_LENGTH)).toEqual([]);
    const lengths = BIOS.map(({ text }) => Array.from(text).length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(60);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(320);
    expect(new Set(BIOS.map(({ text }) => text)).size).toBeGreaterThanOrEqual(72);
  });

  it('finishes two or three different sentences that the rules accept, none twice among a dozen neighbours', () => {
    for (const { prompts } of everyone) {
      expect([2, 3]).toContain(prompts.length);
      expect(answeredPrompts.parse(prompts)).toEqual(prompts);
    }
    const answers = Object.values(PROMPT_ANSWERS).flat();
    expect(answers.filter((answer) => checkFreeText(answer) !== 'ok')).toEqual([]);
    expect(new Set(answers).size).toBe(answers.length);
    const written = members.map(({ prompts }) => prompts.map(({ answer }) => answer));
    for (const [rank, mine] of written.entries()) {
      const neighbours = written.slice(rank + 1, rank + 13).flat();
      expect(mine.filter((answer) => neighbours.includes(answer))).toEqual([]);
    }
  });

  it('agrees in bio and profile about children', () => {
    const parents = new Map(BIOS.map(({ text, parent }) => [text, parent]));
    for (const { bio, hasChildren } of members) {
      const parent = bio === null ? undefined : parents.get(bio);
      if (parent !== undefined) expect(hasChildren).toBe(parent);
    }
    expect(shareOf(({ hasChildren }) => hasChildren)).toBeGreaterThan(0.3);
  });

  it('answers within the lists', () => {
    for (const { activities, lifeProject, loveProfile, quiz } of everyone) {
      if (activities) {
        expect(new Set(activities).size).toBe(activities.length);
        expect(activities.length).toBeGreaterThanOrEqual(1);
        expect(activities.length).toBeLessThanOrEqual(MAX_ACTIVITIES);
        expect(ACTIVITIES).toEqual(expect.arrayContaining(activities));
      }
      if (lifeProject) {
        expect(LIVING_PREFERENCES).toContain(lifeProject.living_preference);
        expect(LIVING_ARRANGEMENTS).toContain(lifeProject.living_arrangement);
        expect(FAMILY_PLANS).toContain(lifeProject.family_plans);
      }
      if (loveProfile)
        for (const dimension of LOVE_DIMENSIONS) expect([1, 2, 3, 4, 5]).toContain(loveProfile[dimension]);
      for (const topic of QUIZ_TOPICS) expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).toContain(quiz?.[topic]);
    }
  });

  it('searches an age range around their own and 20 to 200 km', () => {
    for (const member of members) {
      const { minAge, maxAge, maxDistance } = member.preferences;
      expect(minAge).toBeGreaterThanOrEqual(18);
      expect(minAge).toBeLessThanOrEqual(ageOf(member));
      expect(maxAge).toBeGreaterThanOrEqual(ageOf(member));
      expect(maxAge).toBeLessThanOrEqual(99);
      expect(maxDistance).toBeGreaterThanOrEqual(20);
      expect(maxDistance).toBeLessThanOrEqual(200);
    }
  });
});

it('leaves each kind of part empty for a few members, about one in twenty in all', () => {
  for (const part of ['portrait', 'bio', 'loveProfile', 'activities', 'lifeProject'] as const)
    expect(members.filter((member) => member[part] === null).length).toBeGreaterThan(2);
  const incomplete = members.filter((member) => Object.values(member).includes(null));
  expect(incomplete.length / members.length).toBeCloseTo(0.05);
  expect(new Set(incomplete.map(({ gender }) => gender)).size).toBe(2);
});

describe('the demo account', () => {
  const matches = members.filter((member) => accepts(camille, member) && accepts(member, camille));

  it('is Camille, 34, in Lyon, with a whole profile', () => {
    expect(camille).toMatchObject({ ...DEMO_ACCOUNT, firstName: 'Camille', commune: { name: 'Lyon' } });
    expect(ageOf(camille)).toBe(DEMO_ACCOUNT_AGE);
  });

  it('has a dozen men to meet, reciprocally', () => {
    const neighbours = members.slice(0, 12);
    expect(neighbours.every((member) => matches.includes(member))).toBe(true);
  });

  it('is shown four people whose affinity is high and varied, with distinct faces and a bio', () => {
    const best = matches.toSorted((a, b) => affinity(camille, b) - affinity(camille, a)).slice(0, 4);
    const scores = best.map((member) => affinity(camille, member));
    expect(scores[0]).toBe(95);
    expect(scores[3]).toBeGreaterThanOrEqual(70);
    expect(new Set(scores).size).toBeGreaterThanOrEqual(3);
    expect(new Set(best.map(({ portrait }) => portrait)).size).toBe(4);
    expect(best.every(({ bio }) => bio !== null)).toBe(true);
  });
});

it('has no two members of one first name and one age within reach of one selection', () => {
  const twins = members.flatMap((one, place) =>
    members
      .slice(place + 1)
      .filter(
        (other) =>
          other.firstName === one.firstName &&
          ageOf(other) === ageOf(one) &&
          distanceBetween(one.commune, other.commune) <= 200,
      )
      .map((other) => `${one.firstName}, ${ageOf(one)} ans: ${one.id} and ${other.id}`),
  );
  expect(twins).toEqual([]);
});
