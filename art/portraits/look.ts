import type { HairColor, Skin } from './colors.ts';
import type { Age, Smile } from './face.ts';
import type { BuildName, IRISES, Outfit, Person, Shape } from './person.ts';
import type { CLOTHES, HAIRDOS, PLACES } from './wardrobe.ts';

/** Someone in a few words: a row of the tables in `people/`. */
export interface Look {
  hair: readonly [keyof typeof HAIRDOS, HairColor];
  face: readonly [Skin, Shape, BuildName, keyof typeof IRISES];
  /** The smile, how far the face turns to the light, and how many degrees the head leans. */
  air: readonly [Smile, number, number];
  wears: Wears;
  place: keyof typeof PLACES;
  more?: Partial<
    Pick<Person, 'flip' | 'nose' | 'plainLids' | 'beard' | 'glasses' | 'earrings' | 'freckles' | 'scarf'>
  >;
}

/** The garment, its colour, and the colour of what goes with it. */
export type Wears = readonly [keyof typeof CLOTHES, string, string?];

export function dress([clothes, color, second]: Wears, place: Outfit['place']): Outfit {
  return { clothes, color, place, ...(second ? { second } : {}) };
}

export function personOf(gender: Person['gender'], age: Age, look: Look): Person {
  const [hairdo, hair] = look.hair;
  const [skin, shape, build, eyes] = look.face;
  const [smile, turn, tilt] = look.air;
  return {
    gender,
    age,
    hairdo,
    hair,
    skin,
    shape,
    build,
    eyes,
    smile,
    turn,
    tilt,
    ...dress(look.wears, look.place),
    ...look.more,
  };
}
