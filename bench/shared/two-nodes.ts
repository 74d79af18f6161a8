import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/built-site.ts';
import { type RunningNginx, requireNginx, startNginx } from '../../scripts/nginx.ts';
import { type Defer, temporaryFolder } from './run-bench.ts';
import { ServerNode } from './server-node.ts';

const HOST = 'localhost';

export type TwoNodes = {
  nodes: readonly [ServerNode, ServerNode];
  /** The site as browsers see it, over TLS. */
  url: string;
  /** Folder where nodes store photos. */
  photos: string;
  /** The secret that signs sessions. */
  secret: string;
  start: () => Promise<void>;
};

type Settings = {
  /** Address for the owner of the database. */
  ownerUrl: string;
  defer: Defer;
  photos?: string;
  flags?: readonly string[];
  /** Additional environment variables. */
  env?: Readonly<Record<string, string>>;
};

/**
 * Prepares the set-up of deploy/ on loopback: two nodes of the built product in production, which log in to the
 * database as a role that owns nothing in it. They listen once `start` is called.
 */
export async function prepareTwoNodes({
  ownerUrl,
  defer,
  flags = [],
  env,
  ...given
}: Settings): Promise<TwoNodes> {
  const folder = temporaryFolder(defer);
  const photos = given.photos ?? join(folder, 'photos');
  mkdirSync(photos, { recursive: true });
  const url = `https://${HOST}:${await freePort()}`;
  const secret = randomBytes(32).toString('base64url');
  const databaseUrl = migrate(ownerUrl);
  const node = async (name: string) => {
    const data = join(folder, name);
    mkdirSync(data);
    symlinkSync(photos, join(data, 'photos'));
    const settings = {
      NODE_ENV: 'production',
      ALLOW_UNFINISHED: '1',
      APP_URL: url,
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: secret,
      // Nothing listens on this port, so mails stay queued.
      SMTP_URL: 'smtp://127.0.0.1:9',
      TEAM_EMAIL: 'equipe@exemple.invalid',
      DATA_DIR: data,
      TRUST_PROXY: '1',
      ...env,
    };
    return new ServerNode({ port: await freePort(), flags, env: settings }, defer);
  };
  const nodes = [await node('first'), await node('second')] as const;
  return {
    nodes,
    url,
    photos,
    secret,
    async start() {
      for (const one of nodes) await one.start();
    },
  };
}

/** Puts nginx in front of two running nodes, with the exact configuration of deploy/nginx. */
export async function putNginxBefore({ nodes, url }: TwoNodes, defer: Defer): Promise<RunningNginx> {
  requireNginx();
  const [first, second] = nodes.map((node) => new URL(node.url).host);
  const nginx = await startNginx({
    host: HOST,
    nodes: [first ?? '', second ?? ''],
    httpPort: await freePort(),
    httpsPort: Number(new URL(url).port),
  });
  defer(() => nginx.stop());
  return nginx;
}

/**
 * Runs the command that precedes the nodes of a release.
 * @returns the address for the application role
 */
function migrate(ownerUrl: string): string {
  const login = new URL(ownerUrl);
  login.username = 'lueur_application';
  login.password = randomBytes(16).toString('hex');
  const { status } = spawnSync(process.execPath, [join('build', 'server-app', 'main.js'), 'migrate'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, DATABASE_URL: login.href, DATABASE_OWNER_URL: ownerUrl },
  });
  if (status !== 0) throw new Error('The database could not be prepared');
  return login.href;
}
