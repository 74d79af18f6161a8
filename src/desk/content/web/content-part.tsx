import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { DeskPage } from '#ui/desk/desk-page.tsx';
import { FilterLine } from '#ui/desk/filter-line.tsx';
import { type ContentQuery, QueryContent } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { CONTENT_PATH } from '../texts.ts';

interface ContentPartProps<Data> {
  title: string;
  intro: string;
  enter?: { icon: LucideIcon; label: string; to: string };
  query: ContentQuery<Data>;
  children: (data: Data) => ReactNode;
}

export function ContentPart<Data>(props: ContentPartProps<Data>) {
  const { title, intro, enter, query, children } = props;
  return (
    <DeskPage
      title={title}
      intro={intro}
      actions={
        enter ? (
          <ButtonLink to={enter.to} size="small">
            <enter.icon aria-hidden="true" />
            {enter.label}
          </ButtonLink>
        ) : null
      }
    >
      <ContentTabs />
      <QueryContent
        query={query}
        failed="Cette page n’a pas pu être lue."
        waiting={
          <LoadingShapes
            label="Lecture de la page…"
            className="grid gap-2"
            shapes={['h-22', 'h-22', 'h-22']}
          />
        }
      >
        {children}
      </QueryContent>
    </DeskPage>
  );
}

const TABS = [
  { to: CONTENT_PATH, name: 'Avant d’ouvrir' },
  { to: `${CONTENT_PATH}/coachs`, name: 'Coachs' },
  { to: `${CONTENT_PATH}/equipe`, name: 'Équipe' },
  { to: `${CONTENT_PATH}/temoignages`, name: 'Témoignages' },
  { to: `${CONTENT_PATH}/articles`, name: 'Articles' },
  { to: `${CONTENT_PATH}/questions`, name: 'Questions' },
  { to: `${CONTENT_PATH}/bandeau`, name: 'Bandeau' },
  { to: `${CONTENT_PATH}/prix`, name: 'Prix et offres' },
  { to: `${CONTENT_PATH}/horaires`, name: 'Horaires' },
  { to: `${CONTENT_PATH}/conditions`, name: 'Conditions' },
];

export function ContentTabs() {
  const { pathname } = useLocation();
  const filters = TABS.map((tab) => ({ ...tab, here: tab.to === pathname }));
  return <FilterLine label="Contenus du site" filters={filters} />;
}
