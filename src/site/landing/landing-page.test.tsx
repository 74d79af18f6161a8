// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { BUILT_IN_COACHES } from '#features/accompaniment/coaches/texts.ts';
import { coaches } from '#server/schema.ts';
import { renderApp } from '#testing/render-app.tsx';
import { type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;

// A page waits for its lower part as long as its readers do: the first build of it, on a busy machine, takes longer.
beforeAll(() => import('./landing-below.tsx'));

beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

const BIO = 'Sa bio, telle que l’équipe l’a récrite.';

/** Karim as the team has stored him, his name typed in its own way. */
async function storeKarim(): Promise<void> {
  await app.db.insert(coaches).values({
    id: 'karim',
    first_name: 'Karim',
    last_name: 'HADDAD ',
    specialty: 'Confiance',
    bio: BIO,
    email: 'karim@equipe.invalid',
  });
}

/** Opens the page and waits for its lower part, whose code comes apart. */
async function open(options?: Parameters<typeof renderApp>[2]) {
  const opened = await renderApp('/', app.browser(), options);
  await screen.findByRole('region', { name: 'Témoignages' });
  return opened;
}
/** As the text of a page is compared: our narrow spaces count as spaces. */
const bioOf = (place: number) => (BUILT_IN_COACHES[place]?.bio ?? '').replace(/\s+/gu, ' ');
const path = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^Voir mon parcours.*${name}`) });
const team = () => screen.getByRole('region', { name: 'Notre équipe de coachs' });

function expectEveryCoach() {
  for (const { firstName, lastName } of BUILT_IN_COACHES) {
    expect(within(team()).getByRole('heading', { name: `${firstName} ${lastName}` })).toBeDefined();
  }
}

test('the first page leads to the log-in and to the beginning, and says how it works in four steps', async () => {
  await open();
  expect(screen.getByRole('banner').querySelector('a[href="/inscription/form?mode=login"]')).not.toBeNull();
  const begin = screen.getAllByRole('link', { name: 'Commencer gratuitement' });
  expect(begin.length).toBeGreaterThan(1);
  for (const link of begin) expect(link.getAttribute('href')).toBe('/inscription/bienvenue');
  const steps = screen.getByRole('region', { name: 'Comment ça marche' });
  expect(within(steps).getAllByRole('listitem')).toHaveLength(4);
  expect(within(screen.getByRole('region', { name: 'Témoignages' })).getAllByRole('figure')).toHaveLength(7);
  expect(screen.getByText('Un profil d’exemple')).toBeDefined();
  expect(screen.getByRole('button', { name: /^Lire la vidéo/ })).toBeDefined();
  expect(screen.getByText('100 € TTC')).toBeDefined();
  expect(document.body.textContent).not.toMatch(/bientôt/i);
});

test('« Voir mon parcours » opens a bio and closes it', async () => {
  const { user } = await open();
  const bio = bioOf(0);
  expect(path('Aïssata').getAttribute('aria-expanded')).toBe('false');
  await user.click(path('Aïssata'));
  const fold = screen.getByRole('button', { name: /^Replier mon parcours.*Aïssata/ });
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText(bio).closest('[hidden]')).toBeNull();
  await user.keyboard('{Escape}');
  expect(path('Aïssata').getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByText(bio).closest('[hidden]')).not.toBeNull();
});

describe('the stored coaches', () => {
  test('override the bio of the one who bears the same name, and of nobody else', async () => {
    await storeKarim();
    await open();
    await screen.findByText(BIO);
    expectEveryCoach();
    expect(screen.queryByText(bioOf(3))).toBeNull();
    expect(screen.getByText(bioOf(0))).toBeDefined();
    expect(document.body.textContent).not.toContain('equipe.invalid');
  });

  test('that do not exist are said so, beside the four who are always there', async () => {
    await open();
    await screen.findByText("Aucune donnée n'a été trouvée.");
    expectEveryCoach();
  });

  test('that cannot be read are said so, beside the four who are always there, and can be asked again', async () => {
    await storeKarim();
    const { user, network } = await open({ broken: 'GET /api/team/coaches' });
    await screen.findByText('Une erreur est survenue lors du chargement des données. Veuillez réessayer.');
    expectEveryCoach();
    network.mend();
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await screen.findByText(BIO);
    expect(screen.queryByText(/Une erreur est survenue/)).toBeNull();
  });

  test('are read again when the network is back', async () => {
    await open();
    await screen.findByText("Aucune donnée n'a été trouvée.");
    await storeKarim();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(
      screen.getByText('Vous êtes hors ligne. Veuillez vérifier votre connexion internet.'),
    ).toBeDefined();
    expect(screen.queryByText("Aucune donnée n'a été trouvée.")).toBeNull();
    expectEveryCoach();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByText(BIO);
    expect(screen.queryByText(/^Vous êtes hors ligne/)).toBeNull();
  });
});

describe('the carousels', () => {
  const place = (region: string) =>
    within(screen.getByRole('region', { name: region }))
      .getByRole('button', { current: true })
      .getAttribute('aria-label');
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  /** From a first press on, time is ours. */
  async function begin() {
    await open({ motion: true });
    await screen.findByText("Aucune donnée n'a été trouvée.");
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldClearNativeTimers: true });
    onTestFinished(() => void vi.useRealTimers());
    press('Témoignage suivant');
    press('Portrait suivant');
  }

  test('testimonials go on every six seconds, coaches every four; a press counts the time again', async () => {
    await begin();
    expect(place('Témoignages')).toBe('Témoignage 2 sur 7');
    pass(3999);
    expect(place('Notre équipe de coachs')).toBe('Portrait 2 sur 4');
    pass(1);
    expect(place('Notre équipe de coachs')).toBe('Portrait 3 sur 4');
    pass(1999);
    expect(place('Témoignages')).toBe('Témoignage 2 sur 7');
    pass(1);
    expect(place('Témoignages')).toBe('Témoignage 3 sur 7');
  });

  test('each has its pause, which stops that one only', async () => {
    await begin();
    press('Arrêter le défilement des témoignages');
    for (const _ of [1, 2, 3]) pass(4000);
    expect(place('Témoignages')).toBe('Témoignage 2 sur 7');
    expect(place('Notre équipe de coachs')).toBe('Portrait 1 sur 4');
  });

  test('a coach whose path one reads is not taken away', async () => {
    await begin();
    fireEvent.click(path('Antoine'));
    pass(60_000);
    expect(place('Notre équipe de coachs')).toBe('Portrait 2 sur 4');
  });
});
