import { expect, test } from '@playwright/test';
import { countPolicyReports, PROVOKED } from './no-policy-reports.ts';

test('a page cannot create HTML, scripts or code from text, or inline styles', async ({ page }) => {
  // Removes the reporting directives, since reports are counted over all tests.
  await page.route('**/charte', async (route) => {
    const answer = await route.fetch();
    const headers = answer.headers();
    const policy = headers['content-security-policy']?.replace(/; report-[^;]+/g, '') ?? '';
    await route.fulfill({ response: answer, headers: { ...headers, 'content-security-policy': policy } });
  });
  await page.goto('/charte');
  const tried = await page.evaluate(async () => {
    // Code evaluated by a test is exempt from the policy of the page.
    await new Promise((resolve) => setTimeout(resolve));
    const said: string[] = [];
    const attempt = (what: string, act: () => void) => {
      try {
        act();
        said.push(`${what}: done`);
      } catch {
        said.push(`${what}: refused`);
      }
    };
    attempt('HTML out of text', () => {
      document.body.innerHTML = '<p>';
    });
    attempt('code out of text', () => void new Function('return 1'));
    attempt('a script of anybody', () => {
      document.createElement('script').src = 'https://ailleurs.invalid/x.js';
    });
    attempt('a policy of its own', () => {
      window.trustedTypes?.createPolicy('autre', {});
    });
    return said.join(', ');
  });
  expect(tried).toBe(
    'HTML out of text: refused, code out of text: refused, a script of anybody: refused, a policy of its own: refused',
  );
  const drawn = await page.evaluate(() => {
    const paragraph = document.createElement('p');
    paragraph.setAttribute('style', 'position: fixed');
    const sheet = document.createElement('style');
    sheet.textContent = 'p { position: fixed }';
    document.body.append(sheet, paragraph);
    return getComputedStyle(paragraph).position;
  });
  expect(drawn).toBe('static');
});

test('policy violations of a page are reported', async ({ page }) => {
  await page.goto('/charte');
  const before = (await countPolicyReports())[PROVOKED] ?? 0;
  await page.evaluate(() => {
    const film = document.createElement('video');
    film.src = 'https://ailleurs.invalid/film.mp4';
    document.body.append(film);
  });
  await expect.poll(async () => (await countPolicyReports())[PROVOKED] ?? 0).toBeGreaterThan(before);
});
