import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

test('withdraws a contract without an account: reports missing fields, then shows the number', async () => {
  const { user } = await renderApp('/renoncer', app.browser());
  const confirm = await screen.findByRole('button', { name: 'Confirmer la rétractation' });
  await user.type(screen.getByLabelText(/^Votre adresse e-mail/), 'partie@exemple.invalid');
  await user.click(confirm);
  await screen.findByText('Veuillez entrer votre nom');
  expect(screen.getByText('Choisissez ce que vous avez acheté')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Ce que vous avez acheté'), 'masterclass');
  await user.type(screen.getByLabelText('Votre nom'), 'Claire Exemple');
  await user.click(confirm);
  await screen.findByRole('heading', { name: 'Votre rétractation est bien arrivée' });
  expect(screen.getByText(/^R-\w{4}-\w{4}$/)).toBeDefined();
});
