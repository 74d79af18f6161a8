import { PHOTO_TOO_LARGE, PHOTO_UNREADABLE } from '../../contract.ts';
import { PHOTO_MAX_BYTES, PHOTO_SIDE } from '../../rules.ts';
import type { CropFrame } from './crop-frame.ts';

export const CROP_FAILED =
  'Nous n’avons pas réussi à recadrer cette photo. Essayez à nouveau, ou choisissez-en une autre : rien d’autre n’est perdu.';

const JPEG_QUALITY = 0.95;

/** The sentence that refuses a file, or null. Whether it can really be read is known once it is opened. */
export function refusalOfFile(file: { type: string; size: number }): string | null {
  // Some systems do not know the type of a photo: reading it will tell.
  if (file.type !== '' && !file.type.startsWith('image/')) return PHOTO_UNREADABLE;
  return file.size > PHOTO_MAX_BYTES ? PHOTO_TOO_LARGE : null;
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

/** The framed part as a 256×256 JPEG on white (spec 1 §5). Rejects when the browser cannot draw it. */
export async function cropImage(image: HTMLImageElement, frame: CropFrame): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = PHOTO_SIDE;
  canvas.height = PHOTO_SIDE;
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('no canvas');
  drawing.fillStyle = '#ffffff';
  drawing.fillRect(0, 0, PHOTO_SIDE, PHOTO_SIDE);
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
    PHOTO_SIDE,
    PHOTO_SIDE,
  );
  const jpeg = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
  });
  if (!jpeg) throw new Error('no picture');
  return new File([jpeg], 'photo.jpg', { type: 'image/jpeg' });
}
