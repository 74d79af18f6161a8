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

/** What is drawn of a face, and how it is framed. */
const FEATURES = ['eyes', 'brows', 'nose', 'mouth', 'shape', 'crop'] as const satisfies (keyof Person)[];
const MOST_SHARED = 3;
const HAIR_LINES = {
  fringe: ['bob', 'crop', 'curlyFringe', 'ruffled', 'shortCurls', 'curlyTop'],
  centre: ['straight', 'curtain', 'middle', 'locks', 'longCurls'],
  side: ['parted', 'lob', 'waves', 'pixie', 'undercut', 'sleek', 'plait'],
  back: ['thrownBack', 'slick', 'knot', 'topBun', 'lowBun', 'tail', 'quiff', 'sweptBack'],
  receding: ['receding', 'wreath', 'bald'],
  straightAcross: ['buzz', 'flatTop', 'afro', 'shorn'],
} as const satisfies Record<string, readonly Person['hairdo'][]>;

const sharedBy = (one: Person, other: Person) => FEATURES.filter((name) => one[name] === other[name]);

/** What one recognises someone by, from afar. */
const lookOf = ({ gender, hairdo, hair, skin }: Person) => [gender, hairdo, hair, skin].join(' ');
const silhouetteOf = ({ hairdo, shape, build }: Person) => [hairdo, shape, build].join(' ');
function faceOf(portrait: string): Person {
  const person = new Map(members).get(portrait.replace('.jpg', ''));
  if (!person) throw new Error(`Nobody is drawn as ${portrait}`);
  return person;
}

const repeated = (list: readonly string[]) => list.filter((one, index) => list.indexOf(one) !== index);

describe('the portraits of invented members', () => {
  it.each(['femme', 'homme'] as const)('have many silhouettes and skins: %s', (gender) => {
    const people = members.map(([, person]) => person).filter((person) => person.gender === gender);
    expect(new Set(people.map(silhouetteOf)).size).toBeGreaterThanOrEqual(14);
    expect(new Set(people.map(({ hairdo }) => hairdo)).size).toBeGreaterThanOrEqual(14);
    expect(new Set(people.map(({ skin }) => skin)).size).toBe(8);
  });

  it.each(['femme', 'homme'] as const)(
    'are drawn in at least four ways of each feature, none of them rare: %s',
    (gender) => {
      const people = members.map(([, person]) => person).filter((person) => person.gender === gender);
      for (const name of [...FEATURES, 'gaze'] as const) {
        const kinds = Map.groupBy(people, (person) => person[name]);
        const common = [...kinds.values()].filter(({ length }) => length >= 4);
        expect({ name, several: common.length >= 4 }).toEqual({ name, several: true });
      }
      const lines = Object.values(HAIR_LINES).map((hairdos: readonly string[]) =>
        people.some(({ hairdo }) => hairdos.includes(hairdo)),
      );
      expect(lines.filter(Boolean).length).toBeGreaterThanOrEqual(4);
    },
  );

  it('share at most half of their features with anyone of their gender', () => {
    const tooAlike = members.flatMap(([name, person], index) =>
      members
        .slice(index + 1)
        .filter(([, other]) => other.gender === person.gender && sharedBy(person, other).length > MOST_SHARED)
        .map(([other]) => `${name} ${other}`),
    );
    expect(tooAlike).toEqual([]);
  });

  it('do not all look at us, and laugh with closed eyes now and then', () => {
    const people = members.map(([, person]) => person);
    const share = (test: (person: Person) => boolean) => people.filter(test).length / people.length;
    const elsewhere = share(({ gaze, eyes }) => gaze !== 'viewer' || eyes === 'laughing');
    expect(elsewhere).toBeGreaterThan(0.4);
    expect(elsewhere).toBeLessThan(0.75);
    expect(share(({ eyes }) => eyes === 'laughing')).toBeGreaterThan(0.08);
    expect(share(({ turn }) => turn >= 0.9)).toBeGreaterThan(0.2);
  });

  it('have a beard on about a third of the men, and on one or two of the four who come first', () => {
    const men = members.map(([, person]) => person).filter(({ gender }) => gender === 'homme');
    const bearded = men.filter(({ beard }) => beard);
    expect(bearded.length / men.length).toBeGreaterThan(0.25);
    expect(bearded.length / men.length).toBeLessThan(0.4);
    expect(new Set(bearded.map(({ beard }) => beard)).size).toBeGreaterThanOrEqual(4);
    const first = NEIGHBOUR_PORTRAYALS.slice(0, 4).map(({ portrait }) => faceOf(portrait));
    expect([1, 2]).toContain(first.filter(({ beard }) => beard).length);
    expect(new Set(first.map(({ crop }) => crop)).size).toBe(4);
    expect(new Set(first.map(({ eyes }) => eyes)).size).toBe(4);
    expect(new Set(first.map(({ mouth }) => mouth)).size).toBe(4);
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
    const faces = NEIGHBOUR_PORTRAYALS.map(({ portrait }) => faceOf(portrait));
    const first = faces.slice(0, 4);
    expect(new Set(first.map(({ hair }) => hair)).size).toBe(4);
    expect(new Set(first.map(({ place }) => place)).size).toBe(4);
    expect(repeated(faces.map(({ hairdo, skin }) => `${hairdo} ${skin}`))).toEqual([]);
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
