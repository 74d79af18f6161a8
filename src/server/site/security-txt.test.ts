import { expect, test } from 'vitest';
import { testApp } from '#testing/test-app.ts';
import { createApp } from '../create-app.ts';

const app = await testApp();

async function ask(change: { SECURITY_CONTACT?: string; SECURITY_EXPIRES?: string }, days = 0) {
  const env = { ...app.services.env, APP_URL: 'https://exemple.fr', ...change };
  const clock = { now: () => new Date(Date.parse('2026-11-22T12:00:00Z') + days * 86_400_000) };
  const site = createApp({ services: { ...app.services, env, clock }, addressOf: () => '127.0.0.1' });
  return site.request('https://exemple.fr/.well-known/security.txt');
}
const CONFIGURED = { SECURITY_CONTACT: 'securite@exemple.invalid', SECURITY_EXPIRES: '2027-06-30' };

test('names the contact, the expiry, the languages and the policy for reports', async () => {
  const answer = await ask(CONFIGURED);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')?.toLowerCase()).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe(
    [
      'Contact: mailto:securite@exemple.invalid',
      'Expires: 2027-06-30T00:00:00Z',
      'Preferred-Languages: fr, en',
      'Canonical: https://exemple.fr/.well-known/security.txt',
      'Policy: https://exemple.fr/securite',
      '',
    ].join('\n'),
  );
});

test.each([
  ['without a contact', { SECURITY_EXPIRES: '2027-06-30' }, 0],
  ['without an expiry', { SECURITY_CONTACT: 'securite@exemple.invalid' }, 0],
  ['once expired, while the server runs', CONFIGURED, 220],
])('does not exist %s', async (_, change, days) => {
  expect((await ask(change, days)).status).toBe(404);
});
