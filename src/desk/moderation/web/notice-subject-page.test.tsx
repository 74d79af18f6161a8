import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();
beforeEach(() => app.reset());

test('a failed search for the profile of a notice says so, and « / » focuses it', async () => {
  await app.insert(aMember());
  await app.browser().client.contentNotice.notify({
    ...{ place: 'Un profil', city: 'Lyon', content: 'Mes photos.', why: 'Mon image.', website: '' },
    ...{ name: 'Paul Exemple', email: 'paul@exemple.invalid', matter: 'identity', goodFaith: true },
  });
  const marc = await app.staffBrowser('moderation');
  const [notice] = (await marc.client.deskModeration.queue({})).cases;
  const { user, network } = await renderApp(`/equipe/moderation/${notice?.id}`, marc);
  const field = await screen.findByLabelText(/^Quel profil est visé/);
  network.break('GET /api/desk/members');
  await user.keyboard('/');
  await user.keyboard('Claire');
  expect(field).toHaveProperty('value', 'Claire');
  expect(await screen.findByText('Les profils n’ont pas pu être cherchés.')).toBeDefined();
  network.mend();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('button', { name: 'C’est ce profil' })).toBeDefined();
});
