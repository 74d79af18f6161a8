import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
      <Dialog open={open} onClose={() => setOpen(false)} title="Mot de passe oublié">
        {children}
      </Dialog>
    </>
  );
}

test('Escape closes the dialog and returns the focus to its trigger', async () => {
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
  expect(screen.getByRole('dialog', { name: 'Mot de passe oublié' })).toBeInstanceOf(HTMLElement);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ouvrir'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a dialog that requires an answer has no close button, and ignores Escape', async () => {
  render(<Dialog title="Vos codes de secours">Dix codes</Dialog>);
  expect(screen.queryByRole('button', { name: 'Fermer' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Vos codes de secours' })).toBeInstanceOf(HTMLElement);
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

test('a confirmation focuses the harmless answer', async () => {
  render(
    <ConfirmDialog
      open
      onClose={() => {}}
      title="Supprimer ?"
      description="24 messages seront effacés."
      confirmLabel="Supprimer"
      danger
      onConfirm={() => {}}
    />,
  );
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Annuler'));
});

function Eraser() {
  const [open, setOpen] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        Vos accords
      </h2>
      <button type="button" onClick={() => setOpen(true)}>
        Effacer
      </button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Effacer ?"
        description="Sans retour possible."
        confirmLabel="Oui, effacer"
        onConfirm={() => {
          flushSync(() => setOpen(false));
          title.current?.focus();
        }}
      />
    </>
  );
}

test('a closing dialog leaves the focus where the page has just moved it', async () => {
  render(<Eraser />);
  await userEvent.click(screen.getByRole('button', { name: 'Effacer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Oui, effacer' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  // Radix restores the focus in a separate task.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement?.textContent).toBe('Vos accords');
});
