import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderMail } from '#server/mail-templates.ts';
import type { OpenDatabase } from '../database/client.ts';
import { openPglite } from '../database/open-pglite.ts';
import { type Jobs, startJobs } from '../jobs.ts';
import { createKeys } from '../keys/keys.ts';
import { MailError } from './mail-message.ts';
import { createMailer } from './mailer.ts';
import { createOutbox, type Outbox } from './outbox.ts';

const RETRY = { retryDelay: 0, retryBackoff: false, retryLimit: 100 };
const EVE = { template: 'confirm-email', to: 'eve@example.org', data: { token: 'jeton-eve' } } as const;

let database: OpenDatabase;
let now: Date;
const clock = { now: () => now };
const keys = createKeys({ current: 'a secret that only the tests know, 32+' }, clock);
const logged: string[] = [];

beforeAll(async () => {
  database = openPglite(await PGlite.create({ extensions: { pg_trgm } }));
});
afterAll(() => database.close());

let jobs: Jobs;
let dataDir: string;
let received: ParsedMail[];
let peer: SMTPServer | undefined;

beforeEach(async () => {
  now = new Date('2026-01-02T03:04:05.678Z');
  logged.length = 0;
  received = [];
  dataDir = await mkdtemp(join(tmpdir(), 'lueur-mail-'));
  jobs = await startJobs(database, {
    log: (message, error) => logged.push(`${message} ${error ?? ''}`),
    pollSeconds: 0.5,
  });
});

afterEach(async () => {
  await jobs.stop();
  await closePeer();
  await database.db.execute(sql`delete from pgboss.job`);
  await rm(dataDir, { recursive: true });
});

/** A real SMTP server on this machine; it refuses the recipients whose address begins with « inconnu ». */
async function openPeer(port = 0): Promise<number> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const refusal = Object.assign(new Error(`${address} is unknown here`), { responseCode: 550 });
      done(address.startsWith('inconnu') ? refusal : null);
    },
    onData(stream, _session, done) {
      simpleParser(stream).then((mail) => {
        received.push(mail);
        done();
      }, done);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  peer = server;
  return (server.server.address() as AddressInfo).port;
}

async function closePeer(): Promise<void> {
  const open = peer;
  peer = undefined;
  if (open) await new Promise<void>((resolve) => open.close(resolve));
}

function outboxTo(
  smtpUrl: string | undefined,
  queue = jobs,
  more: Partial<Parameters<typeof createOutbox>[0]> = {},
): Promise<Outbox> {
  const env = {
    SMTP_URL: smtpUrl,
    APP_URL: 'https://lueur.example',
    MAIL_FROM: 'Lueur <bonjour@lueur.example>',
    DATA_DIR: dataDir,
  };
  const loadRenderer = async () => renderMail;
  return createOutbox({ jobs: queue, keys, env, clock, loadRenderer, retry: RETRY, ...more });
}

/** Mails that may still be sent. */
async function waitingMails(): Promise<number> {
  const { rows } = await database.db.execute(
    sql`SELECT FROM pgboss.job WHERE name = 'mail' AND state IN ('created', 'retry', 'active')`,
  );
  return rows.length;
}

test('sends HTML, text and accents to the SMTP server, and keeps nothing', async () => {
  const outbox = await outboxTo(`smtp://127.0.0.1:${await openPeer()}`);
  await outbox.send(database.db, {
    template: 'password-changed',
    to: 'zoe@example.org',
    data: { changedAt: '2026-08-15T10:00:00Z' },
  });
  await expect.poll(() => received.length).toBe(1);
  const mail = received[0];
  expect(mail?.subject).toBe('Votre mot de passe a été changé');
  expect(mail?.to).toMatchObject({ value: [{ address: 'zoe@example.org', name: '' }] });
  expect(mail?.from).toMatchObject({ value: [{ address: 'bonjour@lueur.example', name: 'Lueur' }] });
  expect(mail?.text).toContain('samedi 15 août à 12\u00a0h');
  expect(mail?.html).toContain('samedi 15 août');
  expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}@lueur\.example>$/);
  await expect.poll(waitingMails).toBe(0);
  expect(received).toHaveLength(1);
});

