import { render, screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, onTestFinished, test } from 'vitest';
import { TextArea } from './text-area.tsx';

type Shared = Pick<ComponentProps<typeof TextArea>, 'label' | 'maxLength'>;

function Controlled(shared: Shared) {
  const [value, setValue] = useState('');
  return <TextArea {...shared} value={value} onChange={({ target }) => setValue(target.value)} />;
}

function Registered(shared: Shared) {
  const { register } = useForm({ defaultValues: { note: '' } });
  return <TextArea {...shared} {...register('note')} />;
}

test.each([
  ['controlled', Controlled],
  ['registered', Registered],
])('a %s field keeps every character of a hundred inputs in a row', async (_, Form) => {
  const { unmount } = render(<Form label="Votre mot" maxLength={600} />);
  onTestFinished(unmount);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  const refused: string[] = [];
  const onError = (event: ErrorEvent) => {
    event.preventDefault();
    refused.push(event.message);
  };
  window.addEventListener('error', onError);
  onTestFinished(() => window.removeEventListener('error', onError));
  for (let typed = 1; typed <= 100; typed += 1) {
    // As a browser does, without React's own setter.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
      field,
      'a'.repeat(typed),
    );
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  expect(refused).toEqual([]);
  expect(field.value).toBe('a'.repeat(100));
  await screen.findByText('500 caractères restants');
});
