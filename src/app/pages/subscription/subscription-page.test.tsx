import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

test('« Mon abonnement » first says that nothing is charged, then each service’s current and later price', async () => {
  await renderApp('/subscription', await app.memberBrowser());
  await screen.findByRole('heading', { level: 1, name: 'Mon abonnement' });
  expect(screen.getByText(/^Rien ne se paie sur le site aujourd’hui/)).toBeDefined();
  await screen.findByText(/Votre adhésion est offerte/);
  const rows = within(screen.getByRole('table', { name: 'Ce que coûte chaque service' })).getAllByRole('row');
  const said = rows.slice(1).map(({ textContent }) => textContent);
  for (const [place, words] of [
    [/Adhésion au site/, /0\s€/, /90\s€\sTTC\spour\s12\smois/],
    [/Masterclass/, /45\sminutes/, /De\s2\sà\s5\spersonnes/, /Offerte/, /40\s€\sTTC\sla\sséance/],
    [/Coaching individuel/, /20\sminutes/, /Entretien offert/, /100\s€\sTTC\sl’heure/],
  ].entries())
    for (const word of words) expect(said[place]).toMatch(word);
});

test('asks to accept no price, says how to leave, and links to the team', async () => {
  const { user } = await renderApp('/subscription', await app.memberBrowser());
  const page = within(await screen.findByRole('main'));
  await page.findByText(/Vous pouvez partir quand vous le souhaitez/);
  expect(page.queryByRole('button')).toBeNull();
  const write = page.getByRole('link', { name: 'Nous écrire' });
  expect(write.getAttribute('href')).toBe('/contact');
  expect(page.getByRole('link', { name: 'Renoncer au contrat ici' })).toBeDefined();
  expect(page.getByRole('link', { name: 'Gérer mon compte' }).getAttribute('href')).toBe('/settings');
  await user.click(write);
  const form = within(await screen.findByRole('dialog', { name: 'Contactez-nous' }));
  expect(form.getByLabelText('Prénom')).toHaveProperty('value', 'Claire');
  for (const field of form.getAllByRole('textbox')) {
    if (field.tabIndex >= 0) expect(field).toHaveProperty('required', true);
  }
  expect(form.getByRole('combobox')).toHaveProperty('required', true);
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(write);
});
