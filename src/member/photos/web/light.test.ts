import { expect, it } from 'vitest';
import { judgeLight, OVAL, uprightPartOf } from './light.ts';

it.each([
  ['good', 120, 120],
  ['good', 150, 60],
  ['dark', 40, 60],
  ['bright', 230, 200],
  ['behind', 60, 190],
])('calls the light %s on a face of %i before surroundings of %i', (light, face, around) => {
  const [width, height] = [20, 25];
  const pixels = Array.from({ length: width * height }, (_, at) => {
    const x = ((at % width) + 0.5) / width - OVAL.x;
    const y = (Math.floor(at / width) + 0.5) / height - OVAL.y;
    const grey = Math.hypot(x / OVAL.radiusX, y / OVAL.radiusY) <= 1 ? face : around;
    return [grey, grey, grey, 255];
  });
  expect(judgeLight(pixels.flat(), width, height)).toBe(light);
});

it('crops a wide and a tall frame to the same upright shape, in the middle', () => {
  expect(uprightPartOf(1280, 720)).toEqual([352, 0, 576, 720]);
  expect(uprightPartOf(720, 1280)).toEqual([0, 190, 720, 900]);
});
