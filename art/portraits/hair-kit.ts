import type { Complexion, Tones } from './colors.ts';
import { blob, line, mass, type Points } from './shapes.ts';

/** What a hairdo is drawn with. Hairdos are drawn for cheeks 124 from the middle, and stretched to the face. */
export interface Kit extends Tones {
  /** Where the middle of the face is. */
  a: number;
  skin: Complexion;
  senior: boolean;
}

export interface Hairdo {
  /** Behind neck and clothes. */
  back: string;
  /** Over face and clothes. */
  front: string;
}

export type DrawHair = (kit: Kit) => Hairdo;

/** Hair in one mass, with strands that catch the light and others that do not. */
export function tresses(
  { base, shade, light }: Tones,
  points: Points,
  { lights = [], shades = [], width = 7, inner = '' }: Strands = {},
): string {
  return mass(
    blob(points),
    base,
    inner +
      shades.map((d) => line(d, shade, width, 0.75)).join('') +
      lights.map((d) => line(d, light, width, 0.8)).join(''),
  );
}

interface Strands {
  lights?: readonly string[];
  shades?: readonly string[];
  width?: number;
  inner?: string;
}
