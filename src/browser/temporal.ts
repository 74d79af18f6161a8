import type { Temporal as StandIn } from 'temporal-polyfill';

/**
 * The browser's Temporal, which replaces `temporal-polyfill` in the scripts of the application
 * (`scripts/client-build/native-temporal`). `provideTemporal` polyfills older browsers. @public the build imports it
 */
export let Temporal: typeof StandIn = Reflect.get(globalThis, 'Temporal');

/** Loads the polyfill, 17 kB, in a browser without Temporal: await it before rendering any page. */
export async function provideTemporal(): Promise<void> {
  Temporal ??= (await import('temporal-polyfill')).Temporal;
}
