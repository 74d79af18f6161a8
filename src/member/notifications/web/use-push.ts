import { stopPush } from '#browser/push/this-browser.ts';
import { usePushChoice } from '#browser/push/use-push-choice.ts';
import { notificationsApi } from './shared/api.ts';

/** Push state of this browser. Asks for permission on a click only. */
export function usePush() {
  return usePushChoice({
    name: 'this-browser',
    read: async (endpoint) => ({
      ...(await notificationsApi.pushKey.call()),
      subscribed: endpoint !== null && (await notificationsApi.pushState.call({ endpoint })).subscribed,
    }),
    save: notificationsApi.subscribe.call,
    forget: async (endpoint) => {
      await notificationsApi.unsubscribe.call({ endpoint });
      await stopPush();
    },
  });
}
