import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellOf, cellsWithin, chordSquared, chordSquaredOfKm, type Place, pointOf } from './earth.ts';

/** Around France, and overseas near the equator. */
const aPlace = fc.record({
  latitude: fc.double({ min: -25, max: 55, noNaN: true }),
  longitude: fc.double({ min: -65, max: 60, noNaN: true }),
});
const aDistance = fc.integer({ min: 1, max: 500 });

/** The place at this distance, in this direction. */
function placeFrom({ latitude, longitude }: Place, km: number, direction: number): Place {
  const [phi, arc] = [(latitude * Math.PI) / 180, km / 6371];
  const sine = Math.sin(phi) * Math.cos(arc) + Math.cos(phi) * Math.sin(arc) * Math.cos(direction);
  const east = Math.atan2(
    Math.sin(direction) * Math.sin(arc) * Math.cos(phi),
    Math.cos(arc) - Math.sin(phi) * sine,
  );
  return { latitude: (Math.asin(sine) * 180) / Math.PI, longitude: longitude + (east * 180) / Math.PI };
}

test('cellsWithin lists the cell of every place within the distance', () => {
  let edges = 0;
  fc.assert(
    fc.property(
      aPlace,
      aDistance,
      fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
      (me, km, direction) => {
        const there = placeFrom(me, km, direction);
        if (chordSquared(pointOf(me), pointOf(there)) > chordSquaredOfKm(km)) return;
        edges += 1;
        expect(cellsWithin(me, km)).toContain(cellOf(there));
      },
    ),
    { numRuns: 2000 },
  );
  expect(edges).toBeGreaterThan(500);
});

test('cellsWithin lists each cell once, and about as many as the area needs', () => {
  const paris = { latitude: 48.8566, longitude: 2.3522 };
  const cells = cellsWithin(paris, 100);
  expect(new Set(cells).size).toBe(cells.length);
  // 31,416 km², in cells of about 27.8 by 18.3 km: 62, and those that the circle crosses.
  expect(cells.length).toBeLessThan(95);
});
