import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import type { OpenDatabase } from '#platform/database/client.ts';
import { parseEnv } from '#platform/env.ts';
import { createLog } from '#platform/log.ts';
import { createApp } from '#server/create-app.ts';
import { createServices } from '#server/create-services.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import { signIn } from '../shared/sign-in.ts';

const PATH = '/api/selection';

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
  const { services, stop } = await createServices({ env, database, secret, log: createLog() });
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

async function read(response: Response): Promise<unknown> {
  const body: unknown = await response.json();
  if (response.status !== 200) throw new Error(`${PATH} answered ${response.status}`);
  return body;
}
