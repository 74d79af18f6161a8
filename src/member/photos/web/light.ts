import { UPRIGHT } from '../rules.ts';

/** Oval for the face in an upright picture, in shares of its width and height. */
export const OVAL = { x: 0.5, y: 0.44, radiusX: 0.27, radiusY: 0.31 };

export type Light = 'good' | 'dark' | 'bright' | 'behind';

/** Bounds of the mean luminance of a face, of 255, and the lead of its surroundings that makes it a silhouette. */
const DARK = 70;
const BRIGHT = 205;
const BEHIND = 60;

/**
 * Judges the light on a face from a small upright picture.
 * @param pixels RGBA, row by row
 */
export function judgeLight(pixels: ArrayLike<number>, width: number, height: number): Light {
  const sums = { face: 0, around: 0 };
  const counts = { face: 0, around: 0 };
  for (let at = 0; at < width * height; at += 1) {
    const x = ((at % width) + 0.5) / width - OVAL.x;
    const y = (Math.floor(at / width) + 0.5) / height - OVAL.y;
    const part = (x / OVAL.radiusX) ** 2 + (y / OVAL.radiusY) ** 2 <= 1 ? 'face' : 'around';
    const [red = 0, green = 0, blue = 0] = [pixels[at * 4], pixels[at * 4 + 1], pixels[at * 4 + 2]];
    // Rec. 709.
    sums[part] += 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    counts[part] += 1;
  }
  const face = sums.face / Math.max(1, counts.face);
  const around = sums.around / Math.max(1, counts.around);
  if (around - face > BEHIND) return 'behind';
  if (face < DARK) return 'dark';
  return face > BRIGHT ? 'bright' : 'good';
}

/** Largest centred upright crop of a frame, in its own pixels: x, y, width, height. */
export function uprightPartOf(width: number, height: number): [number, number, number, number] {
  const ratio = UPRIGHT.width / UPRIGHT.height;
  const part = Math.min(width, height * ratio);
  return [(width - part) / 2, (height - part / ratio) / 2, part, part / ratio];
}

/** What a member can do about the light, before taking a photo. */
export const LIGHT_HINTS: Record<Light, string> = {
  good: 'Bonne lumière.',
  dark: 'Un peu sombre\u202f: tournez-vous vers une fenêtre.',
  bright: 'Un peu trop clair\u202f: éloignez-vous de la lampe ou de la fenêtre.',
  behind: 'La lumière est derrière vous\u202f: tournez-vous vers elle.',
};
