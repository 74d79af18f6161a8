import type { HairColor, Skin } from './colors.ts';
import type { Crop } from './crops.ts';
import type { Age, Brows, Eyes, Gaze, Mouth, Nose } from './face.ts';
import type { BuildName, IRISES, Outfit, Person, Shape } from './person.ts';
import type { CLOTHES, HAIRDOS, PLACES } from './wardrobe.ts';

/** Someone in a few words: a row of the tables in `people/`. */
export interface Look {
  hair: readonly [keyof typeof HAIRDOS, HairColor];
  face: readonly [Skin, Shape, BuildName, Nose];
  eyes: readonly [Eyes, keyof typeof IRISES, Brows];
  /** The smile, where the eyes go, how far the face turns to the light, and how many degrees the head leans. */
  air: readonly [Mouth, Gaze, number, number];
  wears: Wears;
  seen: readonly [keyof typeof PLACES, Crop];
  more?: Partial<Pick<Person, 'flip' | 'beard' | 'glasses' | 'earrings' | 'freckles' | 'scarf'>>;
}

/** The garment, its colour, and the colour of what goes with it. */
export type Wears = readonly [keyof typeof CLOTHES, string, string?];

export function dress([clothes, color, second]: Wears, [place, crop]: Look['seen'], mouth: Mouth): Outfit {
  return { clothes, color, place, crop, mouth, ...(second ? { second } : {}) };
}

export function personOf(gender: Person['gender'], age: Age, look: Look): Person {
  const [hairdo, hair] = look.hair;
  const [skin, shape, build, nose] = look.face;
  const [eyes, iris, brows] = look.eyes;
  const [mouth, gaze, turn, tilt] = look.air;
  return {
    gender,
    age,
    hairdo,
    hair,
    skin,
    shape,
    build,
    nose,
    eyes,
    iris,
    brows,
    gaze,
    turn,
    tilt,
    ...dress(look.wears, look.seen, mouth),
    ...look.more,
  };
}
