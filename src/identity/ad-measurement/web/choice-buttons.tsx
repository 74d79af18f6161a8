import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/link.tsx';
import type { CookieChoice } from '../rules.ts';

const CHOICES = { refused: 'Tout refuser', accepted: 'Tout accepter' } satisfies Record<CookieChoice, string>;

/** Refusing is as easy as accepting: the same size, the same look, one press each (CNIL; security.md 37). */
export function ChoiceButtons({ onChoice }: { onChoice?: (choice: CookieChoice) => void }) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:min-w-80">
      {(['refused', 'accepted'] as const).map((choice) => (
        <Button
          key={choice}
          variant="secondary"
          className="bg-carte px-2"
          data-choice={choice}
          onClick={() => onChoice?.(choice)}
        >
          {CHOICES[choice]}
        </Button>
      ))}
    </div>
  );
}

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
