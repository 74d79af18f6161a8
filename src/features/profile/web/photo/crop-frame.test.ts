import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CropFrame, initialFrame, moved, placeOf, withZoom, ZOOM, zoomOf } from './crop-frame.ts';

const ratio = fc.double({ min: 0.2, max: 5, noNaN: true });

function expectSquareInside(frame: CropFrame, photoRatio: number) {
  expect(frame.height).toBeCloseTo(frame.width * photoRatio, 6);
  expect(frame.x).toBeGreaterThanOrEqual(-1e-9);
  expect(frame.y).toBeGreaterThanOrEqual(-1e-9);
  expect(frame.x + frame.width).toBeLessThanOrEqual(100 + 1e-9);
  expect(frame.y + frame.height).toBeLessThanOrEqual(100 + 1e-9);
}

describe('the crop of a photo', () => {
  it('starts centred on 90 % of the width', () => {
    expect(initialFrame(1)).toEqual({ x: 5, y: 5, width: 90, height: 90 });
    expect(initialFrame(0.5)).toEqual({ x: 5, y: 27.5, width: 90, height: 45 });
  });

  it('starts with the whole height of a photo too wide for that', () => {
    expect(initialFrame(2)).toEqual({ x: 25, y: 0, width: 50, height: 100 });
  });

  it('keeps its centre when one zooms', () => {
    const close = withZoom(initialFrame(1), 1, 200);
    expect(close).toEqual({ x: 25, y: 25, width: 50, height: 50 });
    expect(zoomOf(close, 1)).toBe(200);
  });

  it('stays a square inside the photo whatever one does', () => {
    const step = fc.record({
      zoom: fc.integer({ min: 0, max: 900 }),
      right: fc.integer(),
      down: fc.integer(),
    });
    fc.assert(
      fc.property(ratio, fc.array(step, { maxLength: 8 }), (photoRatio, steps) => {
        const frame = steps.reduce(
          (current, { zoom, right, down }) => moved(withZoom(current, photoRatio, zoom), right, down),
          initialFrame(photoRatio),
        );
        expectSquareInside(frame, photoRatio);
        expect(zoomOf(frame, photoRatio)).toBeGreaterThanOrEqual(ZOOM.min);
        expect(zoomOf(frame, photoRatio)).toBeLessThanOrEqual(ZOOM.max);
      }),
    );
  });

  it('stops at the edges', () => {
    expect(moved(initialFrame(1), -50, 50)).toMatchObject({ x: 0, y: 10 });
  });

  it('says where it is', () => {
    expect(placeOf({ x: 4.6, y: 20, width: 50, height: 50 })).toBe(
      'Cadre à 5\u202f% du bord gauche et 20\u202f% du haut',
    );
  });
});
