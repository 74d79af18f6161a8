import type { ReactNode } from 'react';
import { LEGAL_LINKS } from '#lib/paths.ts';
import { TextLink } from '../link.tsx';

/** At the foot of pages with a form: the legal texts open in a new tab, so that the input stays. */
export function LegalLinks({ children }: { children?: ReactNode }) {
  return (
    <ul className="flex flex-wrap justify-center gap-x-5">
      {LEGAL_LINKS.map(({ to, label }) => (
        <li key={to}>
          <TextLink
            to={to}
            target="_blank"
            rel="noopener"
            bare
            className="inline-flex min-h-11 items-center text-xs"
          >
            {label}
            <span className="sr-only"> (nouvel onglet)</span>
          </TextLink>
        </li>
      ))}
      {children ? <li>{children}</li> : null}
    </ul>
  );
}
