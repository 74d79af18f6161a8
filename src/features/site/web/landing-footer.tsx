import { LEGAL_LINKS, LOG_IN_PATH } from '#web/paths.ts';
import { PRODUCT_NAME } from '#web/product.ts';
import { Logo } from '#web/ui/illustrations/logo.tsx';
import { TextLink } from '#web/ui/link.tsx';

/** Only pages that exist. */
const links = [
  { to: '/inscription/bienvenue', label: 'S’inscrire' },
  { to: LOG_IN_PATH, label: 'Connexion' },
  ...LEGAL_LINKS,
] as const;

export function LandingFooter() {
  return (
    <footer className="border-t border-filet bg-lin">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-10">
        <Logo />
        <p className="text-sm text-encre-2">
          {PRODUCT_NAME}, rencontres accompagnées pour célibataires. Réservé aux personnes majeures.
        </p>
        <nav aria-label="Pied de page">
          <ul className="flex flex-wrap gap-x-6">
            {links.map((link) => (
              <li key={link.to}>
                <TextLink to={link.to} bare className="inline-flex min-h-11 items-center">
                  {link.label}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
