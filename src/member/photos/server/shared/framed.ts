import type { Sharp } from 'sharp';
import { type CropFrame, pixelsOf } from '../../rules.ts';

/** Crops an upright picture to its frame, if any. @param size of the whole upright picture, in pixels */
export function framed(picture: Sharp, size: { width: number; height: number }, frame?: CropFrame): Sharp {
  const upright = picture.autoOrient();
  return frame ? upright.extract(pixelsOf(frame, size)) : upright;
}
