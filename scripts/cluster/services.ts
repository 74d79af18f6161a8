import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { fillTemplate } from '../fill-template.ts';
import { findBinaries, ordinaryUser } from '../temporary-postgres.ts';
import type { Service } from './machine.ts';

const DEPLOY = 'deploy';
const PLACES = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin'];

/** Values for the templates of deploy/, by name. */
export type Values = Readonly<Record<string, string>>;

/**
 * Finds the required programs.
 * @throws Error with a message when one is missing
 */
export function requirePrograms(): { etcd: string; patroni: string; haproxy: string; postgresql: string } {
  const find = (program: string, debian: string) => {
    const file = PLACES.map((folder) => join(folder, program)).find((one) => existsSync(one));
    if (!file) throw new Error(`This machine has no ${program} (Debian: apt-get install ${debian})`);
    return file;
  };
  const postgresql = findBinaries();
  if (!postgresql) throw new Error('This machine has no PostgreSQL (Debian: apt-get install postgresql)');
  return {
    etcd: find('etcd', 'etcd-server'),
    patroni: find('patroni', 'patroni'),
    haproxy: find('haproxy', 'haproxy'),
    postgresql,
  };
}

/**
 * Wraps a command in an ordinary user, since servers refuse to run as root.
 * @param on prefix of a command that runs on a machine
 */
export function asOrdinaryUser(on: readonly string[], command: readonly string[]): string[] {
  const user = ordinaryUser();
  const drop = user ? ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', '--'] : [];
  return [...on, ...drop, ...command];
}

/** Creates a folder that the servers may write to. */
export function makeFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const user = ordinaryUser();
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

export function etcdService(program: string, on: readonly string[], values: Values): Service {
  const text = fillTemplate(join(DEPLOY, 'postgresql', 'etcd.env.template'), values);
  const environment = Object.entries(parseEnv(text)).map(([name, value]) => [name, value ?? '']);
  return { command: asOrdinaryUser(on, [program]), environment: Object.fromEntries(environment) };
}

/**
 * @param passwords by variable name
 * @param folder for its configuration
 */
export function patroniService(
  program: string,
  on: readonly string[],
  { folder, values, passwords }: { folder: string; values: Values; passwords: Values },
): Service {
  const file = join(folder, 'patroni.yml');
  writeFileSync(file, fillTemplate(join(DEPLOY, 'postgresql', 'patroni.yml.template'), values));
  return { command: asOrdinaryUser(on, [program, file]), environment: passwords };
}

export function haproxyService(program: string, folder: string, values: Values): Service {
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, fillTemplate(join(DEPLOY, 'haproxy', 'haproxy.cfg.template'), values));
  return { command: asOrdinaryUser([], [program, '-db', '-f', file]), environment: {} };
}
