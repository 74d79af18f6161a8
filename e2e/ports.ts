import { freePort } from '../scripts/built-site.ts';

// Found once by the first process that asks; the others are its children and read them there.
process.env.JOURNEY_PORTS ??= [await freePort(), await freePort(), await freePort()].join(' ');
const [server = 0, pixel = 0, metrics = 0] = process.env.JOURNEY_PORTS.split(' ').map(Number);

/** Of the server of the journeys, of the stub of the ad pixel, and of the metrics: free when the run began. */
export const PORTS = { server, pixel, metrics };
export const ORIGIN = `http://localhost:${server}`;
