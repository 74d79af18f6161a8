import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Range } from './slider.tsx';

afterEach(cleanup);

function Quiz() {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <label htmlFor="quiz">Écoute</label>
      <Range id="quiz" min={1} max={10} value={value} onChange={setValue} />
    </>
  );
}

function slider() {
  return screen.getByRole('slider', { name: 'Écoute' });
}

test('an untouched slider rests at 1 but says that it is unanswered', () => {
  render(<Quiz />);
  expect(slider()).toHaveProperty('value', '1');
  expect(slider().getAttribute('aria-valuetext')).toBe('non répondu');
});

test('a moved slider states its value and the maximum', () => {
  render(<Quiz />);
  fireEvent.change(slider(), { target: { value: '5' } });
  expect(slider().getAttribute('aria-valuetext')).toBe('5 sur 10');
});

test('the lowest answer can be given by keyboard, though the thumb does not move', () => {
  render(<Quiz />);
  fireEvent.keyDown(slider(), { key: 'Home' });
  expect(slider().getAttribute('aria-valuetext')).toBe('1 sur 10');
});

test('tabbing past gives no answer', () => {
  render(<Quiz />);
  fireEvent.keyDown(slider(), { key: 'Tab' });
  expect(slider().getAttribute('aria-valuetext')).toBe('non répondu');
});
