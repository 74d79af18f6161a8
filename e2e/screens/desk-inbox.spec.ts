import { test } from '../fixtures.ts';
import { openDeskAs } from '../steps.ts';
import { shootWindow } from './shoot.ts';

const LETTER = {
  first_name: 'Mathilde',
  last_name: 'Exemple',
  phone: '06 00 00 00 00',
  recipient: 'relations',
  message: 'Bonjour, les ateliers sont-ils ouverts à qui vient d’arriver ? Je commence tout juste.',
};

test('the inbox and a conversation @partout', async ({ page, address, baseURL }) => {
  const headers = { origin: baseURL ?? '' };
  await page.request.post('/api/contact', { data: { ...LETTER, email: address }, headers });
  await openDeskAs(page, 'support', `/equipe/messages?q=${encodeURIComponent(address)}`);
  const row = page.getByRole('link', { name: /Mathilde/ }).first();
  await row.waitFor();
  await page.goto('/equipe/messages');
  await page.getByRole('list', { name: 'Conversations' }).waitFor();
  await shootWindow(page, 'bureau-messages');
  await page.goto(`/equipe/messages?q=${encodeURIComponent(address)}`);
  await row.click();
  await page.getByRole('log').waitFor();
  await page.getByPlaceholder('Votre réponse…').fill('Bonjour Mathilde, oui : venez dès jeudi.');
  await page.keyboard.press('Control+Enter');
  await page.getByText('pas encore lu').waitFor();
  await shootWindow(page, 'bureau-conversation');
});
