import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contentNotices } from '#server/schema.ts';
import { renderIsland } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';
import { NoticeForm } from './shared/notice-form.tsx';

const app = await testApp();

const openForm = () => renderIsland(<NoticeForm />, '/signaler-un-contenu', app.browser());
const send = () => screen.getByRole('button', { name: 'Envoyer le signalement' });

async function sayWhat({ user }: ReturnType<typeof openForm>) {
  await user.type(screen.getByLabelText('Où se trouve ce contenu'), 'Le profil de Marc');
  await user.type(screen.getByLabelText('Ce qu’on y lit ou ce qu’on y voit'), 'Mes photos.');
  await user.type(screen.getByLabelText('En quoi c’est contraire à la loi'), 'Mon image, sans mon accord.');
  await user.click(screen.getByLabelText(/^Je déclare de bonne foi/));
}

test('keeps the text after a missing field, whose error stays until it is fixed', async () => {
  const form = openForm();
  await sayWhat(form);
  await form.user.click(send());
  const missing = await screen.findByText('Veuillez entrer votre nom');
  expect(screen.getAllByText('Choisissez ce que vous signalez').length).toBeGreaterThan(0);
  expect(screen.getByRole('textbox', { description: /Veuillez entrer votre adresse e-mail/ })).toBe(
    screen.getByLabelText(/^Votre adresse/),
  );
  expect(screen.getByDisplayValue('Mes photos.')).toBeDefined();
  await form.user.type(screen.getByLabelText('Votre nom'), 'Paul');
  expect(missing.isConnected).toBe(false);
  expect(await app.db.$count(contentNotices)).toBe(0);
});

test('requires no identity for a notice about a minor, and shows the number at once', async () => {
  const form = openForm();
  await form.user.selectOptions(screen.getByLabelText('Ce que vous signalez'), 'minor');
  expect(await screen.findByText('Vous n’avez pas à dire qui vous êtes')).toBeDefined();
  expect(screen.queryByLabelText('Votre nom')).toBeNull();
  await sayWhat(form);
  await form.user.click(send());
  expect(await screen.findByText(/^N-\w{4}-\w{4}$/)).toBeDefined();
  expect(await app.db.select().from(contentNotices)).toMatchObject([{ name: null, email: null }]);
});
