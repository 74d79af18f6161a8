import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { systemClock } from '#platform/clock.ts';
import { openPostgres } from '#platform/database/client.ts';
import { parseEnv } from '#platform/env.ts';
import { openKeys } from '#platform/keys/open-keys.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { makeKey } from '#server/backup/seal.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { makeCertificate } from '../../scripts/nginx.ts';
import { dnsPeer } from './dns-peer.ts';
import { createEmptyDatabase } from './postgres-database.ts';
import { smtpPeer } from './smtp-peer.ts';

const SECRET = randomBytes(32).toString('base64url');
const RELAY_SECRET = 'e7Rk2Vw9';
const CERTIFICATE_DAYS = 90;
const silent = () => undefined;
const inAMonth = (months: number) =>
  new Date(Date.now() + months * 30 * 86_400_000).toISOString().slice(0, 10);

/**
 * Sets up everything that a site ready to open needs, on loopback: a prepared PostgreSQL with real people, a backup,
 * TLS in front, a mail server, DNS.
 * @param server address of a PostgreSQL with durable settings
 */
export async function soundSetUp(server: string) {
  const folder = mkdtempSync(join(tmpdir(), 'lueur-doctor-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  const owner = await createEmptyDatabase(server, 'sound');
  const application = new URL(owner);
  application.username = 'lueur_application';
  application.password = 'a-password';
  await prepareDatabase({ owner, application: application.href }, silent);
  await fillDatabase(owner);
  const { key, recipient } = await makeKey();
  const site = await webPeer(folder);
  const mails = smtpPeer([]);
  const texts = mailRecords();
  const dns = await dnsPeer(texts);
  const variables: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    NODE_EXTRA_CA_CERTS: join(folder, 'certificate.pem'),
    APP_URL: site.url,
    DATABASE_URL: application.href,
    AUTH_SECRET: SECRET,
    DATA_DIR: data,
    ERASURES_DIR: folder,
    BACKUP_DIR: join(folder, 'backups'),
    BACKUP_KEY: key,
    SMTP_URL: `smtp://127.0.0.1:${await mails.open(0)}`,
    MAIL_FROM: 'Lueur <bonjour@exemple.invalid>',
    TEAM_EMAIL: 'equipe@exemple.invalid',
    DANGER_CONTACTS: 'Personne de garde : 01 23 45 67 89',
    TRUST_PROXY: '1',
    TURN_URL: 'turn:127.0.0.1',
    TURN_SECRET: RELAY_SECRET,
    IDENTIFICATION_KEEPING: 'none',
    SECURITY_CONTACT: 'securite@exemple.invalid',
    SECURITY_EXPIRES: inAMonth(6),
    ...legalFacts(),
  };
  const env = {
    ...parseEnv({ ...variables, NODE_ENV: 'test' }),
    DATABASE_OWNER_URL: owner,
    BACKUP_RECIPIENT: recipient,
  };
  await makeBackup({ env, say: silent });
  return {
    variables,
    owner,
    /** TXT records by name; may change at any time. */
    texts,
    resolver: dns.address,
    site,
    async stop() {
      await Promise.all([site.close(), mails.close(), dns.close()]);
    },
  };
}

async function fillDatabase(owner: string): Promise<void> {
  const client = new pg.Client({ connectionString: owner });
  await client.connect();
  await client.query(`
    INSERT INTO users (id, name, email, email_verified, created_at, updated_at) VALUES ('u', '', 'u@exemple.invalid', true, now(), now());
    INSERT INTO coaches (id, first_name, last_name, specialty, bio, email) VALUES ('c', 'C', 'C', 'S', 'B', 'c@exemple.invalid');
    INSERT INTO public_team (id, name, role) VALUES ('t', 'T', 'R')`);
  await client.end();
  const database = openPostgres(owner);
  await openKeys({ db: database.background, clock: systemClock, log: silent, secret: SECRET });
  await database.close();
}

/** Responds like the proxy in front of a ready node. */
async function webPeer(folder: string) {
  makeCertificate(folder, 'localhost', CERTIFICATE_DAYS);
  const answer = { status: 200 };
  const server = createServer(
    {
      key: readFileSync(join(folder, 'certificate-key.pem')),
      cert: readFileSync(join(folder, 'certificate.pem')),
    },
    (_, response) => {
      response.writeHead(answer.status, { 'strict-transport-security': 'max-age=31536000' });
      response.end();
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    answer,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function mailRecords(): Record<string, string[]> {
  return {
    'exemple.invalid': ['v=spf1 ip4:192.0.2.1 -all'],
    'lueur._domainkey.exemple.invalid': [`v=DKIM1; k=rsa; p=${'A'.repeat(300)}`],
    '_dmarc.exemple.invalid': ['v=DMARC1; p=quarantine'],
  };
}

function legalFacts(): Record<string, string> {
  const names = ['PUBLISHER', 'ADDRESS', 'CAPITAL', 'REGISTRATION', 'DIRECTOR', 'HOST', 'HOST_PHONE'];
  return {
    ...Object.fromEntries(
      [...names, 'MAIL_PROVIDER', 'MEDIATOR'].map((name) => [`LEGAL_${name}`, 'exemple']),
    ),
    LEGAL_CONTACT_EMAIL: 'contact@exemple.invalid',
  };
}
