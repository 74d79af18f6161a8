import { describe, expect, test } from 'vitest';
import { createApp } from '#server/create-app.ts';
import { cookieChoices } from '#server/schema.ts';
import { testApp } from '#testing/test-app.ts';
import { TEST_ORIGIN } from '#testing/test-browser.ts';
import { COOKIE_VERSION } from '../rules.ts';

const app = await testApp();

const refused = (receipt: string = crypto.randomUUID()) =>
  ({ receipt, choice: 'refused', version: COOKIE_VERSION }) as const;
const stored = () => app.db.select().from(cookieChoices);

function measured(more: Record<string, string> = {}) {
  const env = {
    ...app.services.env,
    PIXEL_ID: '1234567890',
    PIXEL_SCRIPT_URL: 'https://scripts.regie.example/pixel.js',
    PIXEL_COLLECT_ORIGIN: 'https://mesure.regie.example',
    ...more,
  };
  return createApp({ services: { ...app.services, env }, addressOf: () => '127.0.0.1' });
}

describe('the choice about cookies', () => {
  test('leaves a proof: choice, date, text version, and a receipt without a name', async () => {
    const choice = refused();
    await app.browser().client.adMeasurement.choose(choice);
    expect(await stored()).toEqual([{ ...choice, chosen_at: app.clock.now() }]);
  });

  test('keeps its first value when sent again', async () => {
    const choice = refused();
    const { client } = app.browser();
    await client.adMeasurement.choose(choice);
    app.clock.advance({ days: 1 });
    await client.adMeasurement.choose({ ...choice, choice: 'accepted' });
    expect(await stored()).toMatchObject([{ choice: 'refused' }]);
  });
});

describe('a site without a pixel', () => {
  test('asks for no consent, and has no measurement page', async () => {
    expect(await app.browser().client.adMeasurement.state()).toEqual({ pixel: false });
    expect((await app.browser().fetch('/mesure')).status).toBe(404);
  });
});

describe('a site with a pixel', () => {
  test('may ask for consent', async () => {
    const answer = await measured().request(`${TEST_ORIGIN}/api/cookies`);
    expect(await answer.json()).toEqual({ pixel: true });
  });

  test('runs only the measurement page’s own script and the pixel’s, in a sandbox', async () => {
    const { headers } = await measured().request(`${TEST_ORIGIN}/mesure`);
    const policy = new Map(
      (headers.get('content-security-policy') ?? '').split('; ').map((line) => {
        const [name = '', ...sources] = line.split(' ');
        return [name, sources] as const;
      }),
    );
    const own = `${TEST_ORIGIN}/fichiers/mesure.js`;
    const hosts = ['https://mesure.regie.example', 'https://scripts.regie.example'];
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': ["'none'"],
      'script-src': [own, 'https://scripts.regie.example'],
      'img-src': hosts,
      'connect-src': hosts,
      'form-action': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'self'"],
      sandbox: ['allow-scripts'],
    });
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.getSetCookie()).toEqual([]);
  });

  test('names the hash of the page’s script in the policy, and configuration cannot break out of it', async () => {
    const site = measured({ PIXEL_SCRIPT_URL: 'https://scripts.regie.example/</script><script>alert(1)//' });
    const answer = await site.request(`${TEST_ORIGIN}/mesure`);
    const html = await answer.text();
    const scripts = [...html.matchAll(/<script src="([^"]+)" data-config="[^"]+"><\/script>/g)];
    expect(scripts).toHaveLength(1);
    const file = await site.request(`${TEST_ORIGIN}${scripts[0]?.[1]}`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    // Otherwise a frame with an opaque origin could not load it.
    expect(file.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('content-security-policy')).toContain(
      `script-src ${TEST_ORIGIN}/fichiers/mesure.js https://scripts.regie.example;`,
    );
  });

  test('keeps the policy without third parties for every other response', async () => {
    const site = measured();
    for (const path of ['/api/cookies', '/api/session', '/health/live', '/robots.txt', '/nulle-part']) {
      const { headers } = await site.request(`${TEST_ORIGIN}${path}`);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('content-security-policy')).not.toMatch(/https?:/);
    }
  });
});
