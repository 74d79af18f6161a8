import { HAIRS, INK, mix, SKINS } from './colors.ts';
import type { Brows, Face } from './face.ts';
import { axisOf, farness } from './head.ts';
import { fill, group } from './shapes.ts';

/** The outer end on the right. */
const BROWS = {
  arched: 'M-33-27C-18-44 6-52 22-49 32-47 38-39 42-29 28-40 6-42-32-20-35-21-36-24-33-27Z',
  soft: 'M-32-29C-18-40 14-46 40-30 20-36-10-32-30-21-35-21-36-26-32-29Z',
  straight: 'M-33-35C-12-42 18-43 41-38 43-35 42-33 39-33 16-35-8-32-31-25-35-27-36-32-33-35Z',
  thick: 'M-36-34C-16-47 18-51 44-35 45-31 43-29 39-29 18-36-8-32-32-18-38-20-40-30-36-34Z',
  short: 'M-26-32C-12-43 12-44 28-37 30-34 29-32 26-32 10-36-6-34-23-25-28-26-29-30-26-32Z',
} as const satisfies Record<Brows, string>;
export function drawBrows(face: Face): string {
  const a = axisOf(face);
  const far = farness(face);
  const color = mix(HAIRS[face.hair], INK, face.age === 'senior' ? 0.22 : 0.4);
  const one = fill(BROWS[face.brows], mix(color, SKINS[face.skin].base, 0.08));
  // Raised brows go with a laugh.
  const lift = face.mouth === 'laugh' || face.gaze === 'up' ? -10 : -4;
  const thin = face.woman ? 0.86 : 1.15;
  return (
    group(one, `translate(${a + 57} ${lift})rotate(7)scale(1 ${thin})`) +
    group(one, `translate(${a - 57 * far} ${lift})scale(${-far} ${thin})rotate(7)`)
  );
}
