import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

const newPassword = () => screen.getByLabelText<HTMLInputElement>('Nouveau mot de passe');
const confirmation = () => screen.getByLabelText<HTMLInputElement>('Confirmer le mot de passe');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Réinitialiser le mot de passe' });

async function mailedLink() {
  const [member] = await app.insert(aMember());
  const browser = app.browser();
  await browser.client.accounts.forgotPassword({ email: member.email });
  return { member, browser, token: await app.mailedToken(member.email) };
}

test('an expired link says so, and offers a new one', async () => {
  const { user } = await renderApp('/reset-password#jeton=depuis-longtemps', app.browser());
  await screen.findByText('La session a expiré. Veuillez demander un nouveau lien de réinitialisation.');
  expect(submit().disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Demander un nouveau lien' }));
  await screen.findByRole('dialog', { name: 'Mot de passe oublié ?' });
});

test('the secret of the link disappears from the address bar at once', async () => {
  const { browser, token } = await mailedLink();
  await renderApp(`/reset-password#jeton=${token}`, browser);
  await waitFor(() => expect(submit().disabled).toBe(false));
  expect(window.location.href).not.toContain(token);
});

test('two different passwords change nothing; two identical ones set the password', async () => {
  const { member, browser, token } = await mailedLink();
  const { user } = await renderApp(`/reset-password#jeton=${token}`, browser);
  await waitFor(() => expect(submit().disabled).toBe(false));
  await user.type(newPassword(), 'un nouveau départ');
  await user.type(confirmation(), 'un nouveau dépot');
  await user.click(submit());
  await screen.findByText('Les mots de passe ne correspondent pas');
  expect(newPassword().value).toBe('un nouveau départ');

  await user.clear(confirmation());
  await user.type(confirmation(), 'un nouveau départ');
  await user.click(submit());
  await screen.findByRole('heading', { name: 'Mot de passe réinitialisé avec succès !' });
  const { email } = member;
  expect(await app.browser().client.accounts.logIn({ email, password: 'un nouveau départ' })).toMatchObject({
    done: true,
  });
});
