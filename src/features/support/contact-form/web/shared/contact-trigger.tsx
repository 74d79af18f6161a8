import { Mail } from 'lucide-react';
import { type MouseEvent, useCallback, useRef, useState } from 'react';
import { partFailed } from '#browser/part-failed.ts';
import { ButtonLink, type ButtonLinkProps } from '#ui/button.tsx';
import { IconLink } from '#ui/icon-link.tsx';
import type { ContactDialog } from '../contact-dialog.tsx';
import type { Typed } from '../contact-form.tsx';
import { ANSWER_COMES, SENT } from '../contact-sentences.ts';

interface ContactTriggerProps extends Pick<ButtonLinkProps, 'variant' | 'size' | 'className'> {
  look?: 'text' | 'icon';
  /** What a member need not type again. */
  known?: Typed;
}

/**
 * « Nous contacter »: a link to the page of the form, which opens in a window where scripts run. The window is loaded
 * then only; where that fails the link leads to the page, in a new tab, so that nothing of this one is lost.
 */
export function ContactTrigger({ look = 'text', known, className, ...button }: ContactTriggerProps) {
  const [Form, setForm] = useState<typeof ContactDialog>();
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const [sent, setSent] = useState(false);
  /** A window is closed by mistake sooner than a page: what was typed waits for the next opening. */
  const draft = useRef<Typed>({});
  const close = useCallback(() => setState('closed'), []);
  const noteSent = useCallback(() => setSent(true), []);

  async function open(event: MouseEvent) {
    if (state === 'failed' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
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
  const opener = {
    to: '/contact',
    'aria-haspopup': 'dialog',
    'aria-busy': state === 'loading',
    onClick: (event: MouseEvent) => void open(event),
    ...(state === 'failed' ? { target: '_blank', rel: 'noopener' } : {}),
  } as const;
  return (
    <>
      {look === 'icon' ? (
        <IconLink icon={Mail} label="Nous contacter" className={className} {...opener} />
      ) : (
        <ButtonLink variant="secondary" className={className} {...button} {...opener}>
          Nous contacter
        </ButtonLink>
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
