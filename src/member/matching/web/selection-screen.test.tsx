import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UndoNote } from './selection-screen.tsx';

const over = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  over.mockClear();
  render(<UndoNote firstName="Adrien" onUndo={() => undefined} onOver={over} />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

test('a pass can be undone for ten seconds', () => {
  expect(screen.getByText('Vous avez passé le profil d’Adrien.')).toBeDefined();
  wait(9.9);
  expect(over).not.toHaveBeenCalled();
  wait(0.2);
  expect(over).toHaveBeenCalledOnce();
});

test('the timer pauses while the button has the focus or the pointer', () => {
  fireEvent.focus(screen.getByRole('button'));
  fireEvent.pointerEnter(screen.getByRole('region'));
  wait(60);
  fireEvent.blur(screen.getByRole('button'));
  wait(60);
  expect(over).not.toHaveBeenCalled();
  fireEvent.pointerLeave(screen.getByRole('region'));
  wait(10.1);
  expect(over).toHaveBeenCalledOnce();
});
