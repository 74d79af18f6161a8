/** The address of a file of the application, where the browser names it in its error. */
const ADDRESS = /https?:\/\/\S{1,300}\.m?[jt]sx?(?=$|\?|\s)/;

/**
 * A dynamic import that can be tried again. A browser remembers that a module failed and gives the same answer to every
 * further import of its address: a try that follows a failure therefore asks at an address of its own.
 * @param load the import, such as `() => import('./crop-area.tsx')`
 * @returns how to fetch the module; it rejects when the module, or one that it imports, cannot be fetched
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
