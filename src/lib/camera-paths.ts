import { isCallPath } from './paths.ts';

/** Pages where members take a photo of themselves. */
const PHOTO_PATHS = ['/inscription/profile', '/profile'];

/** Returns whether a document of this path may open the camera. */
export function isCameraPath(path: string): boolean {
  return isCallPath(path) || PHOTO_PATHS.includes(path);
}
