import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { relationshipQuiz } from '#server/schema.ts';
import { aMan, aMember } from '#testing/factories.ts';
import { suspend } from '#testing/measures.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();
beforeEach(() => window.localStorage.clear());

async function claireAndPaul() {
  const [claire, paul] = await app.insert(aMember(), aMan({ firstName: 'Paul' }));
  await app.db.delete(relationshipQuiz).where(eq(relationshipQuiz.id, paul.id));
  await suspend(app, paul.id);
  return { claire, paul, nadia: await app.staffBrowser('support') };
}

test('combines filters in the address, ignoring an unknown one, and the member count follows', async () => {
  const { nadia } = await claireAndPaul();
  const { user } = await renderApp('/equipe/membres?etat=inconnu&visite=3', nadia);
  expect(await screen.findByText('2 membres')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Compte'), 'Compte suspendu');
  await user.selectOptions(screen.getByLabelText('Profil'), 'S’arrête avant Quiz');
  expect(await screen.findByText('1 membre')).toBeDefined();
  expect(window.location.search).toBe('?etat=suspended&visite=3&etape=quiz');
  const row = within(screen.getByRole('link', { name: /^Paul/ }));
  expect(row.getByText('Quiz')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Profil'), 'Complet');
  expect(await screen.findByText(/^Personne ne correspond/)).toBeDefined();
});

test('saves a view under a name, finds it again at the next visit, and removes it', async () => {
  const { nadia } = await claireAndPaul();
  const { user } = await renderApp('/equipe/membres?etat=suspended', nadia);
  await user.click(await screen.findByRole('button', { name: 'Enregistrer cette vue' }));
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(screen.getByText('Donnez un nom à cette vue')).toBeDefined();
  await user.type(screen.getByLabelText('Son nom'), 'À revoir');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  const views = () => within(screen.getByRole('navigation', { name: 'Vues enregistrées' }));
  expect(views().getByRole('link', { name: 'À revoir', current: 'page' })).toBeDefined();
  await user.click(views().getByRole('link', { name: 'Tous les membres' }));
  expect(await screen.findByText('2 membres')).toBeDefined();
  cleanup();
  const again = await renderApp('/equipe/membres', nadia);
  await again.user.click(await screen.findByRole('link', { name: 'À revoir' }));
  await waitFor(() => expect(window.location.search).toBe('?etat=suspended'));
  await again.user.click(screen.getByRole('button', { name: 'Retirer cette vue' }));
  expect(views().queryByRole('link', { name: 'À revoir' })).toBeNull();
});
