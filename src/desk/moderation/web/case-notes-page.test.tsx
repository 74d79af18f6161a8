import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aCase } from '#testing/cases.ts';
import { aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();
beforeEach(() => app.reset());

test('a note edited after a lost response is stored as edited', async () => {
  const karim = await app.memberBrowser(aMember());
  const marc = await app.staffBrowser('moderation');
  const id = await aCase(marc, karim.member.id);
  const { user, network } = await renderApp(`/equipe/moderation/${id}`, marc);
  network.break('POST /api/desk/notes', 'answer-lost');
  await user.type(await screen.findByLabelText('Une note pour vos collègues'), 'Vu une fois.');
  await user.click(screen.getByRole('button', { name: 'Noter' }));
  await screen.findByText(/^La note n’est pas partie/);
  network.mend();
  await user.type(screen.getByLabelText('Une note pour vos collègues'), ' Puis deux.');
  await user.click(screen.getByRole('button', { name: 'Noter' }));
  expect(await screen.findByText('Vu une fois. Puis deux.', { selector: 'p' })).toBeDefined();
});
