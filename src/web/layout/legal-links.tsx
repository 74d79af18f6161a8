import { ManageCookies } from '#features/consent/web/manage-cookies.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { LEGAL_LINKS } from '../paths.ts';

/** At the foot of pages where one types: the legal texts open in a new tab, so that what is typed stays. */
export function LegalLinks() {
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
      <li>
        <ManageCookies className="text-xs" />
      </li>
    </ul>
  );
}
