import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { orders } from '#server/schema.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

test('« Renoncer au contrat ici », beside the subscription, says that there is no order', async () => {
  const { user } = await renderApp('/subscription', await app.memberBrowser());
  await user.click(await screen.findByRole('link', { name: 'Renoncer au contrat ici' }));
  await screen.findByRole('heading', { level: 2, name: 'Vous n’avez rien acheté' });
});

test('withdraws an order after a confirmation, and lists it as withdrawn', async () => {
  const browser = await app.memberBrowser();
  await app.db.insert(orders).values({
    id: 'commande-1',
    user_id: browser.member.id,
    service: 'masterclass',
    price_cents: 4_000,
    ordered_at: app.clock.now(),
  });
  const { user } = await renderApp('/subscription/renoncer', browser);
  await user.click(await screen.findByRole('button', { name: 'Renoncer au contrat ici' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirmer la rétractation ?' }));
  expect(dialog.getByText(/Nous vous rendons 40,00\s€/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Confirmer la rétractation' }));
  await screen.findByText(/Vous y avez renoncé le/);
});
