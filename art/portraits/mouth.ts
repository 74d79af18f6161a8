import { mix, SKINS } from './colors.ts';
import { axisOf } from './head.ts';
import type { Face } from './face.ts';
import { fill, group } from './shapes.ts';

/** A mouth of two tones, which smiles with its corners; open, it shows its teeth as one light shape. */
export function drawMouth(face: Face): string {
  const { base, shade, deep, lip: full } = SKINS[face.skin];
  const lip = face.woman ? full : mix(full, base, 0.5);
  const upper = mix(lip, deep, face.woman ? 0.18 : 0.3);
  const lower = mix(lip, base, 0.14);
  const corner = mix(base, shade, 0.9);
  const far = 1 - face.turn * 0.06;
  const y = face.shape.chinY - 62;
  const seam = mix(deep, lip, 0.25);
  const dimples = face.bearded
    ? ''
    : fill('M-50-19C-44-14-43-6-46 1-51-4-53-12-50-19ZM50-19C44-14 43-6 46 1 51-4 53-12 50-19Z', corner, 0.8);
  const under = face.bearded
    ? ''
    : fill('M-18 30C-8 35 8 35 19 29 12 39-11 40-18 30Z', mix(base, shade, 0.7));
  const t = (face.woman ? 1 : 0.6) * (face.fullLips ? 1.4 : 1);
  const drawing =
    face.smile === 'open'
      ? dimples +
        fill(
          `M-46-13C-30 ${-14 - 3 * t}-13 ${-14 - 7 * t}-6 ${-14 - 6 * t}Q0 ${-14 - 3 * t} 6 ${-14 - 6 * t}C13 ${-14 - 7 * t} 30 ${-14 - 3 * t} 46-13 36 12 20 21 0 21-20 21-36 12-46-13Z`,
          upper,
        ) +
        fill(
          'M-40-9.500C-22-8.500-12-8 0-8 12-8 22-8.500 40-9.500 32 8 18 14 0 14-18 14-32 8-40-9.500Z',
          '#fffaf4',
        ) +
        fill(
          'M-40-9.500C-37-3-33 2-28 6-29 1-31-4-33-9ZM40-9.500C37-3 33 2 28 6 29 1 31-4 33-9Z',
          seam,
          0.5,
        ) +
        fill(
          `M-34 3C-22 11-10 13 0 13 10 13 22 11 34 3 25 ${17 + 7 * t} 13 ${20 + 7 * t} 0 ${20 + 7 * t}-13 ${20 + 7 * t}-25 ${17 + 7 * t}-34 3Z`,
          lower,
        )
      : dimples +
        fill(
          `M-43-9C-26 ${-7 - 5 * t}-13 ${-6 - 9 * t}-6 ${-6 - 8.5 * t}Q0 ${-6 - 5 * t} 6 ${-6 - 8.5 * t}C13 ${-6 - 9 * t} 26 ${-7 - 5 * t} 43-9 26 5 8 5 0 3-8 5-26 5-43-9Z`,
          upper,
        ) +
        fill(
          `M-37-5C-24 4-9 4 0 2 9 4 24 4 37-5 28 ${10 + 7 * t} 14 ${12 + 8 * t} 0 ${12 + 8 * t}-14 ${12 + 8 * t}-28 ${10 + 7 * t}-37-5Z`,
          lower,
        ) +
        fill('M-46-12C-28 1-9 2 0 .5 9 2 28 1 46-12 30 6 9 6 0 4-9 6-30 6-46-12Z', seam) +
        fill(
          'M-13 10C-6 8.500 4 8.500 9 10 4 14-8 14-13 10Z',
          mix(lower, '#fff0e6', 0.45),
          face.woman ? 0.75 : 0.3,
        );
  const size = face.smile === 'calm' ? 0.94 : 1.04;
  return group(under + drawing, `translate(${a0(face)} ${y})scale(${size * far} ${size})`);
}

const a0 = (face: Face) => axisOf(face) - 3 * face.turn;
