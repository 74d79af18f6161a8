import { findSubscription } from './this-browser.ts';

/** Ends the push subscription of this browser, if any. The server forgets it with the session. */
export async function stopPush(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}
