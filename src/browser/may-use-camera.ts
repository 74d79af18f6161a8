import { isCameraPath } from '#lib/paths.ts';

/** Returns whether this document may open the camera. The permissions policy of its first path holds until a full load. */
export function mayUseCamera(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit === undefined || isCameraPath(new URL(visit.name).pathname);
}
