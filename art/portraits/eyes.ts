import { INK, mix, SKINS } from './colors.ts';
import type { Eyes, Face, Gaze } from './face.ts';
import { axisOf, farness } from './head.ts';
import { fill, group, inside, line, oval } from './shapes.ts';

interface EyeShape {
  /** The slit between the lids, the outer corner on the right. */
  slit: string;
  /** The edge of the upper lid. */
  lid: string;
  /** The fold above it. */
  crease: string;
  iris: number;
}

/** Open eyes; laughing ones are closed, one stroke each. */
const EYES = {
  almond: {
    slit: 'M-27 5C-18-16 12-19 28-2 18 14-14 17-27 5Z',
    lid: 'M-28 6C-19-17 12-20 30-3',
    crease: 'M-20-18C-6-28 12-29 26-19',
    iris: 14,
  },
  round: {
    slit: 'M-25 4C-20-22 17-23 25 0 20 18-17 20-25 4Z',
    lid: 'M-26 5C-21-23 18-24 28 0',
    crease: 'M-17-25C-5-32 12-33 22-25',
    iris: 15.5,
  },
  hooded: {
    slit: 'M-26 5C-18-12 12-14 28 2 17 14-13 16-26 5Z',
    lid: 'M-28 6C-18-13 13-15 31 4',
    crease: 'M-28-8C-12-21 16-22 33-5',
    iris: 13.5,
  },
  falling: {
    slit: 'M-26 2C-17-18 12-18 28 6 15 16-14 16-26 2Z',
    lid: 'M-27 2C-18-19 13-19 31 8',
    crease: 'M-19-21C-6-28 13-27 27-13',
    iris: 14,
  },
  rising: {
    slit: 'M-26 7C-18-13 10-19 30-5 21 12-9 18-26 7Z',
    lid: 'M-27 8C-18-14 10-20 33-7',
    crease: 'M-19-15C-7-25 12-29 28-22',
    iris: 13.5,
  },
  smooth: {
    slit: 'M-26 7C-13-12 14-13 29-2 18 13-12 16-26 7Z',
    lid: 'M-28 9C-13-13 14-14 31-3',
    crease: '',
    iris: 13.5,
  },
} as const satisfies Record<Exclude<Eyes, 'laughing'>, EyeShape>;
const LAUGHING = 'M-26 8C-16-13 14-14 28 5';
/** How far the iris goes, seen from someone who is turned to the left. */
const GAZES: Record<Gaze, readonly [x: number, y: number]> = {
  viewer: [0, -1],
  aside: [-6.5, -1],
  away: [6, -1],
  up: [-5, -5],
};

function drawEye(face: Face, side: 1 | -1): string {
  const { base, shade } = SKINS[face.skin];
  const lash = face.woman ? INK : mix(INK, shade, 0.18);
  const lashes = (d: string) => (face.woman ? line(d, lash, 4.5) : '');
  if (face.eyes === 'laughing')
    return line(LAUGHING, lash, 7) + lashes('M29 4l9-5M23-3l8-8') + pouch(mix(base, shade, 0.6));
  const { slit, lid, crease, iris } = EYES[face.eyes];
  const [x, y] = GAZES[face.gaze];
  const dark = mix(face.iris, INK, 0.34);
  const smiling = face.mouth === 'laugh' || face.mouth === 'grin';
  return (
    (crease && face.woman ? line(crease, mix(base, shade, 0.7), 3.6) : '') +
    fill(slit, mix(base, '#fffaf4', 0.86)) +
    inside(slit, oval(x * side, y, iris, iris, dark) + oval(x * side - 4 * side, y - 4.5, 3.2, 3.2, '#fff')) +
    line(lid, lash, face.woman ? 6.5 : 5.5) +
    lashes(face.eyes === 'falling' ? 'M28 6l9-2' : 'M30-4l8-6') +
    (smiling ? pouch(mix(base, shade, 0.75)) : '')
  );
}

/** What a smile pushes up below the eye. */
const pouch = (color: string) => line('M-16 20C-4 25 12 24 22 17', color, 4);

export function drawEyes(face: Face): string {
  const a = axisOf(face);
  const far = farness(face);
  const size = face.woman ? 1.1 : 0.93;
  return (
    group(drawEye(face, 1), `translate(${a + 57} 0)scale(${size})`) +
    group(drawEye(face, -1), `translate(${a - 57 * far} 0)scale(${-size * far} ${size})`)
  );
}
