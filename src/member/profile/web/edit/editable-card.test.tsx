import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { lazyPart } from '#ui/lazy-part.tsx';
import { EditableCard } from './editable-card.tsx';
import { useEditing } from './use-editing.ts';

const loading = lazyPart<never, object>(
  () => new Promise(() => undefined),
  () => undefined,
);

function TwoParts() {
  const { of } = useEditing();
  return (
    <>
      <EditableCard title="Bio" subject="ma bio" editing={of('bio')} form={loading} formProps={{}}>
        La bio
      </EditableCard>
      <EditableCard
        title="Phrases"
        subject="mes phrases"
        editing={of('prompts')}
        form={loading}
        formProps={{}}
      >
        Les phrases
      </EditableCard>
    </>
  );
}

const edit = (subject: string) => screen.getByRole('button', { name: `Modifier ${subject}` });

test('keeps its text while the form loads, and leaves the focus to another part that opens instead', async () => {
  render(<TwoParts />);
  await userEvent.click(edit('ma bio'));
  expect(screen.getByText('La bio')).toBeDefined();
  await userEvent.click(edit('mes phrases'));
  expect(document.activeElement).toBe(document.body);
});
