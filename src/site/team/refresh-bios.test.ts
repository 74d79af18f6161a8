import { screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { refreshBios } from './refresh-bios.ts';

const BUILT = 'Sa bio, telle que la page l’a.';
const stored = [{ first_name: 'Karim', last_name: 'HADDAD ', bio: 'Sa nouvelle bio.' }];
const answers = () => Response.json(stored);
const lost = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  vi.useFakeTimers();
  const online = new AbortController();
  const listen = window.addEventListener.bind(window);
  // Window listeners would outlive the test.
  vi.spyOn(window, 'addEventListener').mockImplementation((name, listener) =>
    listen(name, listener, { signal: online.signal }),
  );
  onTestFinished(() => {
    online.abort();
    vi.useRealTimers();
    document.body.replaceChildren();
  });
  document.body.innerHTML = `
    <p data-bio="Karim|Haddad">${BUILT}</p><p data-bio="Aïssata|Diarra">La sienne.</p>
    <div role="status" data-team-notice><p></p><button type="button" hidden>Réessayer</button></div>`;
});

/** @param sequence responses in order; the last one repeats */
function network(...sequence: (() => Response)[]) {
  const fetch = vi.fn(async () => (sequence.length > 1 ? sequence.shift() : sequence[0])?.());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const bios = () => [...document.querySelectorAll('[data-bio]')].map(({ textContent }) => textContent);
const notice = () => document.querySelector('[data-team-notice] p')?.textContent;
const again = () => screen.queryByRole('button', { name: 'Réessayer' });
const FAILED = 'Une erreur est survenue lors du chargement des données. Veuillez réessayer.';

test('a stored bio replaces that of the coach with the same name, and no other', async () => {
  network(answers);
  refreshBios();
  await pass(0);
  expect(bios()).toEqual(['Sa nouvelle bio.', 'La sienne.']);
  expect([notice(), again()]).toEqual(['', null]);
});

test('a lost connection is retried after 1, 2 and 4 seconds', async () => {
  const fetch = network(lost, lost, lost, answers);
  refreshBios();
  await pass(0);
  expect(fetch).toHaveBeenCalledTimes(1);
  for (const [delay, calls] of [
    [1000, 2],
    [2000, 3],
    [4000, 4],
  ] as const) {
    await pass(delay - 1);
    expect(fetch).toHaveBeenCalledTimes(calls - 1);
    await pass(1);
    expect(fetch).toHaveBeenCalledTimes(calls);
  }
  expect(bios()[0]).toBe('Sa nouvelle bio.');
  expect(notice()).toBe('');
});

test('a message appears after four failed attempts; the bios stay, with a retry button', async () => {
  const fetch = network(lost, lost, lost, lost, answers);
  refreshBios();
  await pass(10_000);
  expect(fetch).toHaveBeenCalledTimes(4);
  expect([notice(), bios()[0]]).toEqual([FAILED, BUILT]);
  again()?.click();
  await pass(0);
  expect([notice(), bios()[0], again()]).toEqual(['', 'Sa nouvelle bio.', null]);
});

test('a client error is not retried', async () => {
  const fetch = network(() => new Response('', { status: 404 }));
  refreshBios();
  await pass(10_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(notice()).toBe(FAILED);
});

test.each([
  ['other data than coaches', () => Response.json([{ first_name: 3 }])],
  ['null in place of coaches', () => Response.json([null])],
  ['no JSON', () => new Response('<html>')],
])('a response with %s has its own message', async (_, answer) => {
  network(answer);
  refreshBios();
  await pass(0);
  expect(notice()).toBe('Une erreur inattendue s’est produite. Veuillez réessayer plus tard.');
});

test('an empty list is reported; the bios of the build stay', async () => {
  network(() => Response.json([]));
  refreshBios();
  await pass(0);
  expect([notice(), bios()[0]]).toEqual(['Aucune donnée n’a été trouvée.', BUILT]);
});

test('offline the page sends no request and shows no message; the next request follows the reconnection', async () => {
  const fetch = network(answers);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  refreshBios();
  await pass(10_000);
  expect(fetch).not.toHaveBeenCalled();
  expect(notice()).toBe('');
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(bios()[0]).toBe('Sa nouvelle bio.');
});
