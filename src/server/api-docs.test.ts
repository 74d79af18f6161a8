import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '#platform/rate-limit.ts';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

describe.each(['/api/openapi.json', '/api/docs'])('%s', (path) => {
  const ask = (headers: Record<string, string> = {}) => app.app.request(path, { headers });

  test('comes compressed and cached, and returns 304 when unchanged', async () => {
    const plain = await ask();
    const packed = await ask({ 'accept-encoding': 'gzip, br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('cache-control')).toBe('public, max-age=3600');
    const [whole, short] = [await plain.text(), Buffer.from(await packed.arrayBuffer())];
    expect(String(brotliDecompressSync(short))).toBe(whole);
    expect(short.length).toBeLessThan(whole.length / 4);
    const again = await ask({ 'if-none-match': packed.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('returns 429 after thirty requests an hour from one origin, counting both documents', async () => {
    const { max } = LIMITS.apiDocumentsByOrigin;
    for (let place = 0; place < max; place += 1)
      expect((await app.app.request(place % 2 ? '/api/docs' : '/api/openapi.json')).status).toBe(200);
    const refused = await ask();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(await refused.text()).toBe(
      'Vous avez atteint la limite pour le moment. Réessayez dans une heure.',
    );
    app.clock.advance({ hours: 1 });
    expect((await ask()).status).toBe(200);
  });
});
