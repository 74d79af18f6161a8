import { Mail } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { ContactDialog } from './contact-dialog.tsx';

/** Spec 1 §8, to the letter. */
const OFFLINE = 'Vous êtes hors ligne. Veuillez vérifier votre connexion internet.';

interface ContactTriggerProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  look?: 'text' | 'icon';
  /** What a member need not type again. */
  known?: { first_name?: string; email?: string };
}

/** « Nous contacter »: opens the contact form in a window. The form is loaded then only: public pages stay light. */
export function ContactTrigger({ look = 'text', known, ...button }: ContactTriggerProps) {
  const [Form, setForm] = useState<typeof ContactDialog>();
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const close = useCallback(() => setState('closed'), []);

  async function open() {
    setState('loading');
    try {
      const loaded = await import('./contact-dialog.tsx');
      setForm(() => loaded.ContactDialog);
      setState('open');
    } catch {
      setState('failed');
    }
  }

  const opener = { 'aria-haspopup': 'dialog', onClick: () => void open() } as const;
  return (
    <>
      {look === 'icon' ? (
        <IconButton
          icon={Mail}
          label="Nous contacter"
          variant="outline"
          className={button.className}
          {...opener}
        />
      ) : (
        <Button variant="secondary" pending={state === 'loading'} {...button} {...opener}>
          Nous contacter
        </Button>
      )}
      {state === 'failed' ? (
        <p role="alert" className="text-sm text-danger">
          {OFFLINE}
        </p>
      ) : null}
      {Form && state === 'open' ? <Form known={known} onClose={close} /> : null}
    </>
  );
}
