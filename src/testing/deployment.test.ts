import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { DCLinter } from 'dclint';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { DEADLINES } from '#lib/deadlines.ts';
import { PING_EVERY_MS } from '#live/server/live.ts';
import { LIVE_PATHS } from '#live/server/upgrade.ts';
import { PHOTO_MAX_BYTES } from '#member/photos/rules.ts';
import { ENV_NAMES } from '#platform/env.ts';
import { SECRET_FILES } from '#platform/secret-files.ts';
import { JSON_MAX_BYTES, PHOTO_PATHS } from '#server/create-app.ts';
import { FINISH_WITHIN_MS, LONGEST_MS, QUIET_MS, REST_MS } from '#server/http-server.ts';
import { fillTemplate } from '../../scripts/fill-template.ts';
import { findNginx, prepareNginx, testNginx } from '../../scripts/nginx.ts';

const read = (...path: string[]) => readFileSync(join('deploy', ...path), 'utf8');
const files = readdirSync('deploy', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative('deploy', join(entry.parentPath, entry.name)));
const nginx = read('nginx', 'lueur.conf.template');
const dockerfile = read('docker', 'Dockerfile');
const unit = read('systemd', 'lueur@.service');

const service = z.object({
  image: z.string(),
  environment: z.record(z.string(), z.string()).default({}),
  stop_grace_period: z.string().optional(),
  read_only: z.boolean().optional(),
  volumes: z.array(z.string()).default([]),
});
const compose = z
  .object({
    services: z.record(z.string(), service),
    secrets: z.record(z.string(), z.object({ file: z.string() })),
  })
  .parse(parse(read('docker', 'compose.yaml'), { merge: true }));

/** Returns the values of an nginx directive, in ms, bytes or requests a second, wherever it occurs. */
function valuesOf(directive: string): number[] {
  const found = nginx.matchAll(new RegExp(`\\b${directive}[ =](\\d+)(s|k|m|)`, 'g'));
  const units: Record<string, number> = { s: 1000, k: 1024, m: 1024 * 1024, '': 1 };
  return [...found].map(([, value, unitOf = '']) => Number(value) * (units[unitOf] ?? Number.NaN));
}

test.runIf(findNginx())('nginx accepts its configuration', () => {
  const prepared = prepareNginx({
    host: 'localhost',
    nodes: ['127.0.0.1:3001', '127.0.0.1:3002'],
    httpPort: 3080,
    httpsPort: 3443,
  });
  onTestFinished(prepared.remove);
  expect(testNginx(findNginx() ?? '', prepared.file)).toBe('');
});

const patroni = z
  .object({
    bootstrap: z.object({
      dcs: z.object({
        ttl: z.number(),
        loop_wait: z.number(),
        retry_timeout: z.number(),
        primary_stop_timeout: z.number(),
        synchronous_mode: z.boolean(),
        postgresql: z.object({ parameters: z.record(z.string(), z.union([z.string(), z.number()])) }),
      }),
    }),
  })
  .parse(parse(read('postgresql', 'patroni.yml.template'))).bootstrap.dcs;

test('a disconnected primary stops before the other one starts', () => {
  const { ttl, loop_wait, retry_timeout, primary_stop_timeout } = patroni;
  expect(loop_wait + 2 * retry_timeout).toBeLessThanOrEqual(ttl);
  expect(primary_stop_timeout).toBeLessThanOrEqual(retry_timeout);
});

test('an acknowledged write is on two disks', () => {
  expect(patroni.synchronous_mode).toBe(true);
  expect(patroni.postgresql.parameters).toMatchObject({
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    wal_log_hints: 'on',
    jit: 'off',
  });
});

const HAPROXY = '/usr/sbin/haproxy';
test.runIf(existsSync(HAPROXY))('HAProxy accepts its configuration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lueur-haproxy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'haproxy.cfg');
  const values = {
    LUEUR_PRIMARY: '127.0.0.1:5433',
    LUEUR_MACHINE_1: 'one',
    LUEUR_ADDRESS_1: '192.0.2.1',
    LUEUR_MACHINE_2: 'two',
    LUEUR_ADDRESS_2: '192.0.2.2',
  };
  writeFileSync(file, fillTemplate(join('deploy', 'haproxy', 'haproxy.cfg.template'), values));
  const { status, stderr } = spawnSync(HAPROXY, ['-c', '-q', '-f', file], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

test('the compose file matches the schema of its specification, which rejects unknown keys', () => {
  const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] });
  const findFaults = (file: string) =>
    linter
      .lintFiles([file], false)
      .flatMap(({ messages }) => messages)
      // Its other rules concern style.
      .filter(({ rule }) => ['invalid-yaml', 'invalid-schema', 'unknown-error'].includes(rule))
      .map(({ message }) => message);
  expect(findFaults(join('deploy', 'docker', 'compose.yaml'))).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), 'lueur-compose-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const misspelt = join(folder, 'compose.yaml');
  writeFileSync(misspelt, read('docker', 'compose.yaml').replace('read_only: true', 'readonly: true'));
  expect(findFaults(misspelt)).toEqual([expect.stringContaining('must NOT have additional properties')]);
});

