import { expect, test } from '../fixtures.ts';
import { mailTo, NEW_PASSWORD } from '../mailbox.ts';
import { aNewMember } from '../steps.ts';
import { shoot } from './shoot.ts';

/** Two mails that every member gets, and one of a workshop, as a mail client shows them. */
test('mails @partout', async ({ page, address, baseURL }) => {
  await aNewMember(page, address);
  await page.goto('/webinaires/8/inscription');
  await page.getByRole('radio').nth(2).check({ force: true });
  await page.getByRole('button', { name: 'Je m’inscris gratuitement' }).click();
  await page.getByRole('heading', { name: 'Inscription confirmée !' }).waitFor();
  await mailTo(address, /^Votre place est réservée/);
  await page.request.post('/api/password/forgotten', {
    data: { email: address },
    headers: { origin: baseURL ?? '' },
  });
  await mailTo(address, NEW_PASSWORD);
  await page.goto('/dev/mail');
  const links = page.getByRole('link').filter({ hasText: address });
  const found = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent ?? '', link.getAttribute('href') ?? '']),
  );
  for (const [subject, name] of [
    ['Confirmez votre adresse', '80-mail-de-confirmation'],
    ['Votre place est réservée', '81-mail-d-atelier'],
    [NEW_PASSWORD, '82-mail-de-mot-de-passe'],
  ] as const) {
    const href = found.find(([words]) => words?.includes(subject))?.[1];
    expect(href, subject).toBeDefined();
    await page.goto(`${href}/html`);
    await shoot(page, name, { still: true });
  }
});
