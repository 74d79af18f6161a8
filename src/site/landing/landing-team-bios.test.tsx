// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTeamBios } from './landing-team-bios.ts';

const stored = [{ first_name: 'Karim', last_name: 'Haddad', bio: 'Sa nouvelle bio.' }];
const answers = () => Response.json(stored);
/** How every browser words a lost connection. */
const lost = () => {
  throw new TypeError('Failed to fetch');
};

function Team() {
  const { coaches, notice } = useTeamBios();
  return (
    <>
      <p>{coaches.map(({ bio }) => bio).join()}</p>
      <p role="status">{notice}</p>
    </>
  );
}

/** @param sequence what the network does, one try after the other; the last for ever */
function network(...sequence: (() => Response)[]) {
  const fetch = vi.fn(async () => (sequence.length > 1 ? sequence.shift() : sequence[0])?.());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const notice = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a lost connection is tried again after 1, 2 and 4 seconds', async () => {
  const fetch = network(lost, lost, lost, answers);
  render(<Team />);
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
  expect(screen.getByText('Sa nouvelle bio.')).toBeDefined();
  expect(notice()).toBe('');
});

test('a connection that stays lost is said after the four tries', async () => {
  const fetch = network(lost);
  render(<Team />);
  await pass(10_000);
  expect(fetch).toHaveBeenCalledTimes(4);
  expect(notice()).toBe('Une erreur est survenue lors du chargement des données. Veuillez réessayer.');
});

test('a refusal is not asked again', async () => {
  const fetch = network(() => new Response('', { status: 404 }));
  render(<Team />);
  await pass(10_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(notice()).toBe('Une erreur est survenue lors du chargement des données. Veuillez réessayer.');
});

test.each([
  ['no coach at all', () => Response.json([]), "Aucune donnée n'a été trouvée."],
  [
    'something else than coaches',
    () => Response.json([{ first_name: 3 }]),
    "Une erreur inattendue s'est produite. Veuillez réessayer plus tard.",
  ],
  [
    'no JSON',
    () => new Response('<html>'),
    "Une erreur inattendue s'est produite. Veuillez réessayer plus tard.",
  ],
])('an answer with %s has its sentence', async (_, answer, sentence) => {
  network(answer);
  render(<Team />);
  await pass(0);
  expect(notice()).toBe(sentence);
});

test('offline nothing is asked nor said here; the return of the network asks', async () => {
  const fetch = network(answers);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<Team />);
  await pass(10_000);
  expect(fetch).not.toHaveBeenCalled();
  expect(notice()).toBe('');
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(screen.getByText('Sa nouvelle bio.')).toBeDefined();
});
