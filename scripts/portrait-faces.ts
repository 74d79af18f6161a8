import type { micah } from '@dicebear/collection';
import type { Gender } from '#features/profile/rules.ts';
import type { Generation } from '#server/demo/demo-member.ts';

type Hair = NonNullable<micah.Options['hair']>[number];
// Chosen by eye: other mouths, eyes and brows of this style look cross, startled or absent.
const KIND_MOUTHS = ['smile', 'laughing', 'smile', 'smirk', 'laughing'] as const;
const KIND_EYES = ['eyes', 'round', 'smiling', 'eyes'] as const;
const NOSES = ['curve', 'tound', 'pointed'] as const;
const SHIRTS = ['open', 'collared', 'crew'] as const;
const EARRING_COLORS = ['d9a441', 'f4f0ea', 'c4694a'];
const DARK_FRAMES = ['3a3340', '7a3145', '5b4636'];
const LIGHT_FRAMES = ['e8c37a', 'f4e6d8'];
const SHIRT_COLORS = '6b2d5c 3c6255 c4694a 3f5b7f d9a441 8c7bb5 7a3145 efe3d3 2f5d62 c98a9a f4a672'.split(
  ' ',
);

/** Papier, rosée, lavande, sauge-100 and a light apricot: each face fades from one of them to another. */
const BACKGROUNDS = [
  ['f8e3e6', 'fbeee4'],
  ['e9e3f4', 'f8e3e6'],
  ['ddebe3', 'f3ece8'],
  ['fbdcc4', 'f8e3e6'],
  ['f3ece8', 'fbdcc4'],
  ['e9e3f4', 'ddebe3'],
];

const COMPLEXIONS = [
  { skin: 'f7d9c7', hair: ['d9b26a', 'b5502b', '7a4a2b', 'a8743f'] },
  { skin: 'efc5a6', hair: ['7a4a2b', '3a2620', 'c2914f', '5b3723'] },
  { skin: 'e5b088', hair: ['3a2620', '5b3723', '231815'] },
  { skin: 'd0966a', hair: ['231815', '3a2620', '4a2a1e'] },
  { skin: 'b57b52', hair: ['231815', '33211b'] },
  { skin: '935f40', hair: ['1c1412', '33211b', '5a2a1c'] },
  { skin: '714630', hair: ['1c1412', '2b1b17'] },
] as const;
const COMPLEXION_ORDER = [0, 4, 1, 2, 6, 1, 3, 0, 5, 2, 1, 3, 0, 6, 1, 2, 4, 0, 5, 1];
const GREYS = ['a39e98', 'c4bfb9', '85807b', 'dcd8d2'];

// « turban » in a natural colour reads as hair swept up; in a bright one, as a scarf.
const HAIRSTYLES: Record<`${Gender}-${Generation}`, readonly Hair[]> = {
  'femme-jeune': ['full', 'pixie', 'full', 'turban', 'pixie', 'full', 'fonze'],
  'femme-moyen': ['pixie', 'full', 'pixie', 'turban', 'full', 'fonze', 'pixie'],
  'femme-senior': ['pixie', 'full', 'fonze', 'pixie', 'turban', 'full', 'pixie'],
  'homme-jeune': ['fonze', 'dannyPhantom', 'fonze', 'fonze', 'dannyPhantom', 'mrClean', 'fonze'],
  'homme-moyen': ['fonze', 'mrClean', 'dannyPhantom', 'fonze', 'fonze', 'dannyPhantom', 'fonze'],
  'homme-senior': ['fonze', 'mrClean', 'dougFunny', 'fonze', 'mrClean', 'dannyPhantom', 'dougFunny'],
};

const GLASSES_EVERY = { jeune: 5, moyen: 4, senior: 2 } as const;

/** Takes item `index` of a list that repeats; steps of another length per trait keep faces apart. */
function cycle<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('A list of portrait options is empty');
  return item;
}

function hairColor(gender: Gender, generation: Generation, index: number): string {
  const { hair } = cycle(COMPLEXIONS, cycle(COMPLEXION_ORDER, index));
  const own = cycle(hair, index + Math.floor(index / 7));
  if (generation === 'senior') return gender === 'femme' && index % 5 === 1 ? own : cycle(GREYS, index);
  if (generation === 'moyen' && index % 6 === 2) return '6f6963';
  return own;
}

/** The options of face `index` (from 0) of a group; the same arguments always give the same face. */
export function describeFace(gender: Gender, generation: Generation, index: number): micah.Options {
  const shift = { jeune: 0, moyen: 3, senior: 5 }[generation] + (gender === 'homme' ? 1 : 0);
  const turn = index + shift;
  const woman = gender === 'femme';
  const color = hairColor(gender, generation, turn);
  const hair = cycle(HAIRSTYLES[`${gender}-${generation}`], index);
  const complexion = cycle(COMPLEXION_ORDER, turn);
  // Without glasses, three hairs on a smooth head look like a baby's.
  const glasses = hair === 'dougFunny' || turn % GLASSES_EVERY[generation] === 1;
  const bearded = !woman && turn % 5 < 2;
  return {
    baseColor: [cycle(COMPLEXIONS, complexion).skin],
    hair: [hair],
    hairColor: [color],
    eyes: [cycle(KIND_EYES, turn + Math.floor(index / 4))],
    eyebrows: [woman ? 'eyelashesUp' : 'up'],
    mouth: [cycle(KIND_MOUTHS, turn + Math.floor(index / 5))],
    nose: [cycle(NOSES, turn + Math.floor(index / 3))],
    ears: ['attached'],
    shirt: [cycle(SHIRTS, turn + Math.floor(index / 6))],
    shirtColor: [cycle(SHIRT_COLORS, index * 3 + shift)],
    glasses: [turn % 4 < 2 ? 'round' : 'square'],
    glassesColor: [cycle(complexion < 5 ? DARK_FRAMES : LIGHT_FRAMES, turn)],
    glassesProbability: glasses ? 100 : 0,
    earrings: [turn % 2 ? 'hoop' : 'stud'],
    earringColor: [cycle(EARRING_COLORS, index)],
    earringsProbability: woman && turn % 3 !== 0 ? 100 : 0,
    facialHair: [turn % 5 === 0 ? 'beard' : 'scruff'],
    facialHairColor: [color],
    facialHairProbability: bearded ? 100 : 0,
    eyesColor: ['2a1e33'],
    eyebrowsColor: ['2a1e33'],
    mouthColor: ['2a1e33'],
  };
}

/** The two colours that the background of face `index` fades between. */
export function backgroundOf(index: number): string[] {
  return cycle(BACKGROUNDS, index + Math.floor(index / 6));
}
