import { Mail } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { ButtonLink, type ButtonLinkProps } from '#ui/button.tsx';
import { IconLink } from '#ui/icon-link.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useWindowLink } from '#ui/use-window-link.tsx';
import type { Typed } from '../contact-form.tsx';
import { ANSWER_COMES, SENT } from '../contact-sentences.ts';

const contactDialog = lazyPart(
  () => import('../contact-dialog.tsx'),
  ({ ContactDialog }) => ContactDialog,
);

interface ContactTriggerProps extends Pick<ButtonLinkProps, 'variant' | 'size' | 'className'> {
  look?: 'text' | 'icon';
  /** What it says where it opens the form for one purpose. */
  label?: string;
  /** What a member need not type again. */
  known?: Typed;
}

/** « Nous contacter »: a link to the page of the form, which opens in a window. */
export function ContactTrigger({
  look = 'text',
  label = 'Nous contacter',
  known,
  className,
  ...button
}: ContactTriggerProps) {
  const [sent, setSent] = useState(false);
  const { Window, close, opener, failure } = useWindowLink(contactDialog, '/contact', () => setSent(false));
  /** A window is closed by mistake sooner than a page: what was typed waits for the next opening. */
  const draft = useRef<Typed>({});
  const handleSent = useCallback(() => setSent(true), []);
  return (
    <>
      {look === 'icon' ? (
        <IconLink icon={Mail} label={label} className={className} {...opener} />
      ) : (
        <ButtonLink variant="secondary" className={className} {...button} {...opener}>
          {label}
        </ButtonLink>
      )}
      {failure}
      {Window ? <Window known={known} draft={draft} onSent={handleSent} onClose={close} /> : null}
      {/* What the window says for two seconds can still be read after it. */}
      {sent && !Window ? <p className="text-sm font-medium text-sauge">{`${SENT} ${ANSWER_COMES}`}</p> : null}
    </>
  );
}
