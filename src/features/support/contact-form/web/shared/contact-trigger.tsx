import { Mail } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { partFailed } from '#browser/part-failed.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { ContactDialog } from '../contact-dialog.tsx';
import type { Typed } from '../contact-form.tsx';
import { ANSWER_COMES, SENT } from '../contact-sentences.ts';

interface ContactTriggerProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  look?: 'text' | 'icon';
  /** What a member need not type again. */
  known?: { first_name?: string; email?: string };
}

/** « Nous contacter »: opens the contact form in a window. The form is loaded then only: public pages stay light. */
export function ContactTrigger({ look = 'text', known, ...button }: ContactTriggerProps) {
  const [Form, setForm] = useState<typeof ContactDialog>();
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const [sent, setSent] = useState(false);
  /** A window is closed by mistake sooner than a page: what was typed waits for the next opening. */
  const draft = useRef<Partial<Typed>>({});
  const close = useCallback(() => setState('closed'), []);
  const noteSent = useCallback(() => setSent(true), []);

  async function open() {
    setSent(false);
    setState('loading');
    try {
      const loaded = await import('../contact-dialog.tsx');
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
          {partFailed()}
        </p>
      ) : null}
      {Form && state === 'open' ? (
        <Form known={known} draft={draft} onSent={noteSent} onClose={close} />
      ) : null}
      {/* What the window says for two seconds can still be read after it. */}
      {sent && state === 'closed' ? (
        <p className="text-sm font-medium text-sauge">{`${SENT} ${ANSWER_COMES}`}</p>
      ) : null}
    </>
  );
}
