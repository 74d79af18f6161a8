import { createApi } from '#browser/api/create-api.ts';
import { photosContract, verificationContract } from '../../contract.ts';
import type { CropFrame, ThumbnailPlace } from '../../rules.ts';

export const photosApi = createApi('photos', photosContract);

/** Uploads photos in order, replacing those of an earlier attempt. */
export async function saveOnlyPhotos(
  cropped: readonly { photo: File; thumbnail: ThumbnailPlace; frame?: CropFrame | undefined }[],
): Promise<void> {
  if (cropped.length === 0) return;
  for (const { id } of await photosApi.list.call()) await photosApi.remove.call({ id });
  for (const photo of cropped) await photosApi.add.call(photo);
}

export const verificationApi = createApi('verification', verificationContract);
