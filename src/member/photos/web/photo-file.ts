import { PHOTO_TOO_LARGE, PHOTO_UNREADABLE } from '../contract.ts';
import { PHOTO_MAX_BYTES, type ThumbnailPlace, UPRIGHT } from '../rules.ts';
import type { CropFrame } from './crop-frame.ts';

/** What the browser is asked to offer: a phone that keeps photos otherwise hands over a JPEG. */
export const ACCEPTED_TYPES = 'image/jpeg,image/png,image/webp';

export const CROP_FAILED =
  'Nous n’avons pas réussi à recadrer cette photo. Essayez à nouveau, ou choisissez-en une autre : rien d’autre n’est perdu.';
export const PHOTO_IS_HEIC =
  'Cette photo est au format HEIC, que nous ne savons pas lire. Enregistrez-la en JPEG, ou faites-en une capture d’écran, puis choisissez-la de nouveau.';
export const OTHER_FORMAT =
  'Ce format d’image n’est pas accepté : choisissez une photo au format JPEG, PNG ou WebP.';

const JPEG_QUALITY = 0.92;
/** Below so many pixels of width, a portrait looks blurred on a phone. */
const SHARP_WIDTH = 540;

/** A photo ready to be sent: the upright picture, and where the round thumbnail lies in it. */
export interface CroppedPhoto {
  photo: File;
  thumbnail: ThumbnailPlace;
}

/** The sentence that refuses a file, or null. Whether it can really be read is known once it is opened. */
export function refusalOfFile({ type, size, name }: Pick<File, 'type' | 'size' | 'name'>): string | null {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return PHOTO_IS_HEIC;
  // Some systems do not know the type of a photo: reading it will tell.
  if (type !== '' && !ACCEPTED_TYPES.split(',').includes(type))
    return type.startsWith('image/') ? OTHER_FORMAT : PHOTO_UNREADABLE;
  return size > PHOTO_MAX_BYTES ? PHOTO_TOO_LARGE : null;
}

/** Reads a file as an image, upright. Rejects when it is none. The caller revokes the address of the image. */
export async function openImage(file: File): Promise<HTMLImageElement> {
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

/** Whether what is framed is too small to look sharp in large. */
export function isBlurred(image: HTMLImageElement, frame: CropFrame): boolean {
  return (frame.width / 100) * image.naturalWidth < SHARP_WIDTH;
}

/** The framed part as a 1,080 × 1,350 JPEG on white (D12). Rejects when the browser cannot draw it. */
export async function cropImage(image: HTMLImageElement, frame: CropFrame): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = UPRIGHT.width;
  canvas.height = UPRIGHT.height;
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('no canvas');
  drawing.fillStyle = '#ffffff';
  drawing.fillRect(0, 0, UPRIGHT.width, UPRIGHT.height);
  drawing.imageSmoothingQuality = 'high';
  const { naturalWidth, naturalHeight } = image;
  drawing.drawImage(
    image,
    (frame.x / 100) * naturalWidth,
    (frame.y / 100) * naturalHeight,
    (frame.width / 100) * naturalWidth,
    (frame.height / 100) * naturalHeight,
    0,
    0,
    UPRIGHT.width,
    UPRIGHT.height,
  );
  const jpeg = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
  });
  if (!jpeg) throw new Error('no picture');
  return new File([jpeg], 'photo.jpg', { type: 'image/jpeg' });
}
