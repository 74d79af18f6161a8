import { createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createApp } from '#server/app.ts';
import { createServices } from '#server/create-services.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import { sessions } from '#server/db/schema.ts';
import { parseEnv } from '#server/env.ts';
import type { InsertedMember } from '#testing/insert-members.ts';

const PATH = '/api/selection';
const SESSION_MS = 3600_000;

export type SelectionServer = {
  /** A whole request of a signed-in viewer without a socket, answer read to the end. */
  inProcess: (viewer: InsertedMember) => Promise<unknown>;
  /** The same through a real server on loopback. */
  overHttp: (viewer: InsertedMember) => Promise<unknown>;
  stop: () => Promise<void>;
};

/** The real application on a database, with the given viewers signed in. */
export async function serveSelection(
  database: OpenDatabase,
  viewers: readonly InsertedMember[],
): Promise<SelectionServer> {
  const folder = mkdtempSync(join(tmpdir(), 'lueur-bench-'));
  const secret = randomBytes(32).toString('base64url');
  const env = parseEnv({ NODE_ENV: 'test', DATA_DIR: folder });
  const cookies = await signIn(database, viewers, secret);
  const { services, stop } = await createServices({ env, database, secret });
  const app = createApp({ services, addressOf: () => '127.0.0.1' });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const headersOf = ({ id }: InsertedMember) => ({ cookie: cookies.get(id) ?? '' });
  return {
    inProcess: async (viewer) => read(await app.request(PATH, { headers: headersOf(viewer) })),
    overHttp: async (viewer) =>
      read(await fetch(`http://127.0.0.1:${port}${PATH}`, { headers: headersOf(viewer) })),
    async stop() {
      await new Promise((resolve) => {
        server.close(resolve);
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Sessions as a log-in leaves them, without the cost of 1,000 password hashes. @returns cookies by member */
async function signIn(
  { db }: OpenDatabase,
  viewers: readonly InsertedMember[],
  secret: string,
): Promise<Map<string, string>> {
  const now = new Date();
  const rows = viewers.map(({ id }) => ({
    id: `session-${id}`,
    userId: id,
    token: randomBytes(24).toString('base64url'),
    expiresAt: new Date(now.getTime() + SESSION_MS),
    createdAt: now,
    updatedAt: now,
  }));
  await db.insert(sessions).values(rows);
  return new Map(
    rows.map(({ userId, token }) => {
      const signature = createHmac('sha256', secret).update(token).digest('base64');
      return [userId, `lueur=${encodeURIComponent(`${token}.${signature}`)}`];
    }),
  );
}

async function read(response: Response): Promise<unknown> {
  const body: unknown = await response.json();
  if (response.status !== 200) throw new Error(`${PATH} answered ${response.status}`);
  return body;
}
