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
/** Where someone looks: at us, where the face turns, the other way, or up, as one remembers. */
export type Gaze = 'viewer' | 'aside' | 'away' | 'up';

export type Brows = 'arched' | 'soft' | 'straight' | 'thick' | 'short';
export type Eyes = 'almond' | 'round' | 'hooded' | 'falling' | 'rising' | 'smooth' | 'laughing';
export type Mouth = 'gentle' | 'lips' | 'grin' | 'laugh' | 'lopsided' | 'parted' | 'small';
export type Nose = 'straight' | 'button' | 'aquiline' | 'broad' | 'turnedUp' | 'long';

/** What of a face decides how its features are drawn. */
export interface Face {
  woman: boolean;
  age: Age;
  skin: Skin;
  hair: HairColor;
  shape: FaceShape;
  eyes: Eyes;
  /** Colour of the iris. */
  iris: string;
  brows: Brows;
  nose: Nose;
  mouth: Mouth;
  gaze: Gaze;
  /** From 0, full face, to 2, three quarters, turned to the light. */
  turn: number;
  bearded: boolean;
  fullLips: boolean;
}
