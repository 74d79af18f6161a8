import { Hono } from 'hono';
import { within } from '#platform/deadline.ts';
import type { Services } from '#platform/services.ts';

const READY_WITHIN_MS = 2000;

/** `live` responds as long as the process runs; `ready` fails when the database does not respond. */
export function healthRoutes(pingDatabase: Services['pingDatabase']): Hono {
  return new Hono()
    .get('/live', (context) => context.text('ok'))
    .get('/ready', async (context) =>
      (await isReady(pingDatabase)) ? context.text('ok') : context.text('unavailable', 503),
    );
}

/** Whether the database responds in time; used by `/health/ready` and the metrics. */
export async function isReady(pingDatabase: Services['pingDatabase']): Promise<boolean> {
  try {
    await within(READY_WITHIN_MS, pingDatabase());
    return true;
  } catch {
    return false;
  }
}
