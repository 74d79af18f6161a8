import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { devMail } from './dev-mail.ts';
import { createMailer } from './mailer.ts';

const LINK = 'https://lueur.example/inscription/form?email_confirmed=true#jeton=abc';
const MAIL = {
  to: 'eve@example.org',
  subject: 'Bonjour <b>Ève</b>',
  html: `<p>Bonjour</p><a href="${LINK}" target="_blank">Confirmer</a><script>alert(1)</script>`,
  text: `Bonjour <i>Ève</i>\nConfirmer :\u00a0${LINK}\n`,
};

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lueur-mailbox-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

async function deliver(to: string, time: string): Promise<void> {
  const env = { SMTP_URL: undefined, MAIL_FROM: 'Lueur <bonjour@lueur.example>', DATA_DIR: dataDir };
  await createMailer(env, { now: () => new Date(time) }).deliver({ ...MAIL, to }, 'some-id');
}

async function open(path: string) {
  const response = await devMail(dataDir).request(path);
  return {
    status: response.status,
    policy: response.headers.get('content-security-policy'),
    body: await response.text(),
  };
}

test('lists mails latest first, each linked to its page', async () => {
  await deliver('ana@example.org', '2026-01-02T10:00:00Z');
  await deliver('eve@example.org', '2026-01-02T11:30:00Z');
  const { body, policy } = await open('/dev/mail');
  expect(body.indexOf('eve@example.org')).toBeLessThan(body.indexOf('ana@example.org'));
  expect(body).toContain('vendredi 2 janvier à 12\u00a0h\u00a030');
  expect(body).toContain('Bonjour &lt;b&gt;Ève&lt;/b&gt;');
  expect(policy).toContain("default-src 'none'");
  const href = /href="(\/dev\/mail\/2026[^"]+)"/.exec(body)?.[1] ?? '';
  expect((await open(href)).body).toContain('eve@example.org');
});

test('shows a mail’s text escaped with links, and its HTML in a frame without scripts', async () => {
  await deliver('eve@example.org', '2026-01-02T10:00:00Z');
  const path = '/dev/mail/2026-01-02T10-00-00-000Z-eve%40example.org';
  const { body } = await open(path);
  expect(body).toContain('Bonjour &lt;i&gt;Ève&lt;/i&gt;');
  expect(body).toContain(`<a href="${LINK}" target="_top">${LINK}</a>`);
  expect(body).not.toContain('<script');
  expect(body).toContain(`src="${path}/html"`);
  const part = await open(`${path}/html`);
  expect(part.body).toContain(`<a href="${LINK}" target="_top">`);
  expect(part.policy).toContain("default-src 'none'");
  expect(part.policy).toContain('sandbox allow-top-navigation-by-user-activation');
  expect(part.policy).not.toContain('allow-scripts');
});

test('a file outside the mail folder cannot be read', async () => {
  await deliver('eve@example.org', '2026-01-02T10:00:00Z');
  const stored = await readFile(join(dataDir, 'mail', '2026-01-02T10-00-00-000Z-eve@example.org.json'));
  await writeFile(join(dataDir, 'outside.json'), stored);
  expect((await open('/dev/mail/2026-01-02T10-00-00-000Z-eve@example.org')).status).toBe(200);
  for (const name of ['..%2Foutside', '..%2foutside/html', '%2e%2e%2foutside', 'unknown']) {
    expect((await open(`/dev/mail/${name}`)).status).toBe(404);
  }
});
