import type { PhotoStore } from '#platform/photo-store.ts';

/** Ids of the photos of which a file is kept, once for each file. */
export async function listKeptPhotos(store: PhotoStore): Promise<string[]> {
  const ids: string[] = [];
  for await (const page of store.list()) ids.push(...page.map(({ id }) => id));
  return ids;
}
