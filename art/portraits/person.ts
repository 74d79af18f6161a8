import type { Beard } from './beards.ts';
import type { HairColor, Skin } from './colors.ts';
import type { Crop } from './crops.ts';
import type { Earrings, Glasses } from './details.ts';
import type { Age, Brows, Eyes, Gaze, Mouth, Nose } from './face.ts';
import type { CLOTHES, HAIRDOS, PLACES } from './wardrobe.ts';

const WOMEN = {
  ovale: { cheek: 121, jaw: 96, jawY: 104, chin: 26, chinY: 168 },
  ronde: { cheek: 131, jaw: 114, jawY: 98, chin: 40, chinY: 156 },
  longue: { cheek: 114, jaw: 91, jawY: 116, chin: 26, chinY: 182 },
  coeur: { cheek: 127, jaw: 86, jawY: 94, chin: 17, chinY: 168 },
  carree: { cheek: 122, jaw: 110, jawY: 112, chin: 42, chinY: 167 },
} as const;
const MEN = {
  ovale: { cheek: 123, jaw: 104, jawY: 110, chin: 34, chinY: 176 },
  ronde: { cheek: 132, jaw: 118, jawY: 104, chin: 42, chinY: 166 },
  longue: { cheek: 117, jaw: 98, jawY: 122, chin: 34, chinY: 192 },
  coeur: { cheek: 128, jaw: 96, jawY: 102, chin: 24, chinY: 176 },
  carree: { cheek: 126, jaw: 113, jawY: 114, chin: 46, chinY: 177 },
} as const;
export const FACE_SHAPES = { femme: WOMEN, homme: MEN } as const;
export type Shape = keyof typeof WOMEN;

/** Half the width of shoulders and neck. */
export const BUILDS = {
  femme: { fine: [244, 52], moyenne: [260, 56], forte: [290, 64] },
  homme: { fine: [284, 68], moyenne: [310, 77], forte: [342, 90] },
} as const;
export type BuildName = 'fine' | 'moyenne' | 'forte';

export const IRISES = {
  brun: '#5a3826',
  noir: '#3a2720',
  noisette: '#7d5a34',
  vert: '#64774f',
  bleu: '#5b7f99',
  gris: '#75808c',
} as const;

/** One picture of someone. */
export interface Outfit {
  clothes: keyof typeof CLOTHES;
  color: string;
  second?: string;
  place: keyof typeof PLACES;
  crop: Crop;
  mouth: Mouth;
  scarf?: string;
}

export interface Person extends Outfit {
  gender: 'femme' | 'homme';
  age: Age;
  hairdo: keyof typeof HAIRDOS;
  hair: HairColor;
  skin: Skin;
  shape: Shape;
  build: BuildName;
  eyes: Eyes;
  iris: keyof typeof IRISES;
  brows: Brows;
  nose: Nose;
  gaze: Gaze;
  /** From 0, full face, to 2, three quarters. */
  turn: number;
  /** Degrees; to the right when positive. */
  tilt: number;
  /** Seen in a mirror: the light comes from the right. */
  flip?: boolean;
  beard?: Beard;
  glasses?: readonly [Glasses, string];
  earrings?: readonly [Earrings, string];
  freckles?: boolean;
}
