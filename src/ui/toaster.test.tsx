// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Toaster, toast } from './toaster.tsx';

test('a confirmation stands above, away from the field in which one writes', async () => {
  render(<Toaster onThere={() => void toast('C’est fait.')} />);
  const said = await screen.findByText('C’est fait.');
  expect(said.closest<HTMLElement>('[data-sonner-toaster]')?.dataset.yPosition).toBe('top');
});
