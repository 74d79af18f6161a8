import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contacts } from '#server/schema.ts';
import { renderIsland } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';
import { ContactPageForm } from './shared/contact-page-form.tsx';

const app = await testApp();

const WORDS = 'Bonjour, peut-on venir à deux à un atelier ?';

function openForm() {
  const opened = renderIsland(<ContactPageForm />, '/qui-sommes-nous', app.browser());
  return { ...opened, block: screen };
}

async function fillIn({ user, block }: ReturnType<typeof openForm>) {
  await user.type(block.getByLabelText('Prénom'), 'Claire');
  await user.type(block.getByLabelText('Nom'), 'Exemple');
  await user.type(block.getByLabelText('Adresse e-mail'), 'claire@exemple.invalid');
  await user.type(block.getByLabelText('Téléphone'), '06 12 34 56 78');
  await user.selectOptions(block.getByLabelText('Destinataire'), 'Coach');
  await user.type(block.getByLabelText('Message'), WORDS);
}

const send = (block: ReturnType<typeof openForm>['block']) =>
  block.getByRole('button', { name: 'Envoyer le message' });

test('shows an error for each missing field, keeps the text when sending fails, then confirms and resets', async () => {
  const opened = openForm();
  const { user, block, network } = opened;
  await user.click(send(block));
  for (const sentence of [
    'Veuillez entrer votre prénom',
    'Veuillez entrer votre nom',
    'Veuillez entrer un numéro de téléphone',
    'Veuillez choisir un destinataire',
    'Veuillez écrire votre message',
  ]) {
    expect(await block.findByText(sentence)).toBeDefined();
  }
  expect(await app.db.$count(contacts)).toBe(0);
  await fillIn(opened);
  network.break('POST /api/contact');
  await user.click(send(block));
  expect((await block.findByRole('alert')).textContent).toBe(
    'Une erreur est survenue lors de l’envoi du message. Veuillez réessayer.',
  );
  expect(block.getByLabelText('Message')).toHaveProperty('value', WORDS);

  network.mend();
  await user.click(send(block));
  const confirmation = await block.findByRole('heading', { name: 'Message envoyé !' });
  expect(document.activeElement).toBe(confirmation);
  expect(block.getByText('Nous vous répondrons dans les plus brefs délais.')).toBeDefined();
  expect(await app.db.select().from(contacts)).toMatchObject([
    { first_name: 'Claire', recipient: 'coach', message: WORDS, user_id: null },
  ]);

  await user.click(block.getByRole('button', { name: 'Écrire un autre message' }));
  expect(block.getByLabelText('Message')).toHaveProperty('value', '');
  expect(block.getByLabelText('Prénom')).toHaveProperty('value', '');
});
