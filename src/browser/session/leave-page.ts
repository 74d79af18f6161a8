/** Set from the request that ends a session until the next page has loaded; resolved if that request fails. */
let leaving: Promise<void> | null = null;

export const isLeaving = () => leaving !== null;

/** Holds a session check: the page stays as it is until the next one replaces it. */
export async function waitWhileLeaving(): Promise<void> {
  await leaving;
}

/**
 * Ends a session by a request and opens another page. A rejected request or a closed connection meanwhile does not
 * count as an expired session.
 * @param wipe removes what the browser stores about the person
 */
export async function leavePage(
  to: string,
  end: () => Promise<unknown>,
  wipe: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  let stay = () => {};
  leaving = new Promise((resolve) => {
    stay = resolve;
  });
  try {
    await end();
  } catch (error) {
    leaving = null;
    stay();
    throw error;
  }
  await wipe();
  // A full page load leaves no data of the person in memory, in any part of the application.
  window.location.replace(to);
}

/** Resets this module as a page load would. For tests. */
export function forgetLeaving(): void {
  leaving = null;
}
