import { hasPictureSignature, isCutOff } from '#lib/picture-file.ts';
import { PHOTO_DAMAGED, PHOTO_TOO_LARGE, PHOTO_UNREADABLE } from '../contract.ts';
import { type CropFrame, PHOTO_MAX_BYTES, type ThumbnailPlace, UPRIGHT } from '../rules.ts';

/** With this `accept`, phones that store another format convert to JPEG. */
export const ACCEPTED_TYPES = 'image/jpeg,image/png,image/webp';

export const PHOTO_IS_HEIC =
  'Cette photo est au format HEIC, que nous ne savons pas lire. Enregistrez-la en JPEG, ou faites-en une capture d’écran, puis choisissez-la de nouveau.';
export const OTHER_FORMAT =
  'Ce format d’image n’est pas accepté : choisissez une photo au format JPEG, PNG ou WebP.';

const JPEG_QUALITY = 0.92;
/** In pixels: narrower portraits look blurred on a phone. */
const SHARP_WIDTH = 540;
/** Grid of compared squares. */
const ACROSS = 8;
const DOWN = 10;
/** Of 255, on average: JPEG and browser scaling change a square by less than 4, noise by about 60. */
const MAX_DIFFERENCE = 20;
const KNOWN = ['#ff0000', '#00ff00', '#0000ff', '#ffffff', '#000000', '#ffff00', '#00ffff', '#ff00ff'];

export interface CroppedPhoto {
  photo: File;
  thumbnail: ThumbnailPlace;
  /** Set if the server must crop the whole file. */
  frame?: CropFrame;
}

/** Returns the message that rejects a file, or null; unreadable files are only detected on opening. */
export function refusalOfFile({ type, size, name }: Pick<File, 'type' | 'size' | 'name'>): string | null {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return PHOTO_IS_HEIC;
  // Some systems report no MIME type; decoding decides.
  if (type !== '' && !ACCEPTED_TYPES.split(',').includes(type))
    return type.startsWith('image/') ? OTHER_FORMAT : PHOTO_UNREADABLE;
  return size > PHOTO_MAX_BYTES ? PHOTO_TOO_LARGE : null;
}

/** Decodes a file, upright. Rejects if it is not a whole image. The caller revokes the object URL. */
export async function openImage(file: File): Promise<HTMLImageElement> {
  if (isCutOff(new Uint8Array(await file.arrayBuffer()))) throw new Error('Truncated picture');
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } catch (error) {
    URL.revokeObjectURL(image.src);
    throw error;
  }
}

/** Returns the message for a file that the browser could not open. */
export async function refusalOfOpening(file: Blob): Promise<string> {
  const first = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return hasPictureSignature(first) ? PHOTO_DAMAGED : PHOTO_UNREADABLE;
}

export function isBlurred(image: HTMLImageElement, frame: CropFrame): boolean {
  return (frame.width / 100) * image.naturalWidth < SHARP_WIDTH;
}

/**
 * Crops to a 1,080 × 1,350 JPEG on white (D12).
 * @returns the file itself with its frame if the browser drew something else, as browsers that resist fingerprinting
 * add noise. The server then crops it.
 */
export async function cropPhoto(
  file: File,
  image: HTMLImageElement,
  frame: CropFrame,
): Promise<Pick<CroppedPhoto, 'photo' | 'frame'>> {
  const jpeg = await cropImage(image, frame).catch(() => null);
  if (jpeg && (await isTrueTo(image, frame, jpeg))) return { photo: jpeg };
  return { photo: file, frame };
}

async function cropImage(image: HTMLImageElement, frame: CropFrame): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = UPRIGHT.width;
  canvas.height = UPRIGHT.height;
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('No 2D canvas context');
  drawing.fillStyle = '#ffffff';
  drawing.fillRect(0, 0, UPRIGHT.width, UPRIGHT.height);
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(image, ...partOf(image, frame), 0, 0, UPRIGHT.width, UPRIGHT.height);
  return jpegOf(canvas);
}

/** Encodes a canvas. Rejects if the browser returns no picture. */
export async function jpegOf(canvas: HTMLCanvasElement): Promise<File> {
  const jpeg = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
  });
  if (!jpeg) throw new Error('Canvas returned no picture');
  return new File([jpeg], 'photo.jpg', { type: 'image/jpeg' });
}

/** Compares a cropped picture with the framed part of the original, and checks that the canvas returns the painted colours. */
async function isTrueTo(image: HTMLImageElement, frame: CropFrame, picture: Blob): Promise<boolean> {
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

/** Returns the part of an image in its own pixels, for `drawImage`. */
function partOf(
  { naturalWidth, naturalHeight }: HTMLImageElement,
  { x, y, width, height }: CropFrame,
): [number, number, number, number] {
  const [across, down] = [naturalWidth / 100, naturalHeight / 100];
  return [x * across, y * down, width * across, height * down];
}

/** Returns null if the canvas returns other colours than were painted. */
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
