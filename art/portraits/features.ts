import { HAIRS, mix, SKINS } from './colors.ts';
import { axisOf } from './head.ts';
import type { Face } from './face.ts';
import { blob, fill, group, inside, oval } from './shapes.ts';

const LASH = '#2a1a22';
const DARK = new Set(['brune', 'foncee', 'ebene']);

/** One eye, the outer corner on the right. */
function drawEye(face: Face): string {
  const { base, shade, deep } = SKINS[face.skin];
  const smiling = face.smile === 'calm' ? 0 : face.smile === 'warm' ? 2 : 4;
  const top = (face.woman ? -15.5 : -13) + (face.plainLids ? 2.5 : 0);
  const low = 13 - smiling * 1.2;
  const almond = `M-29 5C-20 ${top + 1} 8 ${top - 5} 29-3C19 ${low - 1} -14 ${low + 4} -29 5Z`;
  const lashes = face.woman
    ? `M-31 6C-22 ${top - 4} 8 ${top - 11} 29-7L36-10C35-5 32-2 29 0 12 ${top + 1} -16 ${top + 4} -31 6Z`
    : `M-30 5C-20 ${top - 3} 8 ${top - 8} 31-4L30-1C12 ${top + 1} -16 ${top + 3} -30 5Z`;
  const lid = `M-31 1C-24 ${top - 15} 14 ${top - 20} 33-8C14 ${top - 12} -16 ${top - 8} -31 1Z`;
  const pouch = `M-22 ${low + 3}C-8 ${low + 9} 12 ${low + 7} 25 ${low - 3}C14 ${low + 3} -8 ${low + 4} -22 ${low + 3}Z`;
  return (
    (face.plainLids ? fill(lid, mix(base, shade, 0.25)) : fill(lid, mix(base, shade, 0.8))) +
    fill(almond, mix('#fffaf5', base, 0.1)) +
    inside(
      almond,
      oval(0, -2.5, 13.2, 13.2, face.eyes) +
        oval(0, -2.5, 13.2, 13.2, '#1d1420', 0.12) +
        oval(0, 3, 9, 7, mix(face.eyes, '#ffe2b8', 0.35), 0.55) +
        oval(0, -2.5, 6.6, 6.6, '#1d1420') +
        fill(
          `M-34 4C-20 ${top - 6} 8 ${top - 12} 34-6V1C10 ${top + 5} -18 ${top + 8} -30 10Z`,
          '#3a2030',
          0.22,
        ),
    ) +
    oval(-4.5, -6.5, 3.2, 3.2, '#ffffff') +
    fill(lashes, face.woman ? LASH : mix(LASH, deep, 0.3)) +
    fill(pouch, mix(base, shade, smiling ? 0.75 : 0.5))
  );
}

function drawBrow(face: Face): string {
  const { base } = SKINS[face.skin];
  const own = HAIRS[face.hair];
  const color = mix(
    mix(own, '#21141c', face.age === 'senior' ? 0.15 : 0.36),
    base,
    DARK.has(face.skin) ? 0 : 0.14,
  );
  return face.woman
    ? fill('M-33-29C-32-37-14-44 10-45 26-45 38-38 43-27 32-35 20-38 8-37-8-36-20-31-31-24Z', color)
    : fill('M-37-21C-37-35-12-43 12-43 30-43 41-35 46-22 33-29 20-30 8-29-8-28-22-24-33-17Z', color);
}

export function drawEyes(face: Face): string {
  const a = axisOf(face);
  const far = 1 - face.turn * 0.1;
  const size = face.woman ? 1.1 : 1.02;
  // Brows that rise towards the middle look kind; those that fall there look cross.
  const lift = face.woman ? 3 : 5;
  const one = drawEye(face);
  return (
    group(one, `translate(${a + 59} 0)scale(${size})`) +
    group(drawBrow(face), `translate(${a + 57} 0)rotate(${lift})`) +
    // The other eye is the same one turned over, but light falls on both from the same side.
    group(one.replace('cx="-4.5"', 'cx="4.5"'), `translate(${a - 57} 0)scale(${-size * far} ${size})`) +
    group(drawBrow(face), `translate(${a - 55} 0)scale(${-far} 1)rotate(${lift})`)
  );
}

export function drawNose(face: Face): string {
  const { base, shade, deep, light } = SKINS[face.skin];
  const a = axisOf(face);
  const tip = -10 - face.turn * 5;
  const w = face.nose;
  const plane = blob(
    `7 -14, 9 12, 10 40, ${16 + w} 56, ${17 + w} 70, 8 74, ${tip + 8} 78, ${tip - 9} 75, ${tip - 4} 71, ${tip + 12} 66, ${tip + 13} 52, 2 22, 3 -2`,
  );
  const bridge = blob(`-8 -8, -3 -10, ${tip + 6} 40, ${tip + 8} 56, ${tip} 62, ${tip - 5} 54, -8 24`);
  const wing = blob(
    `${tip - 13 - w * 0.7} 58, ${tip - 15 - w * 0.7} 68, ${tip - 8 - w * 0.4} 73, ${tip - 12 - w * 0.5} 66`,
  );
  return group(
    fill(plane, mix(base, shade, 0.85)) +
      fill(bridge, light, 0.6) +
      fill(wing, mix(base, shade, 0.8)) +
      oval(tip + 15, 72.5, 5.2, 2.8, deep, 0.8) +
      oval(tip - 5, 72.5, 4, 2.4, deep, 0.6),
    `translate(${a} 0)`,
  );
}
