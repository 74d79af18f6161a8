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

/** Verbatim from spec 1 §8. */
const OFFLINE = 'Vous êtes hors ligne. Veuillez vérifier votre connexion internet.';
/** While online, a missing file means that a newer version of the site is deployed. */
const GONE =
  'Cette partie de la page n’a pas pu être chargée. Réessayez, et si cela continue, rechargez la page.';

export function partFailed(): string {
  return navigator.onLine === false ? OFFLINE : GONE;
}
