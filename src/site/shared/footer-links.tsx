import type { ReactNode } from 'react';
import { LOG_IN_PATH } from '#lib/paths.ts';
import type { PageFact } from '#lib/placeholders.ts';
import { TextLink } from '#ui/link.tsx';
import { ServerIf } from '#ui/page/server-if.tsx';

interface FooterLink {
  to: string;
  label: string;
  /** Visible to only one of them, by `scripts/who-is-here`. */
  only?: 'visitor' | 'member';
}

export const ABOUT_LINKS: readonly FooterLink[] = [
  { to: '/qui-sommes-nous', label: 'Qui sommes-nous ?' },
  { to: '/nos-valeurs', label: 'Nos valeurs' },
  { to: '/charte', label: 'Notre charte' },
  { to: '/nos-coachs', label: 'Nos coachs' },
];

export const SERVICE_LINKS: readonly FooterLink[] = [
  { to: '/nos-services', label: 'Nos services' },
  { to: '/blog', label: 'Blog conseils' },
  { to: '/inscription/bienvenue', label: 'S’inscrire', only: 'visitor' },
  { to: LOG_IN_PATH, label: 'Connexion', only: 'visitor' },
  { to: '/dashboard', label: 'Mon espace', only: 'member' },
];

interface FooterLinksProps {
  title: string;
  links: readonly FooterLink[];
  /** Full width on phones, in two columns. */
  wide?: boolean;
  children?: ReactNode;
}

export function FooterLinks({ title, links, wide = false, children }: FooterLinksProps) {
  return (
    <div className={wide ? 'max-sm:col-span-full' : undefined}>
      <p className="mb-1 font-title text-h3 font-semibold">{title}</p>
      <ul className={wide ? 'max-sm:grid max-sm:two-columns-28 max-sm:gap-x-3' : undefined}>
        {links.map(({ to, label, only }) => (
          <li key={to} data-only={only} hidden={only === 'member'}>
            <TextLink to={to} bare className="inline-flex min-h-11 items-center">
              {label}
            </TextLink>
          </li>
        ))}
        {children ? <li>{children}</li> : null}
      </ul>
    </div>
  );
}

interface Network {
  name: string;
  page: PageFact;
  /** SVG content in a 24 × 24 box; icon sets no longer include brands. */
  drawing: ReactNode;
}

const NETWORKS: readonly Network[] = [
  {
    name: 'Facebook',
    page: 'SOCIAL_FACEBOOK',
    drawing: <path d="M16 4h-2a4 4 0 0 0-4 4v13M6.5 12H15" />,
  },
  {
    name: 'LinkedIn',
    page: 'SOCIAL_LINKEDIN',
    drawing: <path d="M5.5 10v10M5.5 5v.2M11 20V10m0 5a4 4 0 0 1 8 0v5" />,
  },
  {
    name: 'Instagram',
    page: 'SOCIAL_INSTAGRAM',
    drawing: (
      <path d="M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 8.200a3.800 3.800 0 1 0 0 7.600 3.800 3.800 0 0 0 0-7.600ZM16.800 7.100v.1" />
    ),
  },
];

/** The three networks of spec 1 §2.1, each only with a configured page (D25). */
export function SocialLinks() {
  return (
    <ul className="-ml-2.5 flex gap-1 empty:hidden" aria-label="Sur les réseaux">
      {NETWORKS.map(({ name, page, drawing }) => (
        <ServerIf key={name} has={page}>
          <li>
            <a
              href={`{{${page}}}`}
              rel="noopener noreferrer"
              className="inline-flex size-11 items-center justify-center rounded-full text-prune transition-colors hover:bg-rosee"
            >
              <svg
                viewBox="0 0 24 24"
                aria-hidden="true"
                className="size-6"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              >
                {drawing}
              </svg>
              <span className="sr-only">{name}</span>
            </a>
          </li>
        </ServerIf>
      ))}
    </ul>
  );
}
