import { expect, test } from 'vitest';
import type { MailTemplates } from '#platform/mail/mail-templates.ts';
import { renderMail } from '#server/mail-templates.ts';

const APP_URL = 'https://lueur.example';
const TOKEN = 'abcDEF-123_xyz';

type OwnMail = 'confirm-email' | 'reset-password' | 'password-changed';
const mails: { [Name in OwnMail]: { data: MailTemplates[Name]; subject: string; link: string } } = {
  'confirm-email': {
    data: { token: TOKEN },
    subject: 'Confirmez votre adresse pour commencer',
    link: `${APP_URL}/inscription/form?email_confirmed=true#jeton=${TOKEN}`,
  },
  'reset-password': {
    data: { token: TOKEN },
    subject: 'Choisissez un nouveau mot de passe',
    link: `${APP_URL}/reset-password#jeton=${TOKEN}`,
  },
  'password-changed': {
    data: { changedAt: '2026-12-03T18:30:00.000Z' },
    subject: 'Votre mot de passe a été changé',
    link: `${APP_URL}/inscription/form?mode=login`,
  },
};

const names: OwnMail[] = ['confirm-email', 'reset-password', 'password-changed'];

test.each(names)('%s contains its full link in both parts, in French', async (name) => {
  const { data, subject, link } = mails[name];
  const mail = await renderMail(name, data, APP_URL);
  expect(mail.subject).toBe(subject);
  expect(mail.html).toContain('lang="fr"');
  expect(mail.html).toContain(`href="${link}"`);
  expect(mail.text.split(/\s/)).toContain(link);
  expect(mail.text).toContain('Bonjour,');
  expect(mail.text).not.toMatch(/<[a-z]/);
});

test.each(names)('%s loads no external resource', async (name) => {
  const { html } = await renderMail(name, mails[name].data, APP_URL);
  expect(html).not.toMatch(/<script|<link|url\(|src="(?!cid:)/);
});

test('a link states its lifetime', async () => {
  expect((await renderMail('confirm-email', { token: TOKEN }, APP_URL)).text).toContain('24 heures');
  expect((await renderMail('reset-password', { token: TOKEN }, APP_URL)).text).toContain('30 minutes');
});

test('the notice of a changed password states the time in Paris', async () => {
  const { text } = await renderMail('password-changed', mails['password-changed'].data, APP_URL);
  expect(text).toContain('jeudi 3 décembre à 19\u00a0h\u00a030');
});

test('no external input becomes markup', async () => {
  const { html } = await renderMail('confirm-email', { token: '"><b>x</b>' }, APP_URL);
  expect(html).not.toContain('<b>x');
});
