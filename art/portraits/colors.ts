/** Between two colours « #rrggbb »: 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const parts = [1, 3, 5].map((start) => {
    const [a, b] = [first, second].map((color) => Number.parseInt(color.slice(start, start + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Of every line of a face, in portraits and in scenes. */
export const INK = '#2a1e33';

export interface Complexion {
  base: string;
  shade: string;
  deep: string;
  light: string;
  blush: string;
  lip: string;
}

/** From very pale to very dark. */
export const SKINS = {
  porcelaine: skin('#f9decf', '#e6b5a6', '#c08474', '#fff0e6', '#ee9d95', '#c8696e'),
  claire: skin('#f4cdb3', '#dba186', '#b06f58', '#fde2cf', '#e78f7f', '#c2605f'),
  abricot: skin('#ebb995', '#cd8c69', '#9f5f45', '#f8d2b4', '#dd7f68', '#b65653'),
  doree: skin('#e0b07f', '#bd8558', '#8d5a39', '#f0c99d', '#d17a58', '#ab524a'),
  mate: skin('#cb9165', '#a56946', '#77452f', '#e0ac81', '#bf664a', '#9a4740'),
  brune: skin('#a86d48', '#835034', '#5b3323', '#c48a62', '#a45139', '#833c36'),
  foncee: skin('#8b583d', '#673e2b', '#44261c', '#aa7556', '#99493a', '#8a3d3e'),
  ebene: skin('#6d4534', '#4d2e25', '#2f1a17', '#8f6049', '#8f443a', '#8a3f45'),
} as const;
export type Skin = keyof typeof SKINS;

function skin(
  base: string,
  shade: string,
  deep: string,
  light: string,
  blush: string,
  lip: string,
): Complexion {
  return { base, shade, deep, light, blush, lip };
}

export const HAIRS = {
  noir: '#262029',
  brun: '#3f2a25',
  chatain: '#6a452f',
  noisette: '#8d6138',
  blond: '#c99b58',
  platine: '#e2c48f',
  roux: '#b2572c',
  auburn: '#7c3526',
  poivre: '#76707a',
  gris: '#a8a2a8',
  blanc: '#e4dfdc',
} as const;
export type HairColor = keyof typeof HAIRS;

export interface Tones {
  base: string;
  shade: string;
  light: string;
}

/** A colour in the light, and out of it: shadows go to plum, light to apricot. */
export function tonesOf(base: string): Tones {
  return { base, shade: mix(base, '#2b1430', 0.3), light: mix(base, '#ffdcb8', 0.24) };
}
