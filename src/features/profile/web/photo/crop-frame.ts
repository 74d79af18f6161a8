/** The square that is kept of a photo, in percent of its width and height, as the crop library counts. */
export interface CropFrame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Spec 1 §5: the circle first covers 90 % of the width. */
const INITIAL_WIDTH = 90;
/** In percent: 100 is the largest square of the photo, 400 a quarter of its side. */
export const ZOOM = { min: 100, max: 400, step: 10 } as const;

/** @param ratio width of the photo divided by its height */
function squareOf(width: number, ratio: number, center: { x: number; y: number }): CropFrame {
  const height = width * ratio;
  return contain({ x: center.x - width / 2, y: center.y - height / 2, width, height });
}

function contain(frame: CropFrame): CropFrame {
  const within = (start: number, length: number) => Math.min(Math.max(0, start), 100 - length);
  return { ...frame, x: within(frame.x, frame.width), y: within(frame.y, frame.height) };
}

/** Width in percent of the largest square: a landscape photo is limited by its height. */
function largestWidth(ratio: number): number {
  return Math.min(100, 100 / ratio);
}

/** Centred, 90 % of the width, or the whole height of a photo that is too wide for that. */
export function initialFrame(ratio: number): CropFrame {
  return squareOf(Math.min(INITIAL_WIDTH, largestWidth(ratio)), ratio, { x: 50, y: 50 });
}

/** Whole percent: 100 is the largest square. */
export function zoomOf(frame: CropFrame, ratio: number): number {
  return Math.round((largestWidth(ratio) / frame.width) * 100);
}

/** The same centre, closer or wider, without ever leaving the photo. */
export function withZoom(frame: CropFrame, ratio: number, zoom: number): CropFrame {
  const bounded = Math.min(ZOOM.max, Math.max(ZOOM.min, zoom));
  const center = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  return squareOf((largestWidth(ratio) * 100) / bounded, ratio, center);
}

/** Moves by so many percent of the photo, up to its edges. */
export function moved(frame: CropFrame, right: number, down: number): CropFrame {
  return contain({ ...frame, x: frame.x + right, y: frame.y + down });
}

/** Where the frame is, for those who do not see it. */
export function placeOf(frame: CropFrame): string {
  return `Cadre à ${Math.round(frame.x)}\u202f% du bord gauche et ${Math.round(frame.y)}\u202f% du haut`;
}
