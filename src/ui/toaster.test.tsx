import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster, toast, undoable } from './toaster.tsx';
import { undoLatest } from './toasts.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a confirmation appears at the top, away from the field being typed in', () => {
  render(<Toaster onThere={() => void toast('C’est fait.')} />);
  passing(100);
  const said = screen.getByText('C’est fait.');
  expect(said.closest<HTMLElement>('[data-sonner-toaster]')?.dataset.yPosition).toBe('top');
});

function passing(ms: number): void {
  // In steps, because each timer of the library sets the next one from an effect.
  for (let passed = 0; passed < ms; passed += 100) act(() => void vi.advanceTimersByTime(100));
}

test('an undo is offered for ten seconds, and the countdown pauses while it has the focus', () => {
  render(
    <Toaster
      onThere={() =>
        void toast.success(
          'Résolue.',
          undoable(() => undefined),
        )
      }
    />,
  );
  passing(100);
  const undo = screen.getByRole('button', { name: 'Annuler' });
  expect(undo.closest('[aria-live="polite"]')).not.toBeNull();
  passing(9000);
  act(() => undo.focus());
  passing(60_000);
  expect(screen.getByText('Résolue.')).toBeDefined();
  act(() => undo.blur());
  passing(2000);
  expect(screen.queryByText('Résolue.')).toBeNull();
});

test('the latest undo can be pressed from anywhere, once, and its toast disappears', () => {
  const undone: string[] = [];
  function say() {
    for (const word of ['Résolue.', 'Classé.'])
      toast.success(
        word,
        undoable(() => undone.push(word)),
      );
  }
  render(<Toaster onThere={say} />);
  passing(100);
  act(undoLatest);
  act(undoLatest);
  act(undoLatest);
  expect(undone).toEqual(['Classé.', 'Résolue.']);
  passing(1000);
  expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
});
