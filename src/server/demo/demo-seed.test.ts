import { expect, test } from 'vitest';
import { LEAST_TOLD_NEARBY } from '#member/photos/rules.ts';
import { startTestApp } from '#testing/test-app.ts';
import { testDatabase } from '#testing/test-db.ts';
import { seedDemo } from './demo-seed.ts';

test('the demonstration has enough verified members around Lyon for the counter of the home page', async () => {
  const app = await startTestApp({ database: await testDatabase(), variables: { DEMO: '1' } });
  try {
    await app.reset();
    await seedDemo(app.services);
    // Counts are cached for an hour.
    app.clock.advance({ hours: 1 });
    const { client } = app.browser();
    const [lyon] = await client.verification.nearby({ q: 'Lyon' });
    expect(lyon?.town.name).toBe('Lyon');
    expect(lyon?.members).toBeGreaterThanOrEqual(LEAST_TOLD_NEARBY);
    expect((await client.session.read()).demonstration).toBe(true);
  } finally {
    await app.stop();
  }
});
