import type { CropFrame } from '../rules.ts';

/** Squares that are compared. */
const ACROSS = 8;
const DOWN = 10;
/** Of 255, on average: JPEG and the scaling of browsers change a square by less than 4, noise by about 60. */
const MAX_DIFFERENCE = 20;
const KNOWN = ['#ff0000', '#00ff00', '#0000ff', '#ffffff', '#000000', '#ffff00', '#00ffff', '#ff00ff'];

/** Whether a browser’s picture shows what was framed, and its canvas gives back the colours that were painted. */
export async function isTrueTo(image: HTMLImageElement, frame: CropFrame, picture: Blob): Promise<boolean> {
  const drawn = new Image();
  drawn.src = URL.createObjectURL(picture);
  try {
    await drawn.decode();
    const expected = squaresOf(image, frame);
    const found = squaresOf(drawn, { x: 0, y: 0, width: 100, height: 100 });
    return expected !== null && found !== null && differenceOf(expected, found) <= MAX_DIFFERENCE;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(drawn.src);
  }
}

/** The part of an image in its own pixels, as `drawImage` takes it. */
export function partOf(
  { naturalWidth, naturalHeight }: HTMLImageElement,
  { x, y, width, height }: CropFrame,
): [number, number, number, number] {
  const [across, down] = [naturalWidth / 100, naturalHeight / 100];
  return [x * across, y * down, width * across, height * down];
}

/** Null when the canvas gives back other colours than those that were painted. */
function squaresOf(image: HTMLImageElement, frame: CropFrame): Uint8ClampedArray | null {
  const canvas = document.createElement('canvas');
  canvas.width = ACROSS;
  canvas.height = DOWN + 1;
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  if (!drawing) return null;
  drawing.fillStyle = '#ffffff';
  drawing.fillRect(0, 0, ACROSS, DOWN);
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(image, ...partOf(image, frame), 0, 0, ACROSS, DOWN);
  KNOWN.forEach((colour, place) => {
    drawing.fillStyle = colour;
    drawing.fillRect(place, DOWN, 1, 1);
  });
  const painted = KNOWN.flatMap((colour) =>
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
  );
  const known = drawing.getImageData(0, DOWN, ACROSS, 1).data.filter((_, at) => at % 4 !== 3);
  if (differenceOf(Uint8ClampedArray.from(painted), known) > MAX_DIFFERENCE) return null;
  return drawing.getImageData(0, 0, ACROSS, DOWN).data;
}

function differenceOf(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}
