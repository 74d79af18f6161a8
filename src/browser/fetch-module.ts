/** URL of a chunk, as browsers name it in the error. */
const ADDRESS = /https?:\/\/\S{1,300}\.m?[jt]sx?(?=$|\?|\s)/;

/**
 * Wraps a dynamic import so that it can be retried. Browsers cache a failed module and fail every further import of the
 * same URL: a retry therefore uses a new URL.
 * @param load the import, such as `() => import('./crop-area.tsx')`
 * @returns a function that fetches the module; rejects when it, or one of its imports, cannot be fetched
 */
export function retryableImport<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let failedAddress: string | undefined;
  return async () => {
    try {
      return await (failedAddress === undefined ? load() : importAgain<Module>(failedAddress));
    } catch (error) {
      failedAddress ??= ADDRESS.exec(String(error))?.[0];
      throw error;
    }
  };
}

async function importAgain<Module>(address: string): Promise<Module> {
  return import(/* @vite-ignore */ `${address}?retry=${Date.now()}`);
}
