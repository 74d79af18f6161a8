import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Lazy, lazyPart } from './lazy-part.tsx';

const GONE = /^Cette partie de la page n’a pas pu être chargée/;

function Crop({ name }: { name: string }) {
  return <p>Recadrer {name}</p>;
}

/** Returns a module that fails to load this many times. */
function failing(times: number) {
  let left = times;
  return lazyPart(
    async () => {
      left -= 1;
      if (left >= 0) throw new TypeError('Importing a module script failed.');
      return { Crop };
    },
    (module) => module.Crop,
  );
}

function show(part: ReturnType<typeof failing>) {
  onTestFinished(cleanup);
  render(
    <>
      <label>
        Prénom
        <input />
      </label>
      <Lazy part={part} waiting={<p>Ouverture…</p>} replaces={<p>La photo entière</p>}>
        {(Part) => <Part name="la photo" />}
      </Lazy>
    </>,
  );
  return userEvent.setup();
}

test('a loading part shows its placeholder, beside what it will replace', async () => {
  show(failing(0));
  expect(screen.getByText('Ouverture…')).toBeDefined();
  expect(screen.getByText('La photo entière')).toBeDefined();
  await screen.findByText('Recadrer la photo');
  expect(screen.queryByText('Ouverture…')).toBeNull();
  expect(screen.queryByText('La photo entière')).toBeNull();
});

test('what a part would replace stays beside its failure until a retry succeeds', async () => {
  const user = show(failing(1));
  await screen.findByText(GONE);
  expect(screen.getByText('La photo entière')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await screen.findByText('Recadrer la photo');
  expect(screen.queryByText('La photo entière')).toBeNull();
});

test('a part that fails to load shows an error in its place, and the input beside it stays', async () => {
  const user = show(failing(2));
  await screen.findByText(GONE);
  await user.type(screen.getByLabelText('Prénom'), 'Claire');
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await screen.findByText(GONE);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await screen.findByText('Recadrer la photo');
  expect(screen.queryByText(GONE)).toBeNull();
  expect(screen.getByLabelText('Prénom')).toHaveProperty('value', 'Claire');
});

test('offline the error names the reason', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(failing(1));
  await screen.findByText('Vous êtes hors ligne. Veuillez vérifier votre connexion internet.');
});

let broken = false;
function Breakable({ name }: { name: string }) {
  if (broken) throw new Error('This part breaks while it is drawn');
  return <Crop name={name} />;
}

test('a part that crashes leaves its surroundings intact', async () => {
  const noise = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  broken = true;
  const user = show(
    lazyPart(
      async () => ({ Breakable }),
      (module) => module.Breakable,
    ),
  );
  await screen.findByText(GONE);
  expect(screen.getByLabelText('Prénom')).toBeDefined();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await screen.findByText('Recadrer la photo');
  noise.mockClear();
});
