import { describe, expect, it } from 'vitest';
import { NEIGHBOUR_PORTRAYALS } from '#server/demo/neighbour-portrayals.ts';
import { listMembers } from './portraits/everyone.ts';
import { personOf } from './portraits/look.ts';
import { COACHES, TEAM } from './portraits/people/house.ts';
import { MORE_PICTURES } from './portraits/people/more.ts';
import type { Person } from './portraits/person.ts';

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

  it('show the same person elsewhere and dressed otherwise in further pictures', () => {
    const known = new Map(members);
    for (const [name, outfits] of Object.entries(MORE_PICTURES)) {
      const places = [known.get(name)?.place, ...outfits.map(({ place }) => place)];
      expect({ name, places: new Set(places).size }).toEqual({ name, places: outfits.length + 1 });
    }
  });
});
