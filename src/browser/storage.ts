/** Keys allowed in storage (D21), besides the visitor's labels of the support chat. */
export const REGISTRATION_EMAIL = 'registrationEmail';
export const COOKIE_CHOICE = 'cookieChoice';

/** Storage access throws when the user blocks it: the site must work without. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}

export function readStored(key: string): string | null {
  return attempt(() => window.localStorage.getItem(key));
}

export function writeStored(key: string, value: string): void {
  attempt(() => window.localStorage.setItem(key, value));
}

export function removeStored(key: string): void {
  attempt(() => window.localStorage.removeItem(key));
}

/** Empties both storages and the caches. The cookie choice survives: asking again would be a dark pattern. */
export async function wipeBrowserStorage(): Promise<void> {
  // Key by key: after a clear and a restore, another tab logging out at the same moment would lose the choice.
  const keys = attempt(() => Object.keys(window.localStorage)) ?? [];
  for (const key of keys) if (key !== COOKIE_CHOICE) removeStored(key);
  attempt(() => window.sessionStorage.clear());
  await wipeCaches().catch(() => undefined);
}

/** Some browsers throw on any access to `caches` when the user blocks storage. */
async function wipeCaches(): Promise<void> {
  if (!('caches' in window)) return;
  const names = await window.caches.keys();
  await Promise.allSettled(names.map((name) => window.caches.delete(name)));
}
