import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { askPermission, findSubscription, keysOf, pushSupport, subscribeBrowser } from './this-browser.ts';

/** A rejection other than a network failure. */
export class PushRefusedError extends Error {
  override name = 'PushRefusedError';
}

export const PUSH_NOT_READ =
  'Nous n’avons pas pu lire l’état des notifications de cet appareil. Veuillez réessayer.';
export const PUSH_NOT_CHANGED =
  'Les notifications de cet appareil n’ont pas pu être changées. Votre navigateur ou son service de notifications ne répond pas\u202f: réessayez plus tard.';

type Told = { endpoint: string; keys: { p256dh: string; auth: string } };
export interface PushChoice {
  /** Name of the query: members and colleagues choose separately. */
  name: string;
  read: (endpoint: string | null) => Promise<{ publicKey: string; subscribed: boolean }>;
  save: (told: Told) => Promise<unknown>;
  /** Ends the pushes on the server, and drops the browser's subscription unless another account needs it. */
  forget: (endpoint: string) => Promise<unknown>;
}

type PushState = { kind: 'unsupported' } | { kind: 'refused' } | { kind: 'on' | 'off'; publicKey: string };

/** State of push notifications in this browser. Permission is only requested on a press. */
export function usePushChoice(choice: PushChoice) {
  const queryClient = useQueryClient();
  const queryKey = ['push', choice.name];
  const state = useQuery({ queryKey, queryFn: () => readState(choice), refetchOnWindowFocus: 'always' });
  const onSettled = () => queryClient.invalidateQueries({ queryKey });
  return {
    state,
    start: useMutation({ mutationFn: (publicKey: string) => startPush(choice, publicKey), onSettled }),
    stop: useMutation({ mutationFn: () => forgetThisBrowser(choice), onSettled }),
  };
}

async function readState({ read }: PushChoice): Promise<PushState> {
  const support = pushSupport();
  if (support === 'unsupported') return { kind: 'unsupported' };
  if (support === 'refused') return { kind: 'refused' };
  // The key is fetched beforehand: some browsers only show the permission prompt right after the press.
  const { publicKey, subscribed } = await read((await findSubscription())?.endpoint ?? null);
  return { kind: subscribed ? 'on' : 'off', publicKey };
}

async function forgetThisBrowser({ forget }: PushChoice): Promise<void> {
  const subscription = await findSubscription();
  if (subscription) await forget(subscription.endpoint);
}

async function startPush({ save }: PushChoice, publicKey: string): Promise<void> {
  if (!(await askPermission())) throw new PushRefusedError();
  const subscription = await subscribeBrowser(publicKey);
  await save({ endpoint: subscription.endpoint, keys: keysOf(subscription) });
}
