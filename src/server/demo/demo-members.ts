import { ageOn } from '#lib/age.ts';
import type { Gender } from '#lib/gender.ts';
import { isChosen, makeRandom, pickBetween, pickOne, type Random } from '#lib/seeded-random.ts';
import { BIOS } from './bios.ts';
import { DEMO_ACCOUNT, makeDemoAccount } from './demo-account.ts';
import {
  answerActivities,
  answerLifeProject,
  answerLoveProfile,
  answerQuiz,
  WAYS_OF_LIVING,
} from './demo-answers.ts';
import {
  birthDateFor,
  type DemoCommune,
  type DemoMember,
  type Generation,
  generationOf,
  identify,
  OLDEST,
  PORTRAITS_PER_GROUP,
  portraitName,
  YOUNGEST,
} from './demo-member.ts';
import { makeDemoNeighbours } from './demo-neighbours.ts';
import { withPrompts } from './demo-prompts.ts';
import { distanceBetween, makeDealer, spreadOverCommunes } from './demo-spread.ts';
import { FIRST_NAMES } from './first-names.ts';
import { suits } from './names-and-faces.ts';
import { NEIGHBOUR_PORTRAYALS } from './neighbour-portrayals.ts';
import { tellApart } from './tell-apart.ts';

const SEED = 20_250_214;
const OWN_GENDER_SHARE = 0.08;
/** One member in so many has left a part of the profile empty; odd, so that it falls on women and men. */
const INCOMPLETE_EVERY = 19;
const MISSING_PARTS = ['portrait', 'bio', 'loveProfile', 'activities', 'lifeProject'] as const;
const PARENTS_SHARE = { jeune: 0.15, moyen: 0.55, senior: 0.75 } as const;

/** Ages lean towards the thirties and forties, as on most dating sites. */
function pickAge(random: Random): number {
  const [youngest, oldest] = pickOne(random, [
    [YOUNGEST, 29],
    [28, 38],
    [28, 38],
    [36, 48],
    [36, 48],
    [47, 58],
    [56, OLDEST],
  ] as const);
  return pickBetween(random, youngest, oldest);
}

function pickSearch(random: Random, gender: Gender, age: number): DemoMember['preferences'] {
  const other: Gender = gender === 'homme' ? 'femme' : 'homme';
  const younger = gender === 'homme' ? [4, 6, 8, 8, 10, 12] : [3, 4, 5, 6, 8];
  const older = gender === 'homme' ? [2, 3, 4, 5, 6] : [5, 6, 8, 10, 12];
  const far = isChosen(random, 0.35);
  return {
    preferredGender: isChosen(random, OWN_GENDER_SHARE) ? gender : other,
    minAge: Math.max(18, age - pickOne(random, younger)),
    maxAge: age + pickOne(random, older),
    maxDistance: pickOne(random, far ? [100, 120, 150, 200] : [20, 30, 40, 50, 50, 60, 80, 80]),
  };
}

function withMissingPart(member: Omit<DemoMember, 'prompts'>, rank: number): Omit<DemoMember, 'prompts'> {
  if (rank % INCOMPLETE_EVERY !== 0) return member;
  const part = MISSING_PARTS[(rank / INCOMPLETE_EVERY) % MISSING_PARTS.length];
  return part === undefined ? member : { ...member, [part]: null };
}

function listFreePortraits(gender: Gender, generation: Generation): string[] {
  const kept = [DEMO_ACCOUNT.portrait, ...NEIGHBOUR_PORTRAYALS.map(({ portrait }) => portrait)];
  return Array.from({ length: PORTRAITS_PER_GROUP }, (_, index) =>
    portraitName(gender, generation, index + 1),
  ).filter((portrait) => !kept.includes(portrait));
}

/** Likewise the names: two men called Julien in the selection of the demo account would confuse. */
function listFreeNames(gender: Gender, generation: Generation): string[] {
  const kept = NEIGHBOUR_PORTRAYALS.map(({ firstName }) => firstName);
  return FIRST_NAMES[gender][generation].filter((name) => !kept.includes(name));
}

