import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contacts } from '#server/schema.ts';
import { renderIsland } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';
import { ContactTrigger } from './shared/contact-trigger.tsx';

const app = await testApp();

test('keeps the draft in the dialog for its next opening, until it is sent', async () => {
  const { user } = renderIsland(<ContactTrigger />, '/charte', app.browser());
  const trigger = screen.getByRole('link', { name: 'Nous contacter' });
  const open = async () => {
    await user.click(trigger);
    return within(await screen.findByRole('dialog', { name: 'Contactez-nous' }));
  };
  const values = (form: Awaited<ReturnType<typeof open>>) =>
    [form.getByLabelText('Prénom'), form.getByLabelText('Destinataire'), form.getByLabelText('Message')].map(
      (field) => 'value' in field && field.value,
    );

  const first = await open();
  expect(values(first)).toEqual(['', '', '']);
  await user.type(first.getByLabelText('Prénom'), 'Claire');
  await user.selectOptions(first.getByLabelText('Destinataire'), 'Coach');
  await user.type(first.getByLabelText('Message'), 'Une longue question.');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(trigger);

  const second = await open();
  expect(values(second)).toEqual(['Claire', 'coach', 'Une longue question.']);
  await user.type(second.getByLabelText('Nom'), 'Exemple');
  await user.type(second.getByLabelText('Adresse e-mail'), 'claire@exemple.invalid');
  await user.type(second.getByLabelText('Téléphone'), '06 12 34 56 78');
  await user.click(second.getByRole('button', { name: 'Envoyer le message' }));
  await second.findByText('Message envoyé !');
  await waitForElementToBeRemoved(() => screen.queryByRole('dialog'));
  expect(await app.db.select().from(contacts)).toMatchObject([{ message: 'Une longue question.' }]);
  expect(screen.getByText(/^Message envoyé !/)).toBeDefined();

  expect(values(await open())).toEqual(['', '', '']);
  expect(screen.queryByText(/^Message envoyé !/)).toBeNull();
});
