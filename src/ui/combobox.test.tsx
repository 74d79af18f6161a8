import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Combobox } from './combobox.tsx';

afterEach(cleanup);

const towns = ['Lille', 'Limoges', 'Lyon'].map((label) => ({ id: label, label }));

function TownSearch() {
  const [text, setText] = useState('');
  const options = towns.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()));
  return (
    <Combobox
      label="Ville"
      inputValue={text}
      onInputChange={setText}
      options={options}
      onSelect={(town) => setText(town.label)}
    />
  );
}

function openWith(text: string) {
  render(<TownSearch />);
  return userEvent.type(screen.getByRole('combobox', { name: 'Ville' }), text);
}

test('the list opens from two characters on and announces the number of results', async () => {
  await openWith('l');
  expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
  await userEvent.type(screen.getByRole('combobox'), 'i');
  expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('2 résultats');
});

test('arrow keys wrap around the list and Enter chooses', async () => {
  await openWith('li');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Limoges');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'Lille');
  expect(screen.queryByRole('option')).toBeNull();
});

test('a click chooses', async () => {
  await openWith('li');
  await userEvent.click(screen.getByRole('option', { name: 'Limoges' }));
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'Limoges');
});

test('Escape closes the list and keeps the text', async () => {
  await openWith('li');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'li');
});

test('an empty result is announced', async () => {
  await openWith('zz');
  expect(screen.getByRole('status').textContent).toBe('Aucun résultat');
});

test('older suggestions cannot be chosen while those for a new text are loading', async () => {
  const chosen: string[] = [];
  const props = {
    label: 'Ville',
    inputValue: 'lim',
    onInputChange: () => undefined,
    options: towns,
    onSelect: ({ label }: { label: string }) => chosen.push(label),
  };
  const { rerender } = render(<Combobox {...props} />);
  await userEvent.type(screen.getByRole('combobox'), 'o{ArrowDown}');
  rerender(<Combobox {...props} pending />);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByText('Lyon'));
  expect(chosen).toEqual([]);
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Recherche en cours…');
  rerender(<Combobox {...props} />);
  await userEvent.click(screen.getByRole('option', { name: 'Lyon' }));
  expect(chosen).toEqual(['Lyon']);
});

test('Enter chooses the option with the typed name, ignoring case', async () => {
  await openWith('lyon');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'Lyon');
  expect(screen.queryByRole('option')).toBeNull();
});
