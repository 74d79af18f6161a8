import { findSubscription } from './this-browser.ts';

/** This browser is told of nothing more; does nothing when it was not. The server forgets it with the session. */
export async function stopPush(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}
