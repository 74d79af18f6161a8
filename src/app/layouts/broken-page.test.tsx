import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { queryClient } from '#browser/api/query-client.ts';
import { stubBrowser } from '#testing/stub-browser.ts';
import { testApp } from '#testing/test-app.ts';
import FunnelLayout from './funnel-layout.tsx';
import MemberLayout from './member-layout.tsx';
import SiteLayout from './site-layout.tsx';

const app = await testApp();

function BrokenPage(): never {
  throw new Error('This page breaks while it is drawn');
}

test.each([
  ['member area', MemberLayout, '/dashboard', { role: 'link', name: 'Mon profil' }],
  ['funnel', FunnelLayout, '/inscription/quiz?from=profile', { role: 'button', name: 'Se déconnecter' }],
  ['open pages', SiteLayout, '/reset-password', { role: 'link', name: 'Mon profil' }],
] as const)(
  'a crashing page of the %s leaves its layout intact',
  async (_place, Layout, path, { role, name }) => {
    const noise = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    stubBrowser(path, await app.memberBrowser());
    const router = createMemoryRouter(
      [{ Component: Layout, children: [{ path: '*', Component: BrokenPage }] }],
      {
        initialEntries: [path],
      },
    );
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
    await screen.findByText('Cette page n’a pas pu s’afficher');
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined();
    await screen.findByRole(role, { name });
    noise.mockClear();
    router.dispose();
  },
);
