import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { defineNearby, NEARBY_FAILED, TOWN_UNKNOWN } from './nearby-element.ts';
import { NearbyForm } from './nearby-form.tsx';

const LYON = { town: { name: 'Lyon', department: 'Rhône' }, members: 1230, verified: 60 };
const LYON_3 = { town: { name: 'Lyon 3e Arrondissement', department: 'Rhône' }, members: 1230, verified: 60 };
const LYONS = { town: { name: 'Lyons-la-Forêt', department: 'Eure' }, members: null, verified: null };

beforeEach(() => {
  defineNearby();
  document.body.innerHTML = renderToStaticMarkup(NearbyForm());
  onTestFinished(() => {
    document.body.replaceChildren();
  });
});

async function ask(answer: () => Response) {
  const fetch = vi.fn(async (_path: string) => answer());
  vi.stubGlobal('fetch', fetch);
  await userEvent.type(screen.getByLabelText(/^Membres à 50/), 'lyon');
  expect(fetch).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/members-nearby?q=lyon');
  return screen.getByRole('status');
}

test('submitting sends the town and shows the number; towns of the same name are one press away', async () => {
  const said = await ask(() => Response.json([LYON, LYON_3, LYONS]));
  await expect
    .poll(() => said.textContent)
    .toMatch(/^Lyon \(Rhône\) et ses environs\s: au moins 1\s230 membres, dont au moins 60 vérifiés\.$/);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Lyons-la-Forêt (Eure)' }));
  expect(said.textContent).toMatch(/^Les premiers profils arrivent autour de Lyons-la-Forêt/);
  expect(said.textContent).not.toMatch(/\d/);
  expect(screen.getByRole('button', { name: 'Lyon (Rhône)' })).toBeDefined();
});

test.each([
  [null, /au moins 60 membres\.$/],
  [50, /au moins 60 membres, dont au moins 50 vérifiés\.$/],
  [60, /au moins 60 membres, pour la plupart vérifiés\.$/],
])('%s of sixty members are mentioned as verified', async (verified, sentence) => {
  const said = await ask(() => Response.json([{ ...LYON, members: 60, verified }]));
  await expect.poll(() => said.textContent).toMatch(sentence);
});

test.each([
  ['an unknown town', () => Response.json([]), TOWN_UNKNOWN],
  ['a refusal', () => new Response('', { status: 429 }), NEARBY_FAILED],
  ['other data', () => Response.json([{ town: 3 }]), NEARBY_FAILED],
])('%s has its own message', async (_, answer, sentence) => {
  const said = await ask(answer);
  await expect.poll(() => said.textContent).toBe(sentence);
});
