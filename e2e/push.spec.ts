import { CHROMIUM_ARGS, wholeChromium } from './chromium.ts';
import { expect, test } from './fixtures.ts';
import { openAs } from './steps.ts';

test.use({
  serviceWorkers: 'allow',
  launchOptions: { executablePath: wholeChromium, args: CHROMIUM_ARGS },
});
test.skip(!wholeChromium, 'Only a whole browser shows notifications.');

test('the service worker only shows that there is a message', async ({ page, context }) => {
  await openAs(page, 'membre-0074@exemple.invalid', '/settings');
  await context.grantPermissions(['notifications']);
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  // The page registers it itself, at the only address that its policy allows. A push reaches only an activated worker.
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active && active.state !== 'activated')
      await new Promise((changed) => active.addEventListener('statechange', changed, { once: true }));
  });
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify({ title: 'Un message vous attend' }),
  });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const notifications = await registration.getNotifications();
      return notifications.map(({ title, body }) => ({ title, body }));
    });
  await expect.poll(shown).toEqual([{ title: 'Un message vous attend', body: 'Ouvrez Lueur pour le lire.' }]);
  const kept = await page.evaluate(() => caches.keys());
  expect(kept.filter((name) => !name.startsWith('hors-ligne'))).toEqual([]);
});
