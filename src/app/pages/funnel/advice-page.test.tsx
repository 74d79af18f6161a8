import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

async function openAdvice(quiz: Parameters<typeof aMember>[0]) {
  await renderApp('/inscription/advice', await app.memberBrowser(aMember(quiz)));
}

const calm = {
  past_breakups_score: 1,
  abandonment_fear_score: 3,
  self_confidence_score: 2,
  single_status_score: 3,
};

test('each score of 4 or more shows its advice and its workshop, the highest first', async () => {
  await openAdvice({ quiz: { ...calm, past_breakups_score: 4, single_status_score: 9 } });
  await screen.findByRole('heading', { name: 'Prendre le temps de choisir' });
  const cards = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
  expect(cards.map((title) => title.textContent)).toEqual([
    'Prendre le temps de choisir',
    'Laisser à cette histoire sa juste place',
  ]);
  expect(screen.getByText('Se libérer de la dépendance affective')).toBeDefined();
  expect(screen.getByText('Faire le deuil d’une relation passée')).toBeDefined();
});

test('the page shows « Formidable ! » and no workshop when no score reaches 4', async () => {
  await openAdvice({ quiz: calm });
  await screen.findByRole('heading', { name: /^Formidable\s!$/ });
  expect(screen.queryByText(/Atelier conseillé/)).toBeNull();
});

test('the page tells a member without the quiz how to get advice, and offers to continue', async () => {
  await openAdvice({ quiz: null });
  await screen.findByRole('heading', { name: 'Quiz non complété' });
  expect(screen.getByRole('link', { name: 'Faire le quiz' }).getAttribute('href')).toBe('/inscription/quiz');
  expect(screen.getByRole('link', { name: 'Continuer' }).getAttribute('href')).toBe('/inscription/complete');
});
