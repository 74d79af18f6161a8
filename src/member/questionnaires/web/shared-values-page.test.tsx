import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

const chip = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('requires an activity, and blocks a sixth until one is unchecked', async () => {
  const browser = await app.memberBrowser(aMember({ activities: null }));
  const { user } = await renderApp('/inscription/shared-values', browser);
  await screen.findByText('5 choix restants');
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  await screen.findByText('Choisissez au moins une activité');
  expect(window.location.pathname).toBe('/inscription/shared-values');
  expect(await browser.client.answers.sharedValues()).toBeNull();
  for (const activity of ['Danse', 'Cinéma', 'Concerts', 'Sport', 'Nature']) {
    expect(chip('Randonnée').disabled).toBe(false);
    await user.click(chip(activity));
  }
  expect(screen.getByText('0 choix restant')).toBeDefined();
  expect(chip('Randonnée').disabled).toBe(true);
  await user.click(chip('Danse'));
  expect(screen.getByText('1 choix restant')).toBeDefined();
  await user.click(chip('Randonnée'));
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  await screen.findByRole('heading', { name: 'Votre profil amoureux' });
  expect(await browser.client.answers.sharedValues()).toEqual({
    activities: ['Cinéma', 'Concerts', 'Sport', 'Nature', 'Randonnée'],
  });
});
