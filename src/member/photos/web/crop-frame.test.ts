import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CropFrame } from '../rules.ts';
import { largestFrame, moved, placeOf, withZoom, ZOOM, zoomedBy, zoomOf } from './crop-frame.ts';

const ratio = fc.double({ min: 0.2, max: 5, noNaN: true });

function expectFrameInside(frame: CropFrame, photoRatio: number) {
  expect(frame.height).toBeCloseTo(frame.width * photoRatio, 6);
  expect(frame.x).toBeGreaterThanOrEqual(-1e-9);
  expect(frame.y).toBeGreaterThanOrEqual(-1e-9);
  expect(frame.x + frame.width).toBeLessThanOrEqual(100 + 1e-9);
  expect(frame.y + frame.height).toBeLessThanOrEqual(100 + 1e-9);
}

describe('the crop of a photo', () => {
  it('starts with the largest frame', () => {
    expect(largestFrame(1)).toEqual({ x: 0, y: 0, width: 100, height: 100 });
    expect(largestFrame(2)).toEqual({ x: 25, y: 0, width: 50, height: 100 });
  });

  it('starts a little above the middle of a taller photo', () => {
    expect(largestFrame(0.5)).toEqual({ x: 0, y: 17, width: 100, height: 50 });
  });

  it('keeps its centre when zooming', () => {
    const close = withZoom(largestFrame(1), 1, 200);
    expect(close).toEqual({ x: 25, y: 25, width: 50, height: 50 });
    expect(zoomOf(close, 1)).toBe(200);
    expect(zoomOf(zoomedBy(close, 1, 1.5), 1)).toBe(300);
  });

  it('stays inside the photo, with its aspect ratio, after any gesture', () => {
    const step = fc.record({
      zoom: fc.integer({ min: 0, max: 900 }),
      factor: fc.double({ min: 0.2, max: 4, noNaN: true }),
      right: fc.integer(),
      down: fc.integer(),
    });
    fc.assert(
      fc.property(ratio, fc.array(step, { maxLength: 8 }), (photoRatio, steps) => {
        const frame = steps.reduce(
          (current, { zoom, factor, right, down }) =>
            moved(zoomedBy(withZoom(current, photoRatio, zoom), photoRatio, factor), right, down),
          largestFrame(photoRatio),
        );
        expectFrameInside(frame, photoRatio);
        expect(zoomOf(frame, photoRatio)).toBeGreaterThanOrEqual(ZOOM.min);
        expect(zoomOf(frame, photoRatio)).toBeLessThanOrEqual(ZOOM.max);
      }),
    );
  });

  it('stops at the edges', () => {
    expect(moved(withZoom(largestFrame(1), 1, 125), -50, 50)).toMatchObject({ x: 0, y: 20 });
  });

  it('describes its position', () => {
    expect(placeOf({ x: 4.6, y: 20, width: 50, height: 50 })).toBe(
      'Cadre à 5\u202f% du bord gauche et 20\u202f% du haut',
    );
  });
});
