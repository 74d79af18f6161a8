import { useLocation } from 'react-router';
import { FilterLine } from '#desk/staff/web/shared/filter-line.tsx';
import { CONTENT_PATH } from './content-paths.ts';

const TABS = [
  { to: CONTENT_PATH, name: 'Avant d’ouvrir' },
  { to: `${CONTENT_PATH}/coachs`, name: 'Coachs' },
  { to: `${CONTENT_PATH}/equipe`, name: 'Équipe' },
  { to: `${CONTENT_PATH}/temoignages`, name: 'Témoignages' },
  { to: `${CONTENT_PATH}/articles`, name: 'Articles' },
  { to: `${CONTENT_PATH}/prix`, name: 'Prix et offres' },
  { to: `${CONTENT_PATH}/horaires`, name: 'Horaires' },
  { to: `${CONTENT_PATH}/conditions`, name: 'Conditions' },
];

export function ContentTabs() {
  const { pathname } = useLocation();
  const filters = TABS.map((tab) => ({ ...tab, here: tab.to === pathname }));
  return <FilterLine label="Contenus du site" filters={filters} />;
}
