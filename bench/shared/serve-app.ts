import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '#platform/database/client.ts';
import { parseEnv } from '#platform/env.ts';
import { createLog, type Log } from '#platform/log.ts';
import type { Services } from '#platform/services.ts';
import { createApp } from '#server/create-app.ts';
import { createServices } from '#server/create-services.ts';
import { LightClient } from './light-client.ts';
import { type Defer, temporaryFolder } from './run-bench.ts';

export type ServedApp = {
  services: Services;
  /**
   * Sends a whole request on loopback.
   * @returns the response
   */
  ask: (path: string, cookie?: string) => Promise<unknown>;
};

/**
 * Serves the real application on a database, in this process.
 * @param secret the same each time: a database rejects another
 */
export async function serveApp(database: OpenDatabase, secret: string, defer: Defer): Promise<ServedApp> {
  const env = parseEnv({ NODE_ENV: 'test', DATA_DIR: temporaryFolder(defer) });
  // A log line per request would dominate the measurement.
  const all = createLog();
  const log: Log = (level, ...rest) => (level === 'info' ? undefined : all(level, ...rest));
  const { services, stop } = await createServices({ env, database, secret, log });
  defer(stop);
  // No hourly job runs during a measurement: recounting attention would change the order between two requests.
  await database.db.execute(sql`DELETE FROM pgboss.schedule`);
  const app = createApp({ services, addressOf: () => '127.0.0.1' });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  defer(() => new Promise((resolve) => server.close(resolve)));
  await once(server, 'listening');
  const address = server.address();
  const client = new LightClient(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
  defer(async () => client.close());
  return {
    services,
    async ask(path, cookie = '') {
      const { status, body } = await client.ask('GET', path, [`Cookie: ${cookie}`]);
      if (status !== 200) throw new Error(`${path} answered ${status}: ${body.slice(0, 200)}`);
      return JSON.parse(body);
    },
  };
}
