import { INK, mix, SKINS } from './colors.ts';
import type { Face, Mouth } from './face.ts';
import { axisOf, lip } from './head.ts';
import { fill, group, inside, line } from './shapes.ts';

interface Paint {
  seam: string;
  upper: string;
  lower: string;
  /** Of an open mouth. */
  dark: string;
  full: boolean;
}

const TEETH = '#fffaf4';
const lips = (above: string, below: string, { upper, lower }: Paint) =>
  fill(above, upper) + fill(below, lower);

/** Each smiles, in its own way. */
const MOUTHS = {
  gentle: (paint: Paint) =>
    (paint.full ? fill('M-25 5C-8 13 10 13 25 5 16 25-16 25-25 5Z', paint.lower) : '') +
    line('M-40-11C-24 13 24 13 40-11', paint.seam, 6),
  lips: (paint: Paint) =>
    lips(
      'M-38-7C-26-10-14-17-7-16Q0-11 7-16C14-17 26-10 38-7 22 6 8 5 0 4-8 5-22 6-38-7Z',
      'M-33-3C-20 5-8 5 0 4 8 5 20 5 33-3 24 25-24 25-33-3Z',
      paint,
    ) + line('M-42-13C-26 6-9 6 0 5 9 6 26 6 42-13', paint.seam, 4.5),
  grin: (paint: Paint) =>
    (paint.full
      ? fill('M-48-13C-30-17-14-23-6-21Q0-17 6-21C14-23 30-17 48-13 38 34-38 34-48-13Z', paint.lower)
      : '') +
    fill('M-43-10C-20-5 20-5 43-10 34 24-34 24-43-10Z', TEETH) +
    line('M-45-12C-20-5 20-5 45-12', paint.seam, 5.5) +
    line('M-43-10C-34 24 34 24 43-10', paint.seam, 4.5),
  laugh: (paint: Paint) => {
    const open = 'M-45-15C-22-7 22-7 45-15 42 18 22 32 0 32-22 32-42 18-45-15Z';
    return (
      (paint.full ? line(open, paint.lower, 12) : '') +
      fill(open, paint.dark) +
      inside(
        open,
        fill('M-50-20H50V-4C30 15-30 15-50-4Z', TEETH) + fill('M-30 36C-24 15 24 15 30 36Z', '#d9736f'),
      ) +
      line(open, paint.seam, 4)
    );
  },
  lopsided: (paint: Paint) =>
    (paint.full ? fill('M-22 8C-6 14 14 12 26 3 20 24-10 26-22 8Z', paint.lower) : '') +
    line('M-36-1C-16 12 20 11 38-11', paint.seam, 6) +
    line('M42-18C48-13 49-8 46-3', paint.seam, 4, 0.6),
  parted: (paint: Paint) =>
    fill('M-42-12C-26-14-13-20-6-18Q0-14 6-18C13-20 26-14 42-12 24 0-24 0-42-12Z', paint.upper) +
    fill('M-36-5C-18 6 18 6 36-5 26 27-26 27-36-5Z', paint.lower) +
    fill('M-39-10C-16-4 16-4 39-10 28 14-28 14-39-10Z', TEETH) +
    line('M-43-13C-16-5 16-5 43-13', paint.seam, 4),
  small: (paint: Paint) =>
    lips(
      'M-32-6C-22-10-13-16-6-15Q0-11 6-15C13-16 22-10 32-6 17 6-17 6-32-6Z',
      'M-26-1C-14 5 14 5 26-1 19 24-19 24-26-1Z',
      paint,
    ) + line('M-37-13C-23 7 23 7 37-13', paint.seam, 4.5),
} as const satisfies Record<Mouth, unknown>;
export function drawMouth(face: Face): string {
  const { base, shade, deep, lip: red } = SKINS[face.skin];
  const color = face.woman ? red : mix(red, base, 0.64);
  const paint: Paint = {
    seam: mix(mix(deep, red, face.woman ? 0.35 : 0.15), INK, 0.3),
    upper: mix(color, deep, 0.2),
    lower: mix(color, base, 0.1),
    dark: mix('#6b2d3c', INK, 0.45),
    full: face.woman || face.fullLips,
  };
  const a = axisOf(face) * 1.1;
  const far = 1 - face.turn * 0.06;
  const wide = face.woman ? 1 : 1.1;
  const dimples = ['grin', 'laugh', 'parted'].includes(face.mouth)
    ? line('M-55-19C-59-13-59-7-56-1M55-19C59-13 59-7 56-1', shade, 4.5, 0.85)
    : '';
  return group(
    (face.bearded ? '' : dimples) + MOUTHS[face.mouth](paint),
    `translate(${a} ${lip(face)})scale(${far * wide} ${wide})`,
  );
}