test('a node reads every variable that the deployment sets', () => {
  const ofUnits = files
    .filter((name) => name.endsWith('.service'))
    .flatMap((name) =>
      [...read(name).matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
        line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
      ),
    );
  const ofImage = [...dockerfile.matchAll(/^ENV (NODE_ENV=.*)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
  );
  const nodes = ['migrate', 'backup', 'node-1', 'node-2'].map((name) => compose.services[name]);
  const ofCompose = nodes.flatMap((one) => Object.keys(one?.environment ?? {}));
  const given = [...ofUnits, ...ofImage, ...ofCompose];
  expect(given).toContain('TRUST_PROXY');
  expect(given.filter((name) => ![...ENV_NAMES, ...SECRET_FILES].includes(name))).toEqual([]);
});

test('no secret is committed: each is a file created by the operator', () => {
  const values = Object.values(compose.services).flatMap(({ environment }) => Object.entries(environment));
  const plain = values.filter(
    ([name, value]) => /PASSWORD|SECRET|_URL|KEY/.test(name) && !value.startsWith('/run/secrets/'),
  );
  expect(plain).toEqual([]);
  expect(
    Object.values(compose.secrets).filter(({ file }) => existsSync(join('deploy/docker', file))),
  ).toEqual([]);
  expect(files.filter((name) => /postgres(ql)?:\/\/\w+:[^$<…%]/.test(read(name)))).toEqual([]);
});

test('health check addresses exist', () => {
  const asked = files.flatMap((name) => read(name).match(/\/health\/\w+/g) ?? []);
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.filter((path) => !['/health/ready', '/health/live'].includes(path))).toEqual([]);
  expect(readFileSync('src/server/health.ts', 'utf8')).toMatch(/'\/live'[\s\S]*'\/ready'/);
});

test('timeouts nest: each caller waits longer than its callee', () => {
  const [answer = 0, ofPhoto = 0, ofSocket = 0] = valuesOf('proxy_read_timeout');
  expect(answer).toBe(DEADLINES.proxyMs);
  expect(answer).toBeGreaterThan(DEADLINES.answerMs);
  expect(ofPhoto).toBeGreaterThanOrEqual(answer);
  expect(ofSocket).toBeGreaterThan(2 * PING_EVERY_MS);
  // The first is for connections to the nodes.
  expect(valuesOf('keepalive_timeout')[0]).toBeLessThan(REST_MS);
  const [alone = 0] = valuesOf('fail_timeout');
  expect(alone).toBeGreaterThan(2 * QUIET_MS);
  const again = Number(/AGAIN_IN_USE_S=(\d+)/.exec(read('systemd', 'restart-nodes.sh'))?.[1]) * 1000;
  expect(again).toBeGreaterThan(alone);
  const leaves = LONGEST_MS + FINISH_WITHIN_MS;
  expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1]) * 1000).toBeGreaterThan(leaves);
  expect(Number.parseInt(compose.services['node-1']?.stop_grace_period ?? '', 10) * 1000).toBeGreaterThan(
    leaves,
  );
});

test('nginx allows the body sizes that a node accepts, at the same addresses', () => {
  const [usual = 0, ofPhoto = 0] = valuesOf('client_max_body_size');
  expect(usual).toBeGreaterThanOrEqual(JSON_MAX_BYTES);
  expect(ofPhoto).toBeGreaterThan(PHOTO_MAX_BYTES);
  const photos = new RegExp(/location ~ (\S+)/.exec(nginx)?.[1] ?? '-');
  expect(PHOTO_PATHS.filter((path) => !photos.test(path))).toEqual([]);
  const live = /location (\/api\/live\S*)/.exec(nginx)?.[1] ?? '-';
  expect(LIVE_PATHS.filter((path) => !path.startsWith(live))).toEqual([]);
});

test('a client address cannot be forged, and no write is sent twice', () => {
  const forwarded = nginx.match(/X-Forwarded-For .*/g);
  expect(new Set(forwarded)).toEqual(new Set(['X-Forwarded-For $remote_addr;']));
  expect(nginx).not.toMatch(/proxy_next_upstream[^;]*(non_idempotent|http_503)/);
});

test('every file copied into the image exists, and nodes write only to their volumes', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, list = '']) =>
    list.split(' '),
  );
  expect(copied).toContain('migrations');
  expect(copied.filter((path) => !existsSync(path))).toEqual([]);
  for (const name of ['node-1', 'node-2']) {
    expect(compose.services[name]).toMatchObject({
      read_only: true,
      volumes: [`${name}:/data`, 'photos:/data/photos'],
    });
  }
});

test('backups use the tools of the running PostgreSQL version, and change no photo', () => {
  const served = compose.services.postgres?.image;
  expect(dockerfile.match(/^ARG POSTGRES_IMAGE=(\S+)$/m)?.[1]).toBe(served);
  expect(compose.services.backup?.volumes).toEqual(['photos:/data/photos:ro', 'backups:/backups']);
});
