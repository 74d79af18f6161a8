/**
 * Registers the service worker after this page has loaded; idempotent. No-op in a browser without service workers or
 * that refuses them, such as some private windows: it shows its own offline page.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => void openWorker().catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

const WORKER = '/service-worker.js';
let address: ReturnType<typeof trustedAddress> | undefined;

/** Browsers with Trusted Types refuse a worker from a plain string; the policy of our pages allows this name. */
function trustedAddress() {
  const trusts = window.trustedTypes;
  return trusts?.createPolicy('worker', { createScriptURL: () => WORKER }).createScriptURL('') ?? WORKER;
}

/** The active registration. @throws when the browser refuses it */
export async function openWorker(): Promise<ServiceWorkerRegistration> {
  address ??= trustedAddress();
  await navigator.serviceWorker.register(address);
  return navigator.serviceWorker.ready;
}
