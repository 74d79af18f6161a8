import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { WaitingButton } from './waiting-button.tsx';

afterEach(cleanup);

function Booking({ onSent }: { onSent: () => void }) {
  const [time, setTime] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSent();
      }}
    >
      <input aria-label="Nom" />
      <input
        aria-label="Horaire"
        name="time"
        value={time}
        onChange={(event) => setTime(event.target.value)}
      />
      <WaitingButton
        type="submit"
        field="[name=time]"
        missing={time ? null : 'Choisissez d’abord un horaire.'}
      >
        Réserver
      </WaitingButton>
    </form>
  );
}

test('a waiting button is reachable by keyboard, says what is missing and focuses it', async () => {
  let sent = 0;
  render(<Booking onSent={() => sent++} />);
  const button = screen.getByRole('button', { name: 'Réserver' });
  button.focus();
  expect(document.activeElement).toBe(button);
  expect(screen.queryByText('Choisissez d’abord un horaire.')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Choisissez d’abord un horaire.');
  expect(document.activeElement).toBe(screen.getByLabelText('Horaire'));
  expect(sent).toBe(0);
});

test('Enter in another field does not bypass it either', async () => {
  let sent = 0;
  render(<Booking onSent={() => sent++} />);
  await userEvent.type(screen.getByLabelText('Nom'), 'Claire{Enter}');
  expect(sent).toBe(0);
  expect(document.activeElement).toBe(screen.getByLabelText('Horaire'));
});

test('an answered field lets the button submit, and its message disappears', async () => {
  let sent = 0;
  render(<Booking onSent={() => sent++} />);
  await userEvent.click(screen.getByRole('button', { name: 'Réserver' }));
  await userEvent.type(screen.getByLabelText('Horaire'), '18 h');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Réserver' }));
  expect(sent).toBe(1);
});
