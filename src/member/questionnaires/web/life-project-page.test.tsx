import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

test('saves the life project only once all three questions are answered', async () => {
  const browser = await app.memberBrowser(aMember({ lifeProject: null }));
  const { user } = await renderApp('/inscription/life-project', browser);
  await user.click(await screen.findByRole('radio', { name: /^Au vert/ }));
  await user.click(screen.getByRole('radio', { name: /^À voir/ }));
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  await screen.findByText('Veuillez répondre à cette question');
  expect(await browser.client.answers.lifeProject()).toBeNull();

  await user.click(screen.getByRole('radio', { name: /^Je ne veux pas d’enfants/ }));
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  await screen.findByRole('heading', { name: 'Vos moments à partager' });
  expect(await browser.client.answers.lifeProject()).toEqual({
    living_preference: 'Au vert',
    living_arrangement: 'A voir',
    family_plans: "Je ne veux pas d'enfants",
  });
});

test('opens from the profile even before a search is saved, and returns there', async () => {
  const browser = await app.memberBrowser(aMember({ preferences: null }));
  const { user } = await renderApp('/inscription/life-project?from=profile', browser);
  await user.click(await screen.findByRole('radio', { name: /^Loin/ }));
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(window.location.pathname).toBe('/profile'));
  expect(await browser.client.answers.lifeProject()).toMatchObject({ living_preference: 'Loin' });
});
