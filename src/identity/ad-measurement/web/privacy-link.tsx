import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/link.tsx';

interface PrivacyLinkProps {
  /** Whether it opens in a new tab, because a form on this page must keep its input. */
  apart: boolean;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

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
