import { type AsyncZippable, zip } from 'fflate';

const COMPRESSED = /\.jpg$/;

/** Runs off the event loop; photos are stored uncompressed. @param files by their paths */
export function zipFiles(files: Readonly<Record<string, Uint8Array>>, mtime: Date): Promise<Uint8Array> {
  const stored: AsyncZippable = {};
  for (const [path, data] of Object.entries(files))
    stored[path] = [data, { level: COMPRESSED.test(path) ? 0 : 6 }];
  return new Promise((resolve, reject) => {
    zip(stored, { mtime }, (error, archive) => (error ? reject(error) : resolve(archive)));
  });
}
