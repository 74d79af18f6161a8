import type { ReactNode } from 'react';
import { LEGAL_LINKS } from '#lib/paths.ts';
import { Disclosure } from '../disclosure.tsx';
import { TextLink } from '../link.tsx';

/**
 * One line at the bottom of the funnel. Its children stay visible when it is collapsed, such as the withdrawal of a
 * consent.
 */
export function HelpAndLegal({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-center gap-x-5 text-center text-xs">
      <Disclosure label="Aide et mentions" className="open:basis-full">
        <LegalLinks links={[{ to: '/contact', label: 'Nous écrire' }, ...LEGAL_LINKS]} />
      </Disclosure>
      {children}
    </div>
  );
}

interface LegalLinksProps {
  links?: readonly { to: string; label: string }[];
  children?: ReactNode;
}

/** At the bottom of pages with a form: the legal texts open in a new tab, so that the input stays. */
export function LegalLinks({ links = LEGAL_LINKS, children }: LegalLinksProps) {
  return (
    <ul className="flex flex-wrap justify-center gap-x-5">
      {links.map(({ to, label }) => (
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
