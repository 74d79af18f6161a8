/**
 * Registers the part of the site that runs without a page, once this one has loaded; again changes nothing. Does nothing
 * in a browser that has no such part or refuses it, as in some private windows: that one shows its own page when the
 * network is gone.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => void openWorker().catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

const WORKER = '/service-worker.js';
let address: ReturnType<typeof trustedAddress> | undefined;

/** Browsers with Trusted Types run no worker from an address that is only text; the policy of our pages knows this name. */
function trustedAddress() {
  const trusts = window.trustedTypes;
  return trusts?.createPolicy('worker', { createScriptURL: () => WORKER }).createScriptURL('') ?? WORKER;
}

/** The same part, once it is ready. @throws when the browser refuses it */
export async function openWorker(): Promise<ServiceWorkerRegistration> {
  address ??= trustedAddress();
  await navigator.serviceWorker.register(address);
  return navigator.serviceWorker.ready;
}
