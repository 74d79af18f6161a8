import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './built-site.ts';
import { type RunningNginx, startNginx } from './nginx.ts';

const SERVER = join('build', 'server-app', 'main.js');
const READY_WITHIN_MS = 60_000;
const HOST = 'localhost';

export type Variables = (place: number) => Readonly<Record<string, string>>;

export type Topology = {
  /** As browsers see it: nginx, over TLS. */
  url: string;
  /** Of nginx, in PEM. */
  certificate: string;
  /** Under which sessions are signed. */
  secret: string;
  /** Where both nodes keep photos. */
  photos: string;
  nodes: [NodeProcess, NodeProcess];
  nginx: Pick<RunningNginx, 'pid'>;
  stop: () => Promise<void>;
};

/**
 * What deploy/ describes, on loopback: two nodes of the built product in production, behind nginx with the very
 * configuration of deploy/nginx. The nodes log in to the database as a role that owns nothing in it.
 * @param ownerUrl of the database, which is the caller's
 * @param variables more of the environment of a node, by its place
 * @throws Error in words when there is no build, no nginx, or something does not start
 */
export async function startTopology(ownerUrl: string, variables?: Variables): Promise<Topology> {
  if (!existsSync(SERVER)) throw new Error('There is no build: it is made before the nodes start');
  const folder = mkdtempSync(join(tmpdir(), 'lueur-topology-'));
  const photos = join(folder, 'photos');
  mkdirSync(photos);
  const [first, second, httpPort, httpsPort] = await freePorts();
  const url = `https://${HOST}:${httpsPort}`;
  const secret = randomBytes(32).toString('base64url');
  const databaseUrl = prepare(ownerUrl);
  const node = (port: number, place: number) => {
    const data = join(folder, String(port));
    mkdirSync(data);
    symlinkSync(photos, join(data, 'photos'));
    return new NodeProcess(port, { databaseUrl, secret, url, data, variables: variables?.(place) ?? {} });
  };
  const nodes: Topology['nodes'] = [node(first, 0), node(second, 1)];
  let nginx: RunningNginx | undefined;
  const stop = async () => {
    await nginx?.stop();
    await Promise.all(nodes.map((one) => one.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const one of nodes) await one.start();
    nginx = await startNginx({
      host: HOST,
      nodes: [`127.0.0.1:${first}`, `127.0.0.1:${second}`],
      httpPort,
      httpsPort,
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, certificate: nginx.certificate, secret, photos, nodes, nginx, stop };
}

/** The command that comes before the nodes of a release. @returns the address as the role that serves */
function prepare(ownerUrl: string): string {
  const login = new URL(ownerUrl);
  login.username = 'lueur_application';
  login.password = randomBytes(16).toString('hex');
  const { status } = spawnSync(process.execPath, [SERVER, 'migrate'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, DATABASE_URL: login.href, DATABASE_OWNER_URL: ownerUrl },
  });
  if (status !== 0) throw new Error('The database could not be prepared');
  return login.href;
}

type Settings = {
  databaseUrl: string;
  secret: string;
  url: string;
  data: string;
  variables: Readonly<Record<string, string>>;
};

/** One node of the built product, in production. */
export class NodeProcess {
  private readonly port: number;
  private readonly settings: Settings;
  private child: ChildProcess | undefined;

  constructor(port: number, settings: Settings) {
    this.port = port;
    this.settings = settings;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** As nginx sees it. */
  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get isRunning(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  /** @returns once it is ready */
  async start(): Promise<void> {
    const { databaseUrl, secret, url, data, variables } = this.settings;
    const child = spawn(process.execPath, [SERVER], {
      stdio: ['ignore', 'ignore', 'inherit'],
      // Nothing of the shell's settings: no other database, no mail server, no pixel.
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        ALLOW_UNFINISHED: '1',
        APP_URL: url,
        DATABASE_URL: databaseUrl,
        AUTH_SECRET: secret,
        // Nobody listens there: mails wait.
        SMTP_URL: 'smtp://127.0.0.1:9',
        TEAM_EMAIL: 'equipe@exemple.invalid',
        DATA_DIR: data,
        PORT: String(this.port),
        TRUST_PROXY: '1',
        PHOTO_MODEL: 'off',
        LOG_LEVEL: 'error',
        ...variables,
      },
    });
    this.child = child;
    const until = Date.now() + READY_WITHIN_MS;
    while (Date.now() < until && child.exitCode === null) {
      const ready = await fetch(`${this.address}/health/ready`).catch(() => undefined);
      if (ready?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The node on port ${this.port} did not start`);
  }

  /** In order, as systemd does. @returns how long it took, in ms */
  async stop(): Promise<number> {
    const { child } = this;
    const begun = performance.now();
    if (!child || child.exitCode !== null || child.signalCode !== null) return 0;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    return performance.now() - begun;
  }
}

async function freePorts(): Promise<[number, number, number, number]> {
  return [await freePort(), await freePort(), await freePort(), await freePort()];
}
