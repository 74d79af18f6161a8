import { type ComponentType, useCallback, useRef, useState } from 'react';
import { ButtonLink, type ButtonLinkProps } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { iconButtonStyle } from '#ui/icon-button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Mail } from '#ui/light-icons.tsx';
import { Link, type LinkProps } from '#ui/link.tsx';
import { useWindowLink } from '#ui/use-window-link.tsx';
import type { Typed } from '../contact-form.tsx';
import { ANSWER_COMES, SENT } from '../contact-sent.tsx';

const contactDialog = lazyPart(
  () => import('../contact-dialog.tsx'),
  ({ ContactDialog }) => ContactDialog,
);

interface ContactTriggerProps extends Pick<ButtonLinkProps, 'variant' | 'size' | 'className'> {
  look?: 'text' | 'icon';
  label?: string;
  /** Prefilled for a member. */
  known?: Typed;
}

/** A link to the contact page, enhanced to open a dialog. */
export function ContactTrigger({
  look = 'text',
  label = 'Nous contacter',
  known,
  className,
  ...button
}: ContactTriggerProps) {
  const [sent, setSent] = useState(false);
  const { Window, close, opener, failure } = useWindowLink(contactDialog, '/contact', () => setSent(false));
  /** Dialogs are easily closed by mistake: keep the draft for the next opening. */
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
      {/* The confirmation stays readable after the dialog has closed. */}
      {sent && !Window ? <p className="text-sm font-medium text-sauge">{`${SENT} ${ANSWER_COMES}`}</p> : null}
    </>
  );
}

interface IconLinkProps extends Omit<LinkProps, 'children'> {
  icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
  /** Accessible name. */
  label: string;
}

function IconLink({ icon: Icon, label, className, ...rest }: IconLinkProps) {
  return (
    <Link
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(iconButtonStyle('outline'), className)}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Link>
  );
}
