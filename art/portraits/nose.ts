import { mix, SKINS } from './colors.ts';
import type { Face, Nose } from './face.ts';
import { axisOf } from './head.ts';
import { group, line, oval } from './shapes.ts';

/** One line each, for someone who is turned a little to the left. */
const NOSES = {
  straight: 'M1 26C-2 42-7 52-11 60-13 69-4 73 8 70',
  button: 'M-12 60C-16 70-8 75 1 74 9 74 15 69 13 60',
  aquiline: 'M2 8C2 18-8 26-9 38-9 50-14 56-13 64-8 74 0 73 9 69',
  broad: 'M-24 60C-29 68-24 75-15 73-9 80 6 80 12 73 20 75 25 68 20 60',
  turnedUp: 'M2 30C1 44-6 50-15 55-17 64-8 68 0 66 5 72 12 70 15 63',
  long: 'M4 14C2 36-3 54-10 66-11 78 0 82 12 75',
} as const satisfies Record<Nose, string>;
export function drawNose(face: Face): string {
  const { base, deep, blush } = SKINS[face.skin];
  const a = axisOf(face) * 1.1;
  const scale = face.woman ? 0.84 : 1;
  return group(
    oval(-4, 62, 24, 17, blush, face.woman ? 0.16 : 0.12) +
      line(NOSES[face.nose], mix(base, deep, 0.75), 5.5),
    `translate(${a} ${face.woman ? 10 : 0})scale(${scale})`,
  );
}
