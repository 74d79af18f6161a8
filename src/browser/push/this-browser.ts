import { openWorker } from '../offline/service-worker-registration.ts';

export function pushSupport(): 'unsupported' | 'refused' | 'possible' {
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!able) return 'unsupported';
  return Notification.permission === 'denied' ? 'refused' : 'possible';
}

export async function findSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() === 'unsupported') return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Requests permission; only call it after a press on a button. */
export async function askPermission(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/**
 * @param publicKey of the server, in base64url
 * @throws when the browser's own push service does not respond
 */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await openWorker();
  const former = await pushManager.getSubscription();
  if (former && keyOf(former) === publicKey) return former;
  // It was made for an old key of the server: browsers reject a second subscription beside it.
  await former?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** Returns the two keys that encrypt a push, in base64url. */
export function keysOf(subscription: PushSubscription): { p256dh: string; auth: string } {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { p256dh, auth };
}

function keyOf({ options }: PushSubscription): string | null {
  if (!options.applicationServerKey) return null;
  const bytes = String.fromCharCode(...new Uint8Array(options.applicationServerKey));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Ends the push subscription of this browser, if any. The server forgets it with the session. */
export async function stopPush(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}
