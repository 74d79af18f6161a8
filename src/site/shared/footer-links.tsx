import type { ReactNode } from 'react';
import { LOG_IN_PATH } from '#lib/paths.ts';
import { TextLink } from '#ui/link.tsx';

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
    <div className={wide ? 'max-sm:col-span-2' : undefined}>
      <p className="mb-1 font-title text-h3 font-semibold">{title}</p>
      <ul className={wide ? 'max-sm:grid max-sm:grid-cols-[1fr_1.06fr] max-sm:gap-x-3' : undefined}>
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
