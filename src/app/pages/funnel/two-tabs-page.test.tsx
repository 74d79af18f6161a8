import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';

const app = await testApp();

interface Form {
  path: string;
  save: string;
  fill: (user: UserEvent) => Promise<void>;
  elsewhere: (client: TestBrowser['client']) => Promise<unknown>;
  /** The values saved elsewhere, as the form displays them. */
  newer: string;
  stored: (client: TestBrowser['client']) => Promise<unknown>;
  /** The stored values after the form overwrites them. */
  mine: object;
}

const radio = (name: RegExp) => screen.findByRole('radio', { name });
const LIFE = {
  living_preference: 'Loin',
  living_arrangement: 'A voir',
  family_plans: 'Je veux des enfants',
} as const;

const FORMS: Record<string, Form> = {
  'a step of the funnel': {
    path: '/inscription/life-project',
    save: 'Continuer',
    fill: async (user) => {
      for (const name of [/^Au vert/, /^À voir/, /^Je veux des enfants/]) await user.click(await radio(name));
    },
    elsewhere: (client) => client.answers.saveLifeProject(LIFE),
    newer: 'Loin',
    stored: (client) => client.answers.lifeProject(),
    mine: { ...LIFE, living_preference: 'Au vert' },
  },
  'the presentation': {
    path: '/profile',
    save: 'Enregistrer',
    fill: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Modifier ma présentation' }));
      await user.type(await screen.findByLabelText(/^Quelques mots/), ' Et la mer.');
    },
    elsewhere: (client) => client.profile.update({ bio: 'Du téléphone.' }),
    newer: 'Du téléphone.',
    stored: (client) => client.profile.mine(),
    mine: { bio: 'J’aime les balades en forêt. Et la mer.' },
  },
};

test.each(Object.entries(FORMS))(
  '%s shows what another tab has saved, keeps the typed values, and replaces them on request',
  async (_, { path, save, fill, elsewhere, newer, stored, mine }) => {
    const browser = await app.memberBrowser(aMember(path === '/profile' ? {} : { lifeProject: null }));
    const { user } = await renderApp(path, browser);
    await fill(user);
    await elsewhere(browser.client);
    await user.click(screen.getByRole('button', { name: save }));
    await screen.findByText(/^Une autre version a été enregistrée entre-temps/);
    const other = screen.getByRole('region', { name: 'L’autre version' });
    expect(within(other).getByText(newer)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Enregistrer ma version à la place' }));
    await waitFor(async () => expect(await stored(browser.client)).toMatchObject(mine));
  },
);
