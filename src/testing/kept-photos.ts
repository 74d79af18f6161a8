import type { PhotoStore } from '#platform/photo-store.ts';

/** Lists the ids of photos with a stored file, once per file. */
export async function listKeptPhotos(store: PhotoStore): Promise<string[]> {
  const ids: string[] = [];
  for await (const page of store.list()) ids.push(...page.map(({ id }) => id));
  return ids;
}