test('stores no usable link in the queue, and sends the complete link, in the headers too', async () => {
  const outbox = await outboxTo('smtp://127.0.0.1:1');
  const token = 'x'.repeat(120);
  const data = { firstNames: ['Claire'], token };
  await outbox.send(database.db, { template: 'waiting-message', to: 'zoe@example.org', data });
  const { rows } = await database.db.execute(
    sql`SELECT data::text AS text FROM pgboss.job WHERE name = 'mail'`,
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
  await jobs.stop();
  jobs = await startJobs(database, { log: (message) => logged.push(message), pollSeconds: 0.5 });
  await outboxTo(`smtp://127.0.0.1:${await openPeer()}`);
  await expect.poll(() => received.length).toBe(1);
  const lines = received[0]?.headerLines.map(({ line }) => line.replace(/\r\n\s+/g, ' '));
  expect(lines).toContain(`List-Unsubscribe: <https://lueur.example/api/unsubscribe?jeton=${token}>`);
  expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('renders a mail that is never sent, so that response times do not differ', async () => {
  const render = vi.fn(renderMail);
  const outbox = await outboxTo(`smtp://127.0.0.1:${await openPeer()}`, jobs, {
    loadRenderer: async () => render,
    completeMail: async () => undefined,
  });
  await outbox.send(database.db, { template: 'reset-password', to: 'personne@example.org', data: {} });
  await expect.poll(() => render.mock.calls.length).toBe(1);
  await expect.poll(waitingMails).toBe(0);
  expect(received).toHaveLength(0);
});

test('sends a mail only if its transaction commits', async () => {
  const outbox = await outboxTo(`smtp://127.0.0.1:${await openPeer()}`);
  await database.db
    .transaction(async (tx) => {
      await outbox.send(tx, EVE);
      throw new Error('undone');
    })
    .catch(() => undefined);
  await database.db.transaction((tx) => outbox.send(tx, { ...EVE, to: 'ana@example.org' }));
  await expect.poll(() => received.length).toBe(1);
  await expect.poll(waitingMails).toBe(0);
  expect(received.map((mail) => mail.to)).toMatchObject([{ text: 'ana@example.org' }]);
});

test('requests succeed while the mail server is down, and each mail is sent exactly once when it is back', async () => {
  const port = await openPeer();
  await closePeer();
  const outbox = await outboxTo(`smtp://127.0.0.1:${port}`);
  const people = ['a@example.org', 'b@example.org', 'c@example.org'];
  for (const to of people) await database.db.transaction((tx) => outbox.send(tx, { ...EVE, to }));
  await expect.poll(() => outbox.isHealthy()).toBe(false);

  await openPeer(port);
  await expect.poll(() => received.length).toBe(people.length);
  await expect.poll(waitingMails).toBe(0);
  expect(
    received.map((mail) => JSON.stringify(mail.to)).every((to) => people.some((p) => to.includes(p))),
  ).toBe(true);
  expect(new Set(received.map((mail) => mail.messageId)).size).toBe(people.length);
  expect(received).toHaveLength(people.length);
  expect(outbox.isHealthy()).toBe(true);
  expect(logged.join()).not.toContain('@example.org');
});

test('gives up on an address that the server rejects, without counting it as an outage', async () => {
  const outbox = await outboxTo(`smtp://127.0.0.1:${await openPeer()}`);
  await outbox.send(database.db, { ...EVE, to: 'inconnu@example.org' });
  await expect.poll(() => logged.length).toBeGreaterThanOrEqual(4);
  await expect.poll(waitingMails).toBe(0);
  expect(outbox.isHealthy()).toBe(true);
  expect(logged.join()).toContain('550');
  expect(logged.join()).not.toContain('example.org');
});

test('sends one mail per key, even after the first has been sent', async () => {
  const outbox = await outboxTo(`smtp://127.0.0.1:${await openPeer()}`);
  const reminder = { ...EVE, key: 'reminder-2026-01' };
  await outbox.send(database.db, reminder);
  await outbox.send(database.db, reminder);
  await expect.poll(() => received.length).toBe(1);
  await outbox.send(database.db, reminder);
  await outbox.send(database.db, { ...EVE, key: 'reminder-2026-02' });
  await expect.poll(() => received.length).toBe(2);
  await expect.poll(waitingMails).toBe(0);
  expect(received).toHaveLength(2);
});

test('does not send a mail again when the database could not record it', async () => {
  let erasures = 0;
  const forgetful: Jobs = {
    ...jobs,
    erase: (queue, id) =>
      ++erasures === 1 ? Promise.reject(new Error('database away')) : jobs.erase(queue, id),
  };
  const outbox = await outboxTo(`smtp://127.0.0.1:${await openPeer()}`, forgetful);
  await outbox.send(database.db, EVE);
  await expect.poll(() => erasures).toBe(2);
  await expect.poll(waitingMails).toBe(0);
  expect(received).toHaveLength(1);
});

test('reports a sent mail once, even when reporting fails, and skips one that no longer applies', async () => {
  const told: string[] = [];
  let tries = 0;
  const outbox = await outboxTo(`smtp://127.0.0.1:${await openPeer()}`, jobs, {
    completeMail: async ({ to }) => (to === EVE.to ? {} : undefined),
    noteSent: async ({ to, template }) => {
      tries += 1;
      if (tries === 1) throw new Error('database away');
      told.push(`${template} ${to}`);
    },
  });
  await outbox.send(database.db, EVE);
  await outbox.send(database.db, { ...EVE, to: 'ana@example.org' });
  await expect.poll(waitingMails).toBe(0);
  expect(told).toEqual([`${EVE.template} ${EVE.to}`]);
  expect(received).toHaveLength(1);
});

test('erases the mails of an address and no other, and ignores a failure of ten minutes ago', async () => {
  const port = await openPeer();
  await closePeer();
  const outbox = await outboxTo(`smtp://127.0.0.1:${port}`);
  await outbox.send(database.db, EVE);
  await outbox.send(database.db, { ...EVE, key: 'k' });
  await outbox.send(database.db, { ...EVE, to: 'ana@example.org' });
  await expect.poll(() => logged.length).toBeGreaterThanOrEqual(3);
  expect(outbox.isHealthy()).toBe(false);
  await database.db.transaction((tx) => outbox.forget(tx, { to: EVE.to, template: EVE.template }));
  now = new Date(now.getTime() + 11 * 60_000);
  expect(outbox.isHealthy()).toBe(true);
  await openPeer(port);
  await expect.poll(() => received.length).toBe(1);
  await expect.poll(waitingMails).toBe(0);
  expect(received.map((mail) => mail.to)).toMatchObject([{ text: 'ana@example.org' }]);
});

test('rejects a recipient that is not one plain address', async () => {
  const outbox = await outboxTo('smtp://127.0.0.1:1');
  const mailer = createMailer({ SMTP_URL: undefined, MAIL_FROM: 'a@b.example', DATA_DIR: dataDir }, clock);
  for (const to of [
    'eve@example.org\r\nBcc: all@example.org',
    'eve@example.org\nRCPT TO:<all@example.org>',
    'eve@example.org, all@example.org',
    'Eve <eve@example.org>',
    '',
  ]) {
    await expect(outbox.send(database.db, { ...EVE, to }), to).rejects.toThrow(MailError);
    const delivered = mailer.deliver({ to, subject: 's', html: '<p>h</p>', text: 't' }, 'id');
    await expect(delivered, to).rejects.toThrow(MailError);
  }
  expect(await waitingMails()).toBe(0);
});

test('writes a mail to a file named by time and recipient without SMTP_URL', async () => {
  const outbox = await outboxTo(undefined);
  await outbox.send(database.db, EVE);
  const list = () => readdir(join(dataDir, 'mail')).catch(() => []);
  const name = '2026-01-02T03-04-05-678Z-eve@example.org';
  await expect.poll(list).toContain(`${name}.eml`);
  const mail = await simpleParser(await readFile(join(dataDir, 'mail', `${name}.eml`)));
  expect(mail.subject).toBe('Confirmez votre adresse pour commencer');
  expect(mail.headers.get('date')).toEqual(new Date('2026-01-02T03:04:05Z'));
  expect(mail.text).toContain('https://lueur.example/inscription/form?email_confirmed=true#jeton=jeton-eve');
  expect(mail.html).toContain('#jeton=jeton-eve"');
});
