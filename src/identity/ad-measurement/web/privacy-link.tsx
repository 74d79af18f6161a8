import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/link.tsx';

interface PrivacyLinkProps {
  /** Opens a new tab: what is typed in this page must stay. */
  apart: boolean;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** To the part of the privacy page about cookies. */
export function PrivacyLink({ apart, className, onClick, children }: PrivacyLinkProps) {
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
