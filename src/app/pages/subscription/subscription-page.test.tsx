// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

test('« Mon abonnement » says that membership is offered, to whom, and what is paid for', async () => {
  await renderApp('/subscription', await app.memberBrowser());
  await screen.findByRole('heading', { level: 1, name: 'Mon abonnement' });
  const membership = within(screen.getByRole('region', { name: 'Adhésion au site' }));
  expect(membership.getByText('Offerte')).toBeDefined();
  for (const said of [/90\s€/, /0\s€/, /1\s000 premières inscriptions/, /avant le 31 mai 2025/]) {
    expect(membership.getAllByText(said).length).toBeGreaterThan(0);
  }
  const paid = within(screen.getByRole('region', { name: 'Ce qui se paie à part' }));
  for (const said of [/^40\s€ TTC$/, /45 minutes/, /De 2 à 5 personnes/, /^100\s€ TTC$/, /20 minutes/]) {
    expect(paid.getByText(said)).toBeDefined();
  }
});

test('it asks for nothing: no price to accept, the way out is said, and a question finds the team', async () => {
  const { user } = await renderApp('/subscription', await app.memberBrowser());
  const page = within(await screen.findByRole('main'));
  await page.findByText(/Vous pouvez partir quand vous le souhaitez/);
  expect(page.queryByRole('button')).toBeNull();
  const write = page.getByRole('link', { name: 'Nous contacter' });
  expect([write.title, write.getAttribute('href')]).toEqual(['Nous contacter', '/contact']);
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
