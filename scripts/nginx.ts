import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillTemplate } from './fill-template.ts';

const TEMPLATE = join('deploy', 'nginx', 'lueur.conf.template');
/** Debian keeps it off the path of ordinary users. */
const PLACES = ['/usr/sbin', '/usr/local/sbin', '/usr/bin', '/usr/local/bin'];
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

export type NginxSettings = {
  host: string;
  /** Addresses of the two nodes, as `127.0.0.1:3001`. */
  nodes: readonly [string, string];
  httpPort: number;
  httpsPort: number;
};

export type RunningNginx = {
  /** Process id of its master. */
  pid: number;
  /** Its certificate, in PEM. */
  certificate: string;
  stop: () => Promise<void>;
};

/** Where nginx is on this machine, if anywhere. */
export function findNginx(): string | undefined {
  return PLACES.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));
}

/**
 * Writes the configuration of deploy/, with loopback ports and its own certificate, into a new folder.
 * @returns the file to start nginx with, and a function that deletes the folder
 * @throws Error when a name of the template has no value, or openssl is missing
 */
export function prepareNginx(settings: NginxSettings): { folder: string; file: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'lueur-nginx-'));
  // A master that runs as root starts its workers as another user.
  chmodSync(folder, 0o755);
  for (const name of TEMPORARY) mkdirSync(join(folder, name));
  makeCertificate(folder, settings.host);
  const values = {
    LUEUR_HOST: settings.host,
    LUEUR_NODE_1: settings.nodes[0],
    LUEUR_NODE_2: settings.nodes[1],
    LUEUR_HTTP_PORT: `127.0.0.1:${settings.httpPort}`,
    LUEUR_HTTPS_PORT: `127.0.0.1:${settings.httpsPort}`,
    LUEUR_CERTIFICATE: join(folder, 'certificate.pem'),
    LUEUR_CERTIFICATE_KEY: join(folder, 'certificate-key.pem'),
  };
  writeFileSync(join(folder, 'lueur.conf'), fillTemplate(TEMPLATE, values));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, mainConfiguration(folder));
  return { folder, file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A folder for temporary files may have a space in its name. */
const quoted = (path: string) => `"${path}"`;

/** Returns the part of Debian's nginx.conf that surrounds the sites, with its temporary files in our folder. */
function mainConfiguration(folder: string): string {
  const temporary = TEMPORARY.map((name) => `${name}_temp_path ${quoted(join(folder, name))};`);
  return [
    'daemon off;',
    'worker_processes 2;',
    `pid ${quoted(join(folder, 'nginx.pid'))};`,
    `error_log ${quoted(join(folder, 'error.log'))} error;`,
    'events { worker_connections 8192; }',
    'http {',
    ...temporary,
    `include ${quoted(join(folder, 'lueur.conf'))};`,
    '}',
  ].join('\n');
}

/** Creates a self-signed certificate and its key, as files of a folder. */
export function makeCertificate(folder: string, host: string, days = 2): void {
  const made = spawnSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      String(days),
      '-subj',
      `/CN=${host}`,
      '-addext',
      `subjectAltName=DNS:${host},IP:127.0.0.1`,
      '-keyout',
      join(folder, 'certificate-key.pem'),
      '-out',
      join(folder, 'certificate.pem'),
    ],
    { encoding: 'utf8' },
  );
  if (made.status !== 0)
    throw new Error(`openssl makes no certificate: ${made.stderr ?? 'it is not installed'}`);
}

/** @returns the errors that `nginx -t` reports; an empty string when the configuration is valid */
export function testNginx(binary: string, file: string): string {
  const { status, stderr } = spawnSync(binary, ['-t', '-q', '-c', file], { encoding: 'utf8' });
  return status === 0 ? '' : stderr;
}

/** @throws Error with a message when nginx is not installed */
export function requireNginx(): string {
  const binary = findNginx();
  if (!binary) throw new Error('This machine has no nginx (Debian: apt-get install nginx-light)');
  return binary;
}

/** @throws Error with a message when nginx is not installed, or it does not start */
export async function startNginx(settings: NginxSettings): Promise<RunningNginx> {
  const binary = requireNginx();
  const { folder, file, remove } = prepareNginx(settings);
  const wrong = testNginx(binary, file);
  if (wrong) throw new Error(wrong);
  const child = spawn(binary, ['-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilListening(child, join(folder, 'nginx.pid'));
  return {
    pid: child.pid ?? 0,
    certificate: readFileSync(join(folder, 'certificate.pem'), 'utf8'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      remove();
    },
  };
}

async function untilListening(child: ChildProcess, pidFile: string): Promise<void> {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    if (existsSync(pidFile)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx did not start');
}
