// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { keepBiosFresh } from './keep-bios-fresh.ts';

const BUILT = 'Sa bio, telle que la page l’a.';
const stored = [{ first_name: 'Karim', last_name: 'HADDAD ', bio: 'Sa nouvelle bio.' }];
const answers = () => Response.json(stored);
/** How every browser words a lost connection. */
const lost = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  vi.useFakeTimers();
  const online = new AbortController();
  const listen = window.addEventListener.bind(window);
  // What listens to the window would outlive its test.
  vi.spyOn(window, 'addEventListener').mockImplementation((name, listener) =>
    listen(name, listener, { signal: online.signal }),
  );
  onTestFinished(() => {
    online.abort();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  document.body.innerHTML = `
    <p data-bio="Karim|Haddad">${BUILT}</p><p data-bio="Aïssata|Diarra">La sienne.</p>
    <div role="status" data-team-notice><p></p><button type="button" hidden>Réessayer</button></div>`;
});

/** @param sequence what the network does, one try after the other; the last for ever */
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

test('a stored bio takes the place of the one of whoever bears the same name, and of nobody else', async () => {
  network(answers);
  keepBiosFresh();
  await pass(0);
  expect(bios()).toEqual(['Sa nouvelle bio.', 'La sienne.']);
  expect([notice(), again()]).toEqual(['', null]);
});

test('a lost connection is tried again after 1, 2 and 4 seconds', async () => {
  const fetch = network(lost, lost, lost, answers);
  keepBiosFresh();
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

test('a connection that stays lost is said after the four tries; the bios stay, and can be asked for again', async () => {
  const fetch = network(lost, lost, lost, lost, answers);
  keepBiosFresh();
  await pass(10_000);
  expect(fetch).toHaveBeenCalledTimes(4);
  expect([notice(), bios()[0]]).toEqual([FAILED, BUILT]);
  again()?.click();
  await pass(0);
  expect([notice(), bios()[0], again()]).toEqual(['', 'Sa nouvelle bio.', null]);
});

test('a refusal is not asked again', async () => {
  const fetch = network(() => new Response('', { status: 404 }));
  keepBiosFresh();
  await pass(10_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(notice()).toBe(FAILED);
});

test.each([
  ['something else than coaches', () => Response.json([{ first_name: 3 }])],
  ['nothing where coaches are', () => Response.json([null])],
  ['no JSON', () => new Response('<html>')],
])('an answer with %s has its sentence', async (_, answer) => {
  network(answer);
  keepBiosFresh();
  await pass(0);
  expect(notice()).toBe('Une erreur inattendue s’est produite. Veuillez réessayer plus tard.');
});

test('that no coach is stored is said; those of the build stay', async () => {
  network(() => Response.json([]));
  keepBiosFresh();
  await pass(0);
  expect([notice(), bios()[0]]).toEqual(['Aucune donnée n’a été trouvée.', BUILT]);
});

test('offline nothing is asked nor said here; the return of the network asks', async () => {
  const fetch = network(answers);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  keepBiosFresh();
  await pass(10_000);
  expect(fetch).not.toHaveBeenCalled();
  expect(notice()).toBe('');
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(bios()[0]).toBe('Sa nouvelle bio.');
});
