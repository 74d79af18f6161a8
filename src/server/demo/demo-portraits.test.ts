import { describe, expect, it } from 'vitest';
import { BUILT_IN_COACHES } from '#member/coaches/texts.ts';
import { CAPTION_MAX_LENGTH } from '#member/photos/rules.ts';
import { listMembers } from '../../../scripts/portraits/everyone.ts';
import { personOf } from '../../../scripts/portraits/look.ts';
import { COACHES, TEAM } from '../../../scripts/portraits/people/house.ts';
import { MORE_PICTURES } from '../../../scripts/portraits/people/more.ts';
import type { Person } from '../../../scripts/portraits/person.ts';
import { FIRST_NAMES } from './first-names.ts';
import { NEIGHBOUR_PORTRAYALS } from './neighbour-portrayals.ts';
import { ANY_CAPTION, PORTRAIT_CAPTIONS } from './portrait-captions.ts';

const members = listMembers();
const ofTheHouse = [...Object.values(COACHES), ...Object.values(TEAM)].map(({ gender, age, look }) =>
  personOf(gender, age, look),
);

/** What one recognises someone by, from afar. */
const lookOf = ({ gender, hairdo, hair, skin }: Person) => [gender, hairdo, hair, skin].join(' ');
const silhouetteOf = ({ hairdo, shape, build }: Person) => [hairdo, shape, build].join(' ');
const repeated = (list: readonly string[]) => list.filter((one, index) => list.indexOf(one) !== index);

describe('the portraits of invented members', () => {
  it.each(['femme', 'homme'] as const)('have many silhouettes and skins: %s', (gender) => {
    const people = members.map(([, person]) => person).filter((person) => person.gender === gender);
    expect(new Set(people.map(silhouetteOf)).size).toBeGreaterThanOrEqual(14);
    expect(new Set(people.map(({ hairdo }) => hairdo)).size).toBeGreaterThanOrEqual(14);
    expect(new Set(people.map(({ skin }) => skin)).size).toBe(8);
  });

  it('show nobody twice among people of one gender and one age', () => {
    const looks = members.map(([, person]) => `${person.age} ${lookOf(person)}`);
    expect(repeated(looks)).toEqual([]);
  });

  it('show nobody who looks like a coach or like someone of the team', () => {
    const looks = members.map(([, person]) => lookOf(person));
    expect(ofTheHouse.map(lookOf).filter((look) => looks.includes(look))).toEqual([]);
    expect(repeated(ofTheHouse.map(lookOf))).toEqual([]);
  });

  it('give every man around the demo account another hairdo or another skin, and another place', () => {
    const faces = NEIGHBOUR_PORTRAYALS.map(({ portrait }) =>
      new Map(members).get(portrait.replace('.jpg', '')),
    );
    const first = faces.slice(0, 4);
    expect(new Set(first.map((face) => face?.hair)).size).toBe(4);
    expect(new Set(first.map((face) => face?.place)).size).toBe(4);
    expect(repeated(faces.map((face) => `${face?.hairdo} ${face?.skin}`))).toEqual([]);
  });

  it('have a beard or a woman’s name, never both', () => {
    expect(members.filter(([, { gender, beard }]) => gender === 'femme' && beard)).toEqual([]);
  });

  it('have a caption for each picture of who has several, short enough for the rules', () => {
    expect(Object.keys(PORTRAIT_CAPTIONS)).toEqual(Object.keys(MORE_PICTURES).map((name) => `${name}.jpg`));
    for (const [name, outfits] of Object.entries(MORE_PICTURES))
      expect(PORTRAIT_CAPTIONS[`${name}.jpg`]).toHaveLength(outfits.length + 1);
    const captions = [...ANY_CAPTION, ...Object.values(PORTRAIT_CAPTIONS).flat()];
    expect(captions.filter((caption) => Array.from(caption).length > CAPTION_MAX_LENGTH)).toEqual([]);
    expect(repeated(captions)).toEqual([]);
  });

  it('bear no first name of a coach', () => {
    const coaches = BUILT_IN_COACHES.map(({ firstName }) => firstName);
    const names = [FIRST_NAMES.femme, FIRST_NAMES.homme].flatMap((lists) => Object.values(lists).flat());
    const all = [...names, ...NEIGHBOUR_PORTRAYALS.map(({ firstName }) => firstName)];
    expect(all.filter((name) => coaches.includes(name))).toEqual([]);
  });

  it('show the same person elsewhere and dressed otherwise in further pictures', () => {
    const known = new Map(members);
    for (const [name, outfits] of Object.entries(MORE_PICTURES)) {
      const places = [known.get(name)?.place, ...outfits.map(({ place }) => place)];
      expect({ name, places: new Set(places).size }).toEqual({ name, places: outfits.length + 1 });
    }
  });
});
