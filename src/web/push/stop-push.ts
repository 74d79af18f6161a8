import { client } from '#web/api.ts';
import { findSubscription } from './this-browser.ts';

/** This browser is told of nothing more; does nothing when it was not. @throws when the server does not answer */
export async function stopPush(): Promise<void> {
  const subscription = await findSubscription();
  if (!subscription) return;
  await client.notifications.unsubscribe({ endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
