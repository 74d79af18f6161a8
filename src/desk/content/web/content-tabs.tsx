import { useLocation } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { CONTENT_PATH } from './content-paths.ts';

const TABS = [
  { to: CONTENT_PATH, label: 'Avant d’ouvrir' },
  { to: `${CONTENT_PATH}/coachs`, label: 'Coachs' },
  { to: `${CONTENT_PATH}/equipe`, label: 'Équipe' },
  { to: `${CONTENT_PATH}/temoignages`, label: 'Témoignages' },
  { to: `${CONTENT_PATH}/articles`, label: 'Articles' },
  { to: `${CONTENT_PATH}/prix`, label: 'Prix et offres' },
  { to: `${CONTENT_PATH}/horaires`, label: 'Horaires' },
  { to: `${CONTENT_PATH}/conditions`, label: 'Conditions' },
];

export function ContentTabs() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Contenus du site" className="-mt-2 border-b border-filet">
      <ul className="no-scrollbar flex gap-1 overflow-x-auto">
        {TABS.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={pathname === to ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center border-b-2 px-3.5 font-medium whitespace-nowrap -outline-offset-2 transition-colors',
                pathname === to
                  ? 'border-prune text-prune'
                  : 'border-transparent text-encre-2 hover:text-prune',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
