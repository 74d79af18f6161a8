import fc from 'fast-check';
import { GENDERS } from '#lib/gender.ts';
import {
  ACTIVITIES,
  DEALBREAKERS,
  FAMILY_PLANS,
  LIVING_ARRANGEMENTS,
  LIVING_PREFERENCES,
  SOUGHT_GENDERS,
} from '#member/profile/rules.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import { aMember, GRENOBLE, LYON, PARIS, VILLEURBANNE } from './factories.ts';

const VIENNE = { code: '38544', name: 'Vienne', latitude: 45.5255, longitude: 4.8743 };
const love = fc.integer({ min: 1, max: 5 });

/** Similar in age, place and answers, so that many members match, and many nearly do. */
const differences = fc.record({
  gender: fc.constantFrom(...GENDERS),
  hasChildren: fc.boolean(),
  birthDate: fc.constantFrom(
    '1980-11-21',
    '1980-11-22',
    '1982-03-01',
    '1988-02-29',
    '1989-02-28',
    '1989-03-01',
    '1992-03-14',
    '1993-03-01',
    '1996-11-21',
    '1996-11-22',
    '1997-02-28',
    '1998-03-01',
    '2001-11-21',
    '2001-11-22',
    '2003-03-01',
  ),
  commune: fc.constantFrom(LYON, LYON, VILLEURBANNE, VIENNE, GRENOBLE, PARIS),
  preferences: fc.option(
    fc.record({
      preferred_gender: fc.constantFrom(...GENDERS, ...SOUGHT_GENDERS),
      min_age: fc.constantFrom(18, 25, 30),
      max_age: fc.constantFrom(34, 38, 45, 99),
      max_distance: fc.constantFrom(1, 5, 30, 100, 500),
      dealbreakers: fc.option(fc.subarray([...DEALBREAKERS]), { nil: undefined, freq: 1 }),
    }),
    { freq: 12 },
  ),
  lifeProject: fc.option(
    fc.record({
      living_preference: fc.constantFrom(...LIVING_PREFERENCES),
      living_arrangement: fc.constantFrom(...LIVING_ARRANGEMENTS),
      family_plans: fc.constantFrom(...FAMILY_PLANS),
    }),
    { freq: 12 },
  ),
  activities: fc.option(fc.uniqueArray(fc.constantFrom(...ACTIVITIES), { minLength: 1, maxLength: 5 }), {
    freq: 12,
  }),
  loveProfile: fc.option(
    fc.record({
      liberty_score: love,
      fidelity_score: love,
      communication_score: love,
      tenderness_score: love,
      sexuality_score: fc.option(love),
    }),
    { freq: 12 },
  ),
});

/** A small world: members with their passes, blocks, contacts, shown profiles and photos. */
export const aWorld = fc
  .record({
    members: fc.array(differences, { minLength: 8, maxLength: 24 }),
    rejections: fc.array(fc.tuple(fc.nat(23), fc.nat(23)), { maxLength: 8 }),
    blocks: fc.array(fc.tuple(fc.nat(23), fc.nat(23)), { maxLength: 4 }),
    contacts: fc.array(fc.tuple(fc.nat(23), fc.nat(23)), { maxLength: 4 }),
    faces: fc.array(fc.tuple(fc.nat(23), fc.nat(5)), { maxLength: 80 }),
    photos: fc.uniqueArray(fc.nat(23), { maxLength: 12 }),
  })
  .map(({ members, rejections, blocks, contacts, faces, photos }) => {
    const people: InsertedMember[] = members.map((member) => aMember(member));
    const pairs = (list: [number, number][]) => {
      const named = list.map(
        ([one, other]) =>
          [people[one % people.length]?.id ?? '', people[other % people.length]?.id ?? ''] as const,
      );
      return [
        ...new Map(named.filter(([one, other]) => one !== other).map((pair) => [pair.join(), pair])).values(),
      ];
    };
    return {
      people,
      rejections: pairs(rejections),
      blocks: pairs(blocks),
      contacts: pairs(contacts),
      faces: pairs(faces),
      /** Ids of members with a photo. */
      photographed: [...new Set(photos.map((place) => people[place % people.length]?.id ?? ''))],
    };
  });
