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
  loading: string;
  query: ContentQuery<Data>;
  failed: string;
  children: (data: Data) => ReactNode;
  dialogs?: ReactNode;
}

export function ContentPart<Data>(props: ContentPartProps<Data>) {
  const { title, intro, enter, loading, dialogs, ...content } = props;
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
      <QueryContent {...content} waiting={<ListSkeleton label={loading} />} />
      {dialogs}
    </DeskPage>
  );
}
