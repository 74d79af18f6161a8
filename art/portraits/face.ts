import type { HairColor, Skin } from './colors.ts';

export interface FaceShape {
  /** Half the width at the cheekbones. */
  cheek: number;
  /** Half the width at the corner of the jaw. */
  jaw: number;
  /** How far down the corner of the jaw is. */
  jawY: number;
  /** Half the width of the chin. */
  chin: number;
  chinY: number;
}

export type Age = 'jeune' | 'moyen' | 'senior';
/** Lips closed; closed, and the eyes smile too; teeth shown. */
export type Smile = 'calm' | 'warm' | 'open';

/** What of a face decides how its features are drawn. */
export interface Face {
  woman: boolean;
  age: Age;
  skin: Skin;
  hair: HairColor;
  shape: FaceShape;
  /** Colour of the iris. */
  eyes: string;
  smile: Smile;
  /** From 0, full face, to 1, turned to the light. */
  turn: number;
  /** How much broader the nose is, in pixels. */
  nose: number;
  bearded: boolean;
  fullLips: boolean;
  plainLids: boolean;
}
