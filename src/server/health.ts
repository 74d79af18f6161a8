import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Database } from '#platform/database/client.ts';
import { within } from '#platform/deadline.ts';

const READY_WITHIN_MS = 5000;

/** `live` answers as long as the process does; `ready` asks the database, and says no when it does not hear from it. */
export function healthRoutes(db: Database): Hono {
  return new Hono()
    .get('/live', (context) => context.text('ok'))
    .get('/ready', async (context) =>
      (await answers(db)) ? context.text('ok') : context.text('unavailable', 503),
    );
}

async function answers(db: Database): Promise<boolean> {
  try {
    await within(READY_WITHIN_MS, db.execute(sql`SELECT 1`));
    return true;
  } catch {
    return false;
  }
}
