import { createApi } from '#browser/api/create-api.ts';
import { photosContract } from '../../contract.ts';
import type { ThumbnailPlace } from '../../rules.ts';

export const photosApi = createApi('photos', photosContract);

/** Replaces photos left by an earlier attempt. */
export async function saveOnlyPhoto(cropped: { photo: File; thumbnail: ThumbnailPlace }): Promise<void> {
  for (const { id } of await photosApi.list.call()) await photosApi.remove.call({ id });
  await photosApi.add.call(cropped);
}
