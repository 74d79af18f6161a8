import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { stopPush } from '#browser/push/stop-push.ts';
import {
  askPermission,
  findSubscription,
  keysOf,
  pushSupport,
  subscribeBrowser,
} from '#browser/push/this-browser.ts';
import { notificationsApi } from './shared/api.ts';

const THIS_BROWSER = ['push', 'this-browser'] as const;

/** Refusals other than a network failure. */
export class PushRefusedError extends Error {
  override name = 'PushRefusedError';
}

/** Push state of this browser. Permission is only requested on a press. */
export function usePush() {
  const queryClient = useQueryClient();
  const state = useQuery({ queryKey: THIS_BROWSER, queryFn: readState, refetchOnWindowFocus: 'always' });
  const onSettled = () => queryClient.invalidateQueries({ queryKey: THIS_BROWSER });
  return {
    state,
    start: useMutation({ mutationFn: startPush, onSettled }),
    stop: useMutation({ mutationFn: forgetThisBrowser, onSettled }),
  };
}

type PushState = { kind: 'unsupported' } | { kind: 'refused' } | { kind: 'on' | 'off'; publicKey: string };

async function readState(): Promise<PushState> {
  const support = pushSupport();
  if (support === 'unsupported') return { kind: 'unsupported' };
  if (support === 'refused') return { kind: 'refused' };
  // Fetched beforehand: some browsers only show the permission prompt right after the press.
  const { publicKey } = await notificationsApi.pushKey.call();
  const endpoint = (await findSubscription())?.endpoint;
  const told = endpoint ? (await notificationsApi.pushState.call({ endpoint })).subscribed : false;
  return { kind: told ? 'on' : 'off', publicKey };
}

async function forgetThisBrowser(): Promise<void> {
  const subscription = await findSubscription();
  if (subscription) await notificationsApi.unsubscribe.call({ endpoint: subscription.endpoint });
  await stopPush();
}

async function startPush(publicKey: string): Promise<void> {
  if (!(await askPermission())) throw new PushRefusedError();
  const subscription = await subscribeBrowser(publicKey);
  await notificationsApi.subscribe.call({ endpoint: subscription.endpoint, keys: keysOf(subscription) });
}
