import { mix, SKINS, tonesOf } from './colors.ts';
import type { Face } from './face.ts';
import { axisOf, farness, lip } from './head.ts';
import { blob, fill, group, line, oval, type Point, rows } from './shapes.ts';

/** What years leave, in the lines that a smile has drawn. */
export function drawYears(face: Face): string {
  if (face.age === 'jeune') return '';
  const { base, shade } = SKINS[face.skin];
  const a = axisOf(face);
  const far = farness(face);
  const senior = face.age === 'senior';
  const color = mix(base, shade, senior && !face.woman ? 0.95 : 0.72);
  const y = lip(face);
  const eachSide = (draw: (at: (x: number) => number) => string) =>
    draw((x) => a + x) + draw((x) => a - x * far);
  const folds = eachSide((at) =>
    line(`M${at(34)} 74C${at(48)} 82 ${at(60)} ${y - 26} ${at(62)} ${y - 6}`, color, senior ? 5 : 4),
  );
  const crow = eachSide((at) =>
    line(`M${at(95)} -6L${at(108)} -13M${at(96)} 4L${at(111)} 4M${at(94)} 13L${at(106)} 20`, color, 3.6),
  );
  // A broad smile hides the first folds, and shows in the corners of the eyes.
  if (!senior) return ['laugh', 'grin', 'parted'].includes(face.mouth) ? crow : folds;
  const brow = line(
    `M${a - 44} -82Q${a} -91 ${a + 44} -82M${a - 34} -98Q${a} -107 ${a + 34} -98`,
    color,
    4,
    0.6,
  );
  const neck = line('M-30 196Q0 208 34 194M-24 216Q4 228 36 214', color, 4, 0.5);
  return (
    folds + crow + brow + neck + eachSide((at) => line(`M${at(38)} 26Q${at(58)} 34 ${at(76)} 24`, color, 4))
  );
}

export function drawFreckles(face: Face): string {
  const { shade } = SKINS[face.skin];
  const a = axisOf(face);
  return rows(
    '-84 40, -70 50, -56 42, -92 54, -74 34, -62 60, -18 26, 6 34, -4 46, 58 42, 72 50, 84 40, 66 60, 90 56',
  )
    .map(([x = 0, y = 0]) => oval(a + x, y, 3, 2.6, shade, 0.85))
    .join('');
}

export type Glasses = 'round' | 'square' | 'cat' | 'fine' | 'thick';

export function drawGlasses(face: Face, glasses: Glasses, color: string): string {
  const a = axisOf(face);
  const far = farness(face);
  const width = glasses === 'fine' ? 4.5 : glasses === 'thick' ? 11 : 7.5;
  const rim = {
    round: 'M-45 2A45 43 0 1 0 45 2A45 43 0 1 0-45 2Z',
    fine: 'M-44 2A44 41 0 1 0 44 2A44 41 0 1 0-44 2Z',
    square: 'M-46-24Q-46-34-34-34H36Q48-34 48-24L42 18Q38 34 22 34H-22Q-38 34-42 18Z',
    thick: 'M-48-26Q-48-36-36-36H36Q50-36 50-26L45 18Q40 33 24 33H-24Q-40 33-44 18Z',
    cat: 'M-44-20Q-42-32-26-31L30-33Q50-36 60-46 58-10 46 14 36 32 10 32-36 32-44-20Z',
  }[glasses];
  const one =
    fill(rim, '#ffffff', 0.07) + line(rim, color, width) + line('M-22-16L-4-26', '#ffffff', 5, 0.35);
  const { cheek } = face.shape;
  return (
    group(one, `translate(${a + 57} 4)`) +
    group(one, `translate(${a - 57 * far} 4)scale(${-far} 1)`) +
    line(`M${a - 12 * far} -2Q${a + 1} -14 ${a + 12} -2`, color, width) +
    line(
      `M${a + 103} -10L${cheek - 2} -16M${a - 104 * far} -10L${Math.min(-cheek + 8, a - 104 * far)} -14`,
      color,
      width,
    )
  );
}

export type Earrings = 'pearl' | 'hoop' | 'drop';

export function drawEarrings(face: Face, earrings: Earrings, color: string): string {
  const { cheek } = face.shape;
  const near: Point = [cheek + 6 - face.turn * 3, 42];
  const far: Point = [-cheek + 2 + face.turn * 10, 40];
  return (face.turn > 0.7 ? [near] : [near, far])
    .map(([x, y]) => {
      if (earrings === 'pearl') return oval(x, y, 8, 8, color) + oval(x - 2, y - 3, 2.6, 2.6, '#ffffff', 0.8);
      if (earrings === 'hoop')
        return `<circle cx="${x}" cy="${y + 20}" r="19" fill="none" stroke="${color}" stroke-width="6"/>`;
      return (
        oval(x, y, 5, 5, color) +
        fill(
          `M${x} ${y + 8}C${x - 12} ${y + 30} ${x - 10} ${y + 46} ${x} ${y + 48}C${x + 10} ${y + 46} ${x + 12} ${y + 30} ${x} ${y + 8}Z`,
          color,
        )
      );
    })
    .join('');
}

/** A scarf round the neck, one end hanging. */
export function drawScarf(color: string): string {
  const { base, shade, light } = tonesOf(color);
  return (
    fill(blob('-40 270, 30 270, 50 420, 40 560, -50 564, -40 420'), mix(base, shade, 0.3)) +
    line('M-18 300C-10 400-20 480-22 552M14 300C20 400 14 480 12 552', shade, 6, 0.5) +
    fill(blob('-84 178, -118 226, -104 286, 0 322, 106 284, 118 224, 84 176, 40 222, 0 232, -40 222'), base) +
    line('M-100 212C-60 270 40 280 100 236M-104 250C-40 304 60 300 104 262', shade, 7, 0.55) +
    line('M-96 200C-70 240-30 256 10 258', light, 7, 0.7)
  );
}
