import type { ReactNode } from 'react';
import { ManageCookies } from '#features/ad-measurement/web/shared/manage-cookies.tsx';
import { ContactTrigger } from '#features/support/contact-form/web/shared/contact-trigger.tsx';
import { LEGAL_LINKS, LOG_IN_PATH } from '#lib/paths.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import { Logo } from '#ui/illustrations/logo.tsx';
import { TextLink } from '#ui/link.tsx';
import { SocialLinks } from './social-links.tsx';

interface FooterLink {
  to: string;
  label: string;
}

const ABOUT_LINKS: readonly FooterLink[] = [
  { to: '/qui-sommes-nous', label: 'Qui sommes-nous ?' },
  { to: '/nos-valeurs', label: 'Nos valeurs' },
  { to: '/charte', label: 'Notre charte' },
  { to: '/nos-coachs', label: 'Nos coachs' },
];

const SERVICE_LINKS: readonly FooterLink[] = [
  { to: '/nos-services', label: 'Nos services' },
  { to: '/blog', label: 'Blog conseils' },
  { to: '/inscription/bienvenue', label: 'S’inscrire' },
  { to: LOG_IN_PATH, label: 'Connexion' },
];

/** The foot of every public page: who we are, what we offer, what the law asks, and someone to write to. */
export function SiteFooter() {
  return (
    <footer className="border-t border-filet bg-lin print:hidden">
      {/* The room below keeps the last links clear of the floating chat button. */}
      <div className="page-width grid gap-10 pt-12 pb-28 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,2fr)] lg:gap-16 lg:pt-16 lg:pb-20">
        <div className="grid content-start justify-items-start gap-5">
          <Logo />
          <p className="max-w-sm text-encre-2">
            {PRODUCT_NAME}, rencontres accompagnées pour célibataires. Réservé aux personnes majeures.
          </p>
          <ContactTrigger size="small" />
          <SocialLinks />
        </div>
        <nav
          aria-label="Pied de page"
          className="grid grid-cols-[1fr_1.06fr] gap-x-3 gap-y-8 sm:grid-cols-3 sm:gap-x-8"
        >
          <FooterLinks title={PRODUCT_NAME} links={ABOUT_LINKS} />
          <FooterLinks title="Rencontrer" links={SERVICE_LINKS} />
          <FooterLinks title="En confiance" links={LEGAL_LINKS} wide>
            <ManageCookies />
          </FooterLinks>
        </nav>
      </div>
    </footer>
  );
}

interface FooterLinksProps {
  title: string;
  links: readonly FooterLink[];
  /** On phones it takes the whole line, in two columns. */
  wide?: boolean;
  /** One more, which is not a link. */
  children?: ReactNode;
}

function FooterLinks({ title, links, wide = false, children }: FooterLinksProps) {
  return (
    <div className={wide ? 'max-sm:col-span-2' : undefined}>
      <p className="mb-1 font-title text-h3 font-semibold">{title}</p>
      <ul className={wide ? 'max-sm:grid max-sm:grid-cols-[1fr_1.06fr] max-sm:gap-x-3' : undefined}>
        {links.map(({ to, label }) => (
          <li key={to}>
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
