import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consumeEarlyRead } from '#browser/api/create-api.ts';
import { CARD_SIZES } from '#member/matching/web/shared/person-photos.tsx';
import { photoSources } from '#member/photos/rules.ts';
import { askEarly } from './app-shells.ts';

const PHOTO = '/media/abc/upright';
const selection = () => Response.json({ people: [{ photos: [{ url: PHOTO }] }] });
const request = (path: string, method = 'GET') => new Request(`http://localhost${path}`, { method });

function ask(...paths: string[]): void {
  const element = document.createElement('script');
  element.dataset.reads = paths.join(' ');
  Object.defineProperty(document, 'currentScript', { value: element, configurable: true });
  askEarly();
}

const shown: object[] = [];
beforeEach(() => {
  shown.length = 0;
  window.history.replaceState(null, '', '/selection');
  // The clock of the worker: it would be older than an early read may be, as soon as other files have run for 15 s.
  vi.spyOn(performance, 'now').mockReturnValue(100);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => selection()),
  );
  vi.stubGlobal(
    'Image',
    class {
      constructor() {
        shown.push(this);
      }
    },
  );
});
afterEach(() => {
  delete window.earlyReads;
  Reflect.deleteProperty(document, 'currentScript');
});

test('an early response is used once, unchanged', async () => {
  ask('/api/session', '/api/selection');
  const answer = await consumeEarlyRead(request('/api/selection'));
  expect(await answer?.json()).toEqual(await selection().json());
  expect(consumeEarlyRead(request('/api/selection'))).toBeUndefined();
});

test('later scripts, then fonts, are preloaded after the reads are requested', () => {
  const element = document.createElement('script');
  Object.assign(element.dataset, {
    reads: '/api/session',
    scripts: '/assets/a.js /assets/b.js',
    fonts: '/f.woff2',
  });
  Object.defineProperty(document, 'currentScript', { value: element, configurable: true });
  askEarly();
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map((link) => [link.rel, link.getAttribute('href')])).toEqual([
    ['modulepreload', '/assets/a.js'],
    ['modulepreload', '/assets/b.js'],
    ['preload', '/f.woff2'],
  ]);
  // Without it the font would be fetched a second time.
  expect(links[2]?.crossOrigin).toBe('anonymous');
  for (const link of links) link.remove();
});

test('another read, or a write, is sent separately', () => {
  ask('/api/selection');
  expect(consumeEarlyRead(request('/api/session'))).toBeUndefined();
  expect(consumeEarlyRead(request('/api/selection?page=2'))).toBeUndefined();
  ask('/api/selection');
  expect(consumeEarlyRead(request('/api/selection', 'POST'))).toBeUndefined();
});

test('an old early response is not used', () => {
  ask('/api/selection');
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  expect(consumeEarlyRead(request('/api/selection'))).toBeUndefined();
});

test('the photo of the first person is fetched with the sources and sizes of their card', async () => {
  ask('/api/selection');
  await expect.poll(() => shown).toHaveLength(1);
  expect(shown[0]).toMatchObject({ srcset: photoSources(PHOTO), sizes: CARD_SIZES });
});

test('a failed early read rejects only for the page that uses it', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  ask('/api/selection');
  await expect(consumeEarlyRead(request('/api/selection'))).rejects.toBeInstanceOf(TypeError);
});
