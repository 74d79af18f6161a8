import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import type { MeasuredEvent } from '#identity/ad-measurement/rules.ts';
import { onMeasuredEvent } from '#identity/ad-measurement/web/shared/track.ts';
import { aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

type Answer = (user: UserEvent, again: boolean) => Promise<void>;

async function choose(user: UserEvent, role: 'radio' | 'checkbox', ...names: readonly RegExp[]) {
  for (const name of names) await user.click(await screen.findByRole(role, { name }));
}

const slide: Answer = async (user, again) => {
  for (const slider of await screen.findAllByRole('slider'))
    fireEvent.change(slider, { target: { value: again ? '6' : '5' } });
  if (!again) await choose(user, 'checkbox', /^J’accepte expressément/);
};

const answerFive: Answer = async (user, again) => {
  for (let question = 1; question <= 5; question += 1) {
    await screen.findByText(`Question ${question} sur 5`);
    const answer = screen.getAllByRole('radio')[again ? 1 : 0];
    if (answer) await user.click(answer);
    if (question < 5) await user.click(screen.getByRole('button', { name: 'Suivant' }));
  }
};

const STEPS: [MeasuredEvent, string, Parameters<typeof aMember>[0], Answer][] = [
  [
    'search_preferences',
    'preferences',
    { preferences: null },
    (user, again) => choose(user, 'radio', again ? /^Une femme/ : /^Un homme/),
  ],
  [
    'life_project',
    'life-project',
    { lifeProject: null },
    (user, again) => choose(user, 'radio', again ? /^Loin/ : /^Au vert/, /^À voir/, /^Je ne sais pas/),
  ],
  [
    'shared_values',
    'shared-values',
    { activities: null },
    (user, again) => choose(user, 'checkbox', again ? /^Sport/ : /^Danse/),
  ],
  ['love_profile', 'love-profile', { loveProfile: null }, answerFive],
  ['relationship_quiz', 'quiz', { quiz: null }, slide],
];

test('account_creation is sent at the first sign-up of a browser, not when the address is corrected', async () => {
  const sent: MeasuredEvent[] = [];
  onTestFinished(onMeasuredEvent(async (event) => void sent.push(event)));
  const browser = app.browser();
  async function signUp(user: UserEvent, email: string) {
    const field = await screen.findByRole('textbox', { name: /e-mail/ });
    await user.clear(field);
    await user.type(field, email);
    await user.click(screen.getByRole('button', { name: 'S’inscrire gratuitement' }));
    await screen.findByRole('heading', { name: 'Vérifiez votre boîte e-mail' });
  }
  const { user } = await renderApp('/inscription/form', browser);
  await signUp(user, 'clare@exemple.invalid');
  await user.click(screen.getByRole('button', { name: 'Changer d’adresse' }));
  await signUp(user, 'claire@exemple.invalid');
  cleanup();
  const later = await renderApp('/inscription/form', browser);
  await signUp(later.user, 'claire@exemple.invalid');
  expect(sent).toEqual(['account_creation']);
});

test.each(STEPS)('%s is sent once, when its step is saved', async (step, path, missing, answer) => {
  const sent: MeasuredEvent[] = [];
  onTestFinished(onMeasuredEvent(async (event) => void sent.push(event)));
  const browser = await app.memberBrowser(aMember(missing));
  const route = `/inscription/${path}`;
  for (const again of [false, true]) {
    const { user } = await renderApp(route, browser);
    await answer(user, again);
    await user.click(screen.getByRole('button', { name: /^(Continuer|Enregistrer)$/ }));
    await waitFor(() => expect(window.location.pathname).not.toBe(route));
    expect(sent).toEqual([step]);
    cleanup();
  }
});
