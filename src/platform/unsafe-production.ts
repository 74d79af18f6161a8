import { statSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import type { Env } from './env.ts';

export type Machine = {
  directoryMode: number;
  nodeOptions: string;
  checksCertificates: string | undefined;
};

const EXAMPLE_SECRET = /change.?me|exampl|exempl|password|mot.?de.?passe|secret|lueur/i;
/** A random text of 32 characters has some 22 different ones. */
const LEAST_DIFFERENT_SIGNS = 12;
const ENCRYPTED = ['require', 'verify-ca', 'verify-full'];
const OTHERS_MAY = 0o007;

const own = new BlockList();
own.addSubnet('127.0.0.0', 8);
own.addAddress('::1', 'ipv6');
const privateNetworks = new BlockList();
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addSubnet('fc00::', 7, 'ipv6');

/** Settings that would let intruders in, or read along, without any symptom: a sentence each. */
export function listUnsafe(env: Env, machine: Machine): string[] {
  const { AUTH_SECRET = '', SMTP_URL, METRICS_PORT, METRICS_HOST, DATA_DIR } = env;
  const isKnown = ({ hostname }: URL) => isOwnHost(hostname) || env.PRIVATE_HOSTS.includes(hostname);
  const isClear = (address: string | undefined) => {
    if (address === undefined) return false;
    const database = new URL(address);
    return !isKnown(database) && !ENCRYPTED.includes(database.searchParams.get('sslmode') ?? '');
  };
  const mail = SMTP_URL === undefined ? undefined : new URL(SMTP_URL);
  const lines: [boolean, string][] = [
    [
      AUTH_SECRET !== '' && isGuessable(AUTH_SECRET),
      'AUTH_SECRET se devine : un exemple, ou trop peu de signes différents (openssl rand -base64 32 en fait un)',
    ],
    [
      isClear(env.DATABASE_URL),
      'DATABASE_URL traverse le réseau en clair : ajoutez ?sslmode=verify-full, ou nommez dans PRIVATE_HOSTS un hôte que rien d’autre n’écoute',
    ],
    [
      mail?.protocol === 'smtp:' && !isKnown(mail) && mail.searchParams.get('requireTLS') !== 'true',
      'SMTP_URL enverrait liens et messages en clair : smtps://, ou ?requireTLS=true, ou PRIVATE_HOSTS',
    ],
    [
      METRICS_PORT !== undefined && !isOwnHost(METRICS_HOST) && !isPrivateHost(METRICS_HOST),
      'METRICS_HOST montre les mesures à tout le réseau : une adresse de la machine ou d’un réseau privé',
    ],
    [
      (machine.directoryMode & OTHERS_MAY) !== 0,
      `DATA_DIR est ouvert à tous les comptes de la machine : chmod 750 ${DATA_DIR}`,
    ],
    [
      /--inspect/.test(machine.nodeOptions),
      'NODE_OPTIONS ou la ligne de commande ouvre le débogueur (--inspect)',
    ],
    [machine.checksCertificates === '0', 'NODE_TLS_REJECT_UNAUTHORIZED=0 accepte n’importe quel certificat'],
  ];
  return lines.flatMap(([isUnsafe, sentence]) => (isUnsafe ? [sentence] : []));
}

export function inspectMachine(directory: string): Machine {
  return {
    directoryMode: statSync(directory).mode,
    nodeOptions: [...process.execArgv, process.env.NODE_OPTIONS ?? ''].join(' '),
    checksCertificates: process.env.NODE_TLS_REJECT_UNAUTHORIZED,
  };
}

function isGuessable(secret: string): boolean {
  return EXAMPLE_SECRET.test(secret) || new Set(secret).size < LEAST_DIFFERENT_SIGNS;
}

/** This machine, by name or address. */
export function isOwnHost(host: string): boolean {
  return host === '' || host === 'localhost' || isIn(own, host);
}

/** An address of a private network. */
export function isPrivateHost(host: string): boolean {
  return isIn(privateNetworks, host);
}

function isIn(list: BlockList, host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  const family = isIP(address);
  return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