/** Deals names, faces and bios so that none repeats nearby: members are listed place by place. */
function makeCasting(random: Random) {
  const dealName = makeDealer<string>(random);
  const dealPortrait = makeDealer<string>(random);
  const dealBio = makeDealer<(typeof BIOS)[number]>(random);
  return (gender: Gender, age: number) => {
    const generation = generationOf(age);
    const bio = dealBio(
      BIOS.filter(
        (one) => (one.gender ?? gender) === gender && (one.generation ?? generation) === generation,
      ),
    );
    const portrait = dealPortrait(listFreePortraits(gender, generation));
    return {
      portrait,
      firstName: dealName(listFreeNames(gender, generation).filter((name) => suits(name, portrait))),
      bio: bio.text,
      hasChildren: bio.parent ?? isChosen(random, PARENTS_SHARE[generation]),
    };
  };
}

/**
 * The fictional members of the demonstration, deterministic. Those around the demo account come first, the others place
 * by place.
 * @param communes table of French communes with coordinates; it must hold Lyon
 * @param today ISO date, from which birth dates are counted
 */
export function makeDemoMembers(communes: readonly DemoCommune[], today: string, count = 600): DemoMember[] {
  const random = makeRandom(SEED);
  const neighbours = makeDemoNeighbours(communes, today, random).slice(0, count);
  const cast = makeCasting(random);
  const others: Omit<DemoMember, 'prompts'>[] = spreadOverCommunes(communes, count - neighbours.length).map(
    (commune, index) => {
      const rank = neighbours.length + index + 1;
      const gender: Gender = index % 2 === 0 ? 'femme' : 'homme';
      const age = pickAge(random);
      const wayOfLiving = pickOne(random, WAYS_OF_LIVING);
      const member: Omit<DemoMember, 'prompts'> = {
        ...identify(rank),
        ...cast(gender, age),
        gender,
        birthDate: birthDateFor(age, today, pickBetween(random, 1, 364)),
        commune,
        preferences: pickSearch(random, gender, age),
        lifeProject: answerLifeProject(random, wayOfLiving, age),
        activities: answerActivities(random, wayOfLiving),
        loveProfile: answerLoveProfile(random, wayOfLiving),
        quiz: answerQuiz(random),
      };
      return withMissingPart(member, rank);
    },
  );
  const members = [...neighbours, ...others];
  const viewers = [makeDemoAccount(communes, today), ...members];
  const apart = tellApart(members, viewers, today, ({ gender, birthDate }) =>
    listFreePortraits(gender, generationOf(ageOn(birthDate, today) ?? YOUNGEST)),
  );
  const named = nameApart(apart, today, ({ gender, birthDate, portrait }) =>
    listFreeNames(gender, generationOf(ageOn(birthDate, today) ?? YOUNGEST)).filter(
      (name) => portrait === null || suits(name, portrait),
    ),
  );
  return withPrompts(named);
}

type Named = Pick<DemoMember, 'firstName' | 'birthDate' | 'commune'>;

/** Farther apart, two members are in nobody’s selection together. */
const FAR_KM = 200;

/**
 * Two members of one first name and one age in a selection look like a fault: the second takes another name.
 * @param freeNames in the order in which they are tried
 */
function nameApart<Member extends Named>(
  members: readonly Member[],
  today: string,
  freeNames: (member: Member) => readonly string[],
): Member[] {
  const homes = new Map<string, DemoCommune[]>();
  return members.map((member) => {
    const homesOf = (name: string) => homes.get(`${name} ${ageOn(member.birthDate, today)}`) ?? [];
    const isFree = (name: string) =>
      homesOf(name).every((home) => distanceBetween(home, member.commune) > FAR_KM);
    const { firstName: own } = member;
    const firstName = isFree(own) ? own : (freeNames(member).find(isFree) ?? own);
    homes.set(`${firstName} ${ageOn(member.birthDate, today)}`, [...homesOf(firstName), member.commune]);
    return { ...member, firstName };
  });
}
