import { expect, test } from 'vitest';
import { createAccountAuth } from '#identity/accounts/server/shared/create-account-auth.ts';
import { aMember } from '#testing/factories.ts';
import { sharedApp, TEST_PASSWORD } from '#testing/test-app.ts';
import { createApp } from './create-app.ts';

const SITE = 'https://lueur.invalid';

test.each([
  ['/api/log-out', {}],
  ['/api/account/delete', { password: TEST_PASSWORD }],
])('%s clears the browser’s page cache, and its cookies are as strict as the others', async (path, input) => {
  const app = await sharedApp();
  await app.reset();
  const env = { ...app.services.env, APP_URL: SITE };
  const auth = createAccountAuth({
    ...app.services,
    env,
    secret: app.services.keys.sessionSecrets()[0] ?? '',
  });
  const site = createApp({ services: { ...app.services, env, auth }, addressOf: () => '127.0.0.1' });
  const post = (to: string, body: object, cookie = '') =>
    site.request(`${SITE}${to}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: SITE, cookie },
      body: JSON.stringify(body),
    });
  const [member] = await app.insert(aMember());
  const entered = await post('/api/log-in', { email: member.email, password: TEST_PASSWORD });
  const held = entered.headers.getSetCookie().map((one) => one.split(';')[0]);
  const cookie = held.join('; ');
  const { status, headers } = await post(path, input, cookie);
  expect(status).toBe(200);
  // The cookie choice is in local storage, and a known browser in a cookie: both outlive the session.
  expect(headers.get('clear-site-data')).toBe('"cache"');
  expect(headers.getSetCookie().length).toBeGreaterThan(0);
  for (const one of headers.getSetCookie()) {
    expect(one).toMatch(/^__Host-/);
    for (const part of ['HttpOnly', 'Secure', 'Path=/', 'Max-Age=0']) expect(one).toContain(part);
  }
  const after = await site.request(`${SITE}/api/session`, { headers: { cookie } });
  expect((await after.json()).member).toBeNull();
});
