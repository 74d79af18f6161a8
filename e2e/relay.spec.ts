import type { Page } from '@playwright/test';
import { iceServersFor } from '../src/mechanisms/calls/server/shared/ice-servers.ts';
import { hasCoturn, startCoturn } from './coturn.ts';
import { expect, test } from './fixtures.ts';
import { openDeskAs } from './steps.ts';

const SECRET = 'un secret entre nous';

/** The test server has no relay: respond as a server with this one would. */
async function answerWith(page: Page, port: number, secret = SECRET): Promise<void> {
  const relay = { TURN_URL: [`turn:127.0.0.1:${port}`], TURN_SECRET: secret };
  const caller = { secret: 'pseudonymes', member: 'demo-equipe-admin', now: new Date() };
  await page.unrouteAll();
  await page.route('**/api/desk/content/relay', (route) =>
    route.fulfill({ json: { iceServers: iceServersFor(relay, caller) } }),
  );
}

const tryIt = (page: Page) => page.getByRole('button', { name: /^Tester (de nouveau )?le relais$/ }).click();

test('the opening checklist says that there is no relay', async ({ page }) => {
  await openDeskAs(page, 'admin', '/equipe/contenus');
  await tryIt(page);
  await expect(page.getByText('Aucun relais n’est réglé.', { exact: false })).toBeVisible();
});

test('the opening checklist tests the TURN relay: refused, working, then unreachable', async ({ page }) => {
  test.skip(!hasCoturn, 'coturn is not installed');
  const relay = await startCoturn(SECRET);
  try {
    await openDeskAs(page, 'admin', '/equipe/contenus');
    await answerWith(page, relay.port, 'un autre secret');
    await tryIt(page);
    await expect(page.getByText(/^Le relais refuse nos identifiants/)).toBeVisible();
    await answerWith(page, relay.port);
    await tryIt(page);
    await expect(page.getByText(/^Le relais fonctionne \(\d+\sms\)\.$/)).toBeVisible();
  } finally {
    await relay.stop();
  }
  await tryIt(page);
  await expect(page.getByRole('button', { name: 'Test du relais…' })).toBeVisible();
  await expect(page.getByText(/^Le relais ne répond pas\./)).toBeVisible();
});
