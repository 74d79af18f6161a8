import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { type ContentQuery, QueryContent } from '#ui/query-content.tsx';
import { ContentTabs } from './content-tabs.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

interface ContentPartProps<Data> {
  title: string;
  intro: string;
  enter?: { icon: LucideIcon; label: string; to: string };
  query: ContentQuery<Data>;
  children: (data: Data) => ReactNode;
  dialogs?: ReactNode;
}

export function ContentPart<Data>(props: ContentPartProps<Data>) {
  const { title, intro, enter, query, dialogs, children } = props;
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
        waiting={<ListSkeleton label="Lecture de la page…" />}
      >
        {children}
      </QueryContent>
      {dialogs}
    </DeskPage>
  );
}
