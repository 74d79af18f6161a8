import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { startTestApp } from '#testing/test-app.ts';
import { testDatabase } from '#testing/test-db.ts';

test.each([
  ['1', 'shows a demonstration line in the member area'],
  ['0', 'shows no such line'],
] as const)('DEMO=%s %s', async (DEMO, _title) => {
  const app = await startTestApp({ database: await testDatabase(), variables: { DEMO } });
  try {
    await app.reset();
    await renderApp('/dashboard', await app.memberBrowser());
    await screen.findByRole('heading', { level: 1 });
    const line = screen.queryByText(/^Démonstration\s: personnes et témoignages inventés$/);
    expect(line !== null).toBe(DEMO === '1');
  } finally {
    await app.stop();
  }
});
