import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const move = (name: string, value: number) =>
  fireEvent.change(slider(name), { target: { value: String(value) } });
const ages = () => [slider('Âge minimum').value, slider('Âge maximum').value];

async function openStep(changes: Parameters<typeof aMember>[0] = {}) {
  const browser = await app.memberBrowser(aMember(changes));
  const screenOpened = await renderApp('/inscription/preferences', browser);
  await screen.findByRole('slider', { name: 'Âge minimum' });
  return { ...screenOpened, browser };
}

test('moving one age limit pushes the other; a failed save says so and keeps the choice', async () => {
  const { user, network } = await openStep();
  expect(ages()).toEqual(['25', '45']);
  move('Âge minimum', 50);
  expect(ages()).toEqual(['50', '50']);
  move('Âge maximum', 30);
  expect(ages()).toEqual(['30', '30']);
  network.break('PUT /api/search-preferences');
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  await screen.findByText('Une erreur est survenue lors de la sauvegarde de vos préférences.');
  expect(ages()).toEqual(['30', '30']);
});

test('saved values are restored, and a distance set elsewhere stays exact until the slider moves', async () => {
  const { user, browser } = await openStep({
    preferences: {
      preferred_gender: 'femme',
      min_age: 30,
      max_age: 41,
      max_distance: 83,
      dealbreakers: ['place'],
    },
  });
  expect(ages()).toEqual(['30', '41']);
  expect(screen.getByLabelText<HTMLInputElement>('Une femme').checked).toBe(true);
  expect(slider('Distance maximum').value).toBe('85');
  move('Âge maximum', 44);
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  await screen.findByRole('heading', { name: 'Votre projet de vie' });
  expect(await browser.client.profile.preferences()).toEqual({
    preferred_gender: 'femme',
    min_age: 30,
    max_age: 44,
    max_distance: 83,
    dealbreakers: ['place'],
  });
});

test('leaving without a change sends no request', async () => {
  const { user, network } = await openStep();
  network.break('PUT /api/search-preferences');
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  await screen.findByRole('heading', { name: 'Votre projet de vie' });
});

test('no gender is preselected, and « Les deux » is available', async () => {
  const browser = await app.memberBrowser(aMember({ preferences: null }));
  await browser.client.answers.giveLoveLife();
  const { user } = await renderApp('/inscription/preferences', browser);
  await screen.findByRole('slider', { name: 'Âge minimum' });
  for (const name of ['Une femme', 'Un homme', 'Les deux'])
    expect(screen.getByLabelText<HTMLInputElement>(name).checked).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  await screen.findByText('Veuillez indiquer qui vous recherchez');
  await user.click(screen.getByLabelText('Les deux'));
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  await screen.findByRole('heading', { name: 'Votre projet de vie' });
  expect(await browser.client.profile.preferences()).toMatchObject({ preferred_gender: 'tous' });
});

test('the page asks for the withdrawn consent instead of showing the form', async () => {
  const browser = await app.memberBrowser();
  await browser.client.answers.withdrawConsent({ purpose: 'love-life' });
  await renderApp('/inscription/preferences', browser);
  await screen.findByRole('heading', { name: 'Il nous manque votre accord' });
  expect(screen.queryByRole('slider')).toBeNull();
});
