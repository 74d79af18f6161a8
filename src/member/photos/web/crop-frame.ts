import type { CropFrame } from '../rules.ts';

/** In percent: 100 is the largest frame of the picture, 400 a quarter of its side. */
export const ZOOM = { min: 100, max: 400, step: 10 } as const;

/* `ratio` below: aspect ratio of the picture divided by that of the frame; above 1 the picture is wider. */

function frameOf(width: number, ratio: number, center: { x: number; y: number }): CropFrame {
  const height = width * ratio;
  return contain({ x: center.x - width / 2, y: center.y - height / 2, width, height });
}

function contain(frame: CropFrame): CropFrame {
  const within = (start: number, length: number) => Math.min(Math.max(0, start), 100 - length);
  return { ...frame, x: within(frame.x, frame.width), y: within(frame.y, frame.height) };
}

function largestWidth(ratio: number): number {
  return Math.min(100, 100 / ratio);
}

/** Returns the largest frame; on tall pictures above the middle, where faces are. */
export function largestFrame(ratio: number): CropFrame {
  return frameOf(largestWidth(ratio), ratio, { x: 50, y: 42 });
}

/** Returns the zoom in whole percent: 100 is the largest frame. */
export function zoomOf(frame: CropFrame, ratio: number): number {
  return Math.round((largestWidth(ratio) / frame.width) * 100);
}

/** Zooms around the centre, clamped to the picture. */
export function withZoom(frame: CropFrame, ratio: number, zoom: number): CropFrame {
  const bounded = Math.min(ZOOM.max, Math.max(ZOOM.min, zoom));
  const center = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  return frameOf((largestWidth(ratio) * 100) / bounded, ratio, center);
}

/** @param factor above 1 zooms in, as from a pinch or wheel */
export function zoomedBy(frame: CropFrame, ratio: number, factor: number): CropFrame {
  return withZoom(frame, ratio, (largestWidth(ratio) / frame.width) * 100 * factor);
}

/** Moves by percent of the picture, clamped to its edges. */
export function moved(frame: CropFrame, right: number, down: number): CropFrame {
  return contain({ ...frame, x: frame.x + right, y: frame.y + down });
}

export function placeOf(frame: CropFrame): string {
  return `Cadre à ${Math.round(frame.x)}\u202f% du bord gauche et ${Math.round(frame.y)}\u202f% du haut`;
}
