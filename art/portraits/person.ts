import type { Beard } from './beards.ts';
import type { HairColor, Skin } from './colors.ts';
import type { Age, Smile } from './face.ts';
import type { Earrings, Glasses } from './details.ts';
import type { CLOTHES, HAIRDOS, PLACES } from './wardrobe.ts';

const WOMEN = {
  ovale: { cheek: 121, jaw: 95, jawY: 104, chin: 26, chinY: 168 },
  ronde: { cheek: 129, jaw: 107, jawY: 104, chin: 34, chinY: 163 },
  longue: { cheek: 117, jaw: 94, jawY: 112, chin: 27, chinY: 178 },
  coeur: { cheek: 125, jaw: 90, jawY: 100, chin: 21, chinY: 166 },
  carree: { cheek: 123, jaw: 106, jawY: 110, chin: 36, chinY: 168 },
} as const;
const MEN = {
  ovale: { cheek: 124, jaw: 105, jawY: 110, chin: 34, chinY: 176 },
  ronde: { cheek: 131, jaw: 116, jawY: 108, chin: 42, chinY: 170 },
  longue: { cheek: 120, jaw: 102, jawY: 118, chin: 34, chinY: 186 },
  coeur: { cheek: 125, jaw: 100, jawY: 106, chin: 30, chinY: 174 },
  carree: { cheek: 127, jaw: 115, jawY: 114, chin: 46, chinY: 178 },
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
  eyes: keyof typeof IRISES;
  smile: Smile;
  turn: number;
  /** Degrees; to the right when positive. */
  tilt: number;
  /** Seen in a mirror: the light comes from the right. */
  flip?: boolean;
  nose?: number;
  /** Lids without a crease. */
  plainLids?: boolean;
  beard?: Beard;
  glasses?: readonly [Glasses, string];
  earrings?: readonly [Earrings, string];
  freckles?: boolean;
}
