import { Mail } from 'lucide-react';
import { type MouseEvent, useCallback, useRef, useState } from 'react';
import { ButtonLink, type ButtonLinkProps } from '#ui/button.tsx';
import { IconLink } from '#ui/icon-link.tsx';
import { lazyPart, PartFailed, useLazyPart } from '#ui/lazy-part.tsx';
import type { Typed } from '../contact-form.tsx';
import { ANSWER_COMES, SENT } from '../contact-sentences.ts';

const contactDialog = lazyPart(
  () => import('../contact-dialog.tsx'),
  ({ ContactDialog }) => ContactDialog,
);

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
  const { Part: Window, loading, failed, fetch } = useLazyPart(contactDialog);
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState(false);
  /** A window is closed by mistake sooner than a page: what was typed waits for the next opening. */
  const draft = useRef<Typed>({});
  const close = useCallback(() => setOpen(false), []);
  const handleSent = useCallback(() => setSent(true), []);

  async function openWindow() {
    setSent(false);
    if (Window || (await fetch())) setOpen(true);
  }
  function press(event: MouseEvent) {
    if (failed || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void openWindow();
  }
  const opener = {
    to: '/contact',
    'aria-haspopup': 'dialog',
    'aria-busy': loading,
    onClick: press,
    ...(failed ? { target: '_blank', rel: 'noopener' } : {}),
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
      {failed ? <PartFailed retrying={loading} onRetry={() => void openWindow()} /> : null}
      {Window && open ? <Window known={known} draft={draft} onSent={handleSent} onClose={close} /> : null}
      {/* What the window says for two seconds can still be read after it. */}
      {sent && !open ? <p className="text-sm font-medium text-sauge">{`${SENT} ${ANSWER_COMES}`}</p> : null}
    </>
  );
}
