import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { requireReady } from './before-start.ts';
import { EnvError, parseEnv } from './env.ts';
import { inspectMachine, listUnsafe, type Machine } from './unsafe-production.ts';

const SAFE = {
  NODE_ENV: 'production',
  APP_URL: 'https://exemple.fr',
  DATABASE_URL: 'postgres://x:y@base.exemple.fr/x?sslmode=verify-full',
  SMTP_URL: 'smtps://relais.exemple.fr',
  AUTH_SECRET: createHash('sha256').update('une fois tiré au sort').digest('base64'),
  METRICS_PORT: '9100',
};
const MACHINE: Machine = { directoryMode: 0o40750, nodeOptions: '', checksCertificates: undefined };
const start = (variables: Record<string, string> = {}, machine: Partial<Machine> = {}) => {
  const env = parseEnv({ ...SAFE, ...variables });
  const unsafe = listUnsafe(env, { ...MACHINE, ...machine });
  return requireReady(env, { unusable: [], unsafe, unfinished: [] });
};

test.each([
  ['as it should', {}],
  ['with a database on this machine', { DATABASE_URL: 'postgres://x@127.0.0.1/x' }],
  ['with a database behind a socket of this machine', { DATABASE_URL: 'postgres:///x?host=/run/postgresql' }],
  [
    'with a database and a mail server on a network of their own',
    {
      DATABASE_URL: 'postgres://x@postgres:5432/x',
      SMTP_URL: 'smtp://relais:25',
      PRIVATE_HOSTS: 'postgres,relais',
    },
  ],
  ['with mails that leave encrypted or not at all', { SMTP_URL: 'smtp://relais.exemple.fr?requireTLS=true' }],
  ['with figures on a private network', { METRICS_HOST: '10.0.0.4' }],
])('a production server starts %s', (_, variables) => {
  expect(start(variables)).toEqual([]);
});

test.each<[string, Record<string, string>, Partial<Machine>?]>([
  ['AUTH_SECRET', { AUTH_SECRET: 'change-me-change-me-change-me-change-me' }],
  ['AUTH_SECRET', { AUTH_SECRET: 'a'.repeat(64) }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://x@base.exemple.fr/x' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://x@10.0.0.3/x?sslmode=no-verify' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://x@base.exemple.fr/x?sslmode=prefer' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://relais.exemple.fr:587' }],
  ['METRICS_HOST', { METRICS_HOST: '0.0.0.0' }],
  ['METRICS_HOST', { METRICS_HOST: '::' }],
  ['DATA_DIR', {}, { directoryMode: 0o40755 }],
  ['NODE_OPTIONS', {}, { nodeOptions: '--inspect=0.0.0.0:9229' }],
  ['NODE_TLS_REJECT_UNAUTHORIZED', {}, { checksCertificates: '0' }],
])(
  'a production server does not start with an unsafe %s, unless told to, and then logs it',
  (name, variables, machine = {}) => {
    expect(() => start(variables, machine)).toThrow(EnvError);
    expect(() => start(variables, machine)).toThrow(name);
    expect(start({ ...variables, ALLOW_UNFINISHED: '1' }, machine)).toEqual([expect.stringContaining(name)]);
  },
);

test('a development server does not start under a public address, because mails and codes are pages there', () => {
  expect(() => start({ NODE_ENV: 'development' })).toThrow('NODE_ENV=production');
  expect(start({ NODE_ENV: 'development', APP_URL: 'http://localhost:3000' })).toEqual([]);
});

test('reads the permissions of the data directory', () => {
  const directory = mkdtempSync(join(tmpdir(), 'lueur-safe-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  chmodSync(directory, 0o705);
  expect(inspectMachine(directory).directoryMode & 0o777).toBe(0o705);
});
