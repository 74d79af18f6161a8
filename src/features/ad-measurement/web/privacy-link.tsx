import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/link.tsx';

interface PrivacyLinkProps {
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** To the part of the privacy page about cookies; in a new tab on the way in, where what is typed must stay. */
export function PrivacyLink({ className, onClick, children }: PrivacyLinkProps) {
  const apart = useLocation().pathname.startsWith('/inscription/');
  return (
    <TextLink
      to="/privacy#cookies"
      onClick={onClick}
      className={classNames('inline-flex min-h-11 items-center', className)}
      {...(apart ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
      {apart ? <span className="sr-only"> (nouvel onglet)</span> : null}
    </TextLink>
  );
}
