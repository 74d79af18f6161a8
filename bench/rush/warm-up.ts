import { setTimeout as pause } from 'node:timers/promises';
import type { World } from '../realtime/world.ts';
import { Callers } from './callers.ts';
import { Tally } from './tally.ts';

const RATE = 20;
const SECONDS = 8;

/** What a process does for the first time, such as drawing a mail, takes it longer. */
export async function warmUp(world: World): Promise<void> {
  const callers = new Callers(world, new Tally());
  const { done } = await callers.openLoop(RATE, SECONDS, () => callers.once());
  await Promise.race([done, pause(1000)]);
  callers.close();
}
