import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '#platform/database/client.ts';
import { parseEnv } from '#platform/env.ts';
import { createLog, type Log } from '#platform/log.ts';
import { createApp } from '#server/create-app.ts';
import { createServices } from '#server/create-services.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import { signIn } from '../shared/sign-in.ts';

const SELECTION = '/api/selection';
const SESSION = '/api/session';

export type SelectionServer = {
  /**
   * A whole request of a signed-in viewer on loopback.
   * @returns the ids shown
   */
  select: (viewer: InsertedMember) => Promise<string[]>;
  /** Lets the node cache the session, as any open page does. */
  warmSession: (viewer: InsertedMember) => Promise<unknown>;
  stop: () => Promise<void>;
};

/** Serves the real application on a database, with the given viewers signed in. */
export async function serveSelection(
  database: OpenDatabase,
  viewers: readonly InsertedMember[],
): Promise<SelectionServer> {
  const folder = mkdtempSync(join(tmpdir(), 'lueur-bench-'));
  const secret = randomBytes(32).toString('base64url');
  const env = parseEnv({ NODE_ENV: 'test', DATA_DIR: folder });
  const cookies = await signIn(database, viewers, secret);
  // A log line per request would dominate the measurement.
  const all = createLog();
  const log: Log = (level, ...rest) => (level === 'info' ? undefined : all(level, ...rest));
  const { services, stop } = await createServices({ env, database, secret, log });
  // No hourly job runs during a measurement: recounting attention would change the order between two requests.
  await database.db.execute(sql`DELETE FROM pgboss.schedule`);
  const app = createApp({ services, addressOf: () => '127.0.0.1' });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string, { id }: InsertedMember) =>
    read({ agent, port, path, headers: { cookie: cookies.get(id) ?? '' } });
  return {
    select: async (viewer) => shownIn(await ask(SELECTION, viewer)),
    warmSession: (viewer) => ask(SESSION, viewer),
    async stop() {
      agent.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Request = { agent: Agent; port: number; path: string; headers: Record<string, string> };

function read({ path, ...options }: Request): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', path, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        if (response.statusCode === 200) resolve(JSON.parse(body));
        else reject(new Error(`${path} answered ${response.statusCode}: ${body.slice(0, 200)}`));
      });
    });
    request.on('error', reject);
  });
}

function shownIn(body: unknown): string[] {
  const people = typeof body === 'object' && body !== null && 'people' in body ? body.people : undefined;
  if (!Array.isArray(people)) throw new Error('The answer has no people');
  return people.map((one: { id: string }) => one.id);
}
