// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

function Opener({ children }: { children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ouvrir
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Mot de passe oublié">
        {children}
      </Dialog>
    </>
  );
}

test('Escape closes the dialog and gives the focus back to what opened it', async () => {
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
  expect(screen.getByRole('dialog', { name: 'Mot de passe oublié' })).toBeInstanceOf(HTMLElement);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ouvrir'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a dialog with a form starts in its first field', async () => {
  render(
    <Opener>
      <input aria-label="Adresse e-mail" />
    </Opener>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Adresse e-mail');
});

test('a confirmation starts on the harmless answer', async () => {
  render(
    <ConfirmDialog
      open
      onOpenChange={() => {}}
      title="Supprimer ?"
      description="24 messages seront effacés."
      confirmLabel="Supprimer"
      danger
      onConfirm={() => {}}
    />,
  );
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Annuler'));
});
