// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { supportThreads } from '#server/schema.ts';
import { aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

test('from what a member wrote one press leads to their page, which asks why one opens it', async () => {
  const claire = await app.memberBrowser(aMember());
  await claire.client.supportChat.sendAsMember({ clientId: crypto.randomUUID(), content: 'Bonjour' });
  const [thread] = await app.db.select({ id: supportThreads.id }).from(supportThreads);
  const { user } = await renderApp(`/equipe/messages/${thread?.id}`, await app.staffBrowser('support'));
  await user.click(await screen.findByRole('link', { name: 'Sa fiche' }));
  expect(window.location.pathname).toBe(`/equipe/membres/${claire.member.id}`);
  await screen.findByText(/Pourquoi/);
});
