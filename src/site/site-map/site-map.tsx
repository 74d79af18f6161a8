import { LEGAL_LINKS, LOG_IN_PATH, SIGN_UP_PATH } from '#lib/paths.ts';
import { TextLink } from '#ui/link.tsx';

export interface MapLink {
  to: string;
  label: string;
}

export interface MapPart {
  title: string;
  links: readonly MapLink[];
}

/** All reachable pages; articles are added automatically. */
export const SITE_MAP: readonly MapPart[] = [
  {
    title: 'Découvrir',
    links: [
      { to: '/', label: 'Accueil' },
      { to: '/test-amoureux', label: 'Le test amoureux' },
      { to: '/landing/jeunes-adultes', label: 'Pour les jeunes adultes' },
      { to: '/nos-services', label: 'Nos services et nos prix' },
      { to: '/nos-coachs', label: 'Nos coachs' },
    ],
  },
  {
    title: 'Qui nous sommes',
    links: [
      { to: '/qui-sommes-nous', label: 'Qui sommes-nous\u202f?' },
      { to: '/nos-valeurs', label: 'Nos valeurs' },
      { to: '/charte', label: 'Notre charte' },
      { to: '/contact', label: 'Nous écrire' },
    ],
  },
  {
    title: 'S’inscrire et se connecter',
    links: [
      { to: '/inscription/bienvenue', label: 'Bienvenue' },
      { to: '/inscription/garanties', label: 'Nos garanties' },
      { to: SIGN_UP_PATH, label: 'Créer un compte' },
      { to: LOG_IN_PATH, label: 'Se connecter' },
    ],
  },
  {
    title: 'Votre espace, une fois inscrit',
    links: [
      { to: '/dashboard', label: 'Mon espace' },
      { to: '/selection', label: 'Mes matchs' },
      { to: '/chat', label: 'Messages' },
      { to: '/coaching', label: 'Mon coaching' },
      { to: '/conseils', label: 'Mes conseils' },
      { to: '/webinaires', label: 'Webinaires' },
      { to: '/subscription', label: 'Mon abonnement' },
      { to: '/profile', label: 'Mon profil' },
      { to: '/settings', label: 'Mon compte' },
    ],
  },
  {
    title: 'En confiance',
    links: [
      ...LEGAL_LINKS.filter(({ to }) => to !== '/plan-du-site'),
      { to: '/securite', label: 'Signaler une faille' },
      { to: '/autorites', label: 'Autorités' },
      { to: '/cookies', label: 'Gérer les cookies' },
    ],
  },
];

export function SiteMapList({ title, links }: MapPart) {
  return (
    <section className="grid content-start gap-2">
      <h2 className="font-title text-h3 font-semibold">{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to} bare className="inline-flex min-h-11 items-center">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
