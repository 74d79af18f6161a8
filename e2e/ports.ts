import { freePort } from '../scripts/built-site.ts';

// Chosen by the first process; its children read them from the environment.
process.env.JOURNEY_PORTS ??= [await freePort(), await freePort(), await freePort()].join(' ');
const [server = 0, pixel = 0, metrics = 0] = process.env.JOURNEY_PORTS.split(' ').map(Number);

export const PORTS = { server, pixel, metrics };
export const ORIGIN = `http://localhost:${server}`;
