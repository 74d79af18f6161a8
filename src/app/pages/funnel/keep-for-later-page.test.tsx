import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '#browser/api/query-client.ts';
import { refreshSession } from '#browser/session/session.ts';
import { forgetDrafts, sendDrafts, typedInTab } from '#identity/drafts/web/shared/drafts.ts';
import { aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { confirmAddress } from '#testing/sign-up-as.ts';
import { testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';

const app = await testApp();

/** Opens the page as on another day: module state is reset. */
async function openAnew(address: string, browser: TestBrowser) {
  cleanup();
  queryClient.clear();
  forgetDrafts();
  return renderApp(address, browser);
}

const keep = () => screen.getByRole('button', { name: 'Enregistrer et reprendre plus tard' });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('the longest form is restored with all its fields, including the city', async () => {
  const browser = await confirmAddress(app);
  const { user } = await renderApp('/inscription/profile', browser);
  await screen.findByRole('heading', { name: 'Faisons connaissance' });
  await user.type(await screen.findByLabelText('Prénom'), 'Inès');
  await user.click(field('Une femme'));
  await user.type(screen.getByRole('combobox', { name: 'Ville' }), 'Villeurb');
  await user.click(await screen.findByRole('option', { name: /Villeurbanne/ }));
  await user.type(field('Mot de passe'), 'un beau soir');
  await user.click(keep());
  await screen.findByText(
    /^C’est enregistré pour 30 jours. Photos, mot de passe et accords vous seront redemandés/,
  );
  expect((await browser.client.drafts.read({ name: 'profile' })).words).not.toContain('un beau soir');

  await openAnew('/inscription/profile', browser);
  expect((await screen.findByLabelText<HTMLInputElement>('Prénom')).value).toBe('Inès');
  expect(field('Une femme').checked).toBe(true);
  expect(field('Mot de passe').value).toBe('');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Ville' }).value).toMatch(/^Villeurbanne/);
  expect(screen.getByRole('button', { name: 'Continuer' }).getAttribute('aria-disabled')).toBeNull();
});

test('what was typed just before a reload is kept', async () => {
  const browser = await confirmAddress(app);
  const { user } = await renderApp('/inscription/profile', browser);
  await user.type(await screen.findByLabelText('Prénom'), 'Inès');
  window.dispatchEvent(new Event('beforeunload'));
  forgetDrafts();
  await waitFor(async () =>
    expect((await browser.client.drafts.read({ name: 'profile' })).words).toContain('Inès'),
  );
});

test('the love profile resumes at the last question, and its draft is deleted once saved', async () => {
  const browser = await app.memberBrowser(aMember({ loveProfile: null }));
  const { user } = await renderApp('/inscription/love-profile', browser);
  await screen.findByText('Question 1 sur 5');
  await user.click(screen.getAllByRole('radio')[1] ?? document.body);
  await user.click(screen.getByRole('button', { name: 'Suivant' }));
  await screen.findByText('Question 2 sur 5');
  await user.click(keep());
  await screen.findByText(/vous reprendrez à cette étape/);

  const again = await openAnew('/inscription/love-profile', browser);
  await screen.findByText('Question 2 sur 5');
  for (const [place, score] of [4, 5, 3, 1].entries()) {
    await screen.findByText(`Question ${place + 2} sur 5`);
    await again.user.click(screen.getAllByRole('radio')[score - 1] ?? document.body);
    await again.user.click(screen.getByRole('button', { name: place < 3 ? 'Suivant' : 'Enregistrer' }));
  }
  await screen.findByRole('heading', { name: 'Votre quiz' });
  expect((await browser.client.answers.loveProfile()).answers).toMatchObject({ liberty_score: 2 });
  await waitFor(async () =>
    expect((await browser.client.drafts.read({ name: 'love-profile' })).words).toBe(''),
  );
});

test('the quiz draft stays in the tab without consent, and the page says so', async () => {
  const browser = await app.memberBrowser(aMember({ quiz: null }));
  await browser.client.answers.withdrawConsent({ purpose: 'quiz' });
  const { user } = await renderApp('/inscription/quiz', browser);
  const [slider] = await screen.findAllByRole('slider');
  slider?.focus();
  await user.keyboard('{ArrowRight}');
  await user.click(keep());
  await screen.findByText(/^Sans votre accord, vos réponses au quiz ne restent que dans cet onglet/);
  expect(await app.db.execute('SELECT * FROM drafts')).toMatchObject({ rows: [] });
});

test('fields that cannot be saved are named, and keep their values', async () => {
  const browser = await app.memberBrowser(aMember({ lifeProject: null }));
  const { user, network } = await renderApp('/inscription/life-project', browser);
  await user.click((await screen.findAllByRole<HTMLInputElement>('radio'))[0] ?? document.body);
  network.break('POST /api/drafts');
  await user.click(keep());
  await screen.findByText(/mais il est toujours là/);
  expect(screen.getAllByRole<HTMLInputElement>('radio')[0]?.checked).toBe(true);
});

test('an unsent draft is never saved for the next member in the same tab', async () => {
  const claire = await app.memberBrowser(aMember({ lifeProject: null }));
  const next = await app.memberBrowser(aMember({ lifeProject: null }));
  const { user } = await renderApp('/inscription/life-project', claire);
  await user.click((await screen.findAllByRole<HTMLInputElement>('radio'))[0] ?? document.body);
  cleanup();
  for (const [name, value] of next.cookies) claire.cookies.set(name, value);
  await expect(refreshSession()).rejects.toThrow('Une autre personne s’est connectée');
  await sendDrafts().catch(() => undefined);
  expect((await next.client.drafts.read({ name: 'life-project' })).words).toBe('');
});

test('an unsent draft survives the end of a session, for its author', async () => {
  const claire = await app.memberBrowser(aMember({ lifeProject: null }));
  const { user } = await renderApp('/inscription/life-project', claire);
  await user.click((await screen.findAllByRole<HTMLInputElement>('radio'))[0] ?? document.body);
  const session = new Map(claire.cookies);
  claire.cookies.clear();
  await refreshSession();
  await screen.findByText('Votre session a expiré. Veuillez vous reconnecter.');
  for (const [name, value] of session) claire.cookies.set(name, value);
  await refreshSession();
  expect(typedInTab('life-project')).toContain('living_preference');
});
