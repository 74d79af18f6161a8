import type { Temporal as StandIn } from 'temporal-polyfill';

/**
 * The calendar of JavaScript, in the place of `temporal-polyfill` in the scripts of the application
 * (`scripts/script-parts/native-temporal`): the browser's own. One that has none gets it by `provideTemporal`.
 * @public the build imports it
 */
export let Temporal: typeof StandIn = Reflect.get(globalThis, 'Temporal');

/** Fetches what stands in for the calendar, 17 kB, in a browser that has none: to be awaited before any page is drawn. */
export async function provideTemporal(): Promise<void> {
  Temporal ??= (await import('temporal-polyfill')).Temporal;
}
