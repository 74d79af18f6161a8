import { useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { teamMoment } from '#browser/team-time.ts';
import { consentDate } from '#lib/french-date.ts';
import { Badge } from '#ui/badge.tsx';
import { deskMeta } from '#ui/desk/desk-page.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import type { ListedArticle } from '../contract.ts';
import { CONTENT_PATH, NEW } from '../texts.ts';
import { ContentPart } from './content-part.tsx';
import { deskContentApi } from './shared/api.ts';

const LIST = `${CONTENT_PATH}/articles`;
const STATES = {
  draft: { tone: 'lavande', label: 'Brouillon', when: 'modifié' },
  scheduled: { tone: 'abricot', label: 'Programmé', when: 'paraît' },
  public: { tone: 'sauge', label: 'En ligne', when: 'paru' },
} as const;

export const meta = deskMeta('Articles');

export default function ArticlesPage() {
  const query = useQuery(deskContentApi.articles.queryOptions());
  return (
    <ContentPart
      title="Articles"
      intro="Le blog, du plus récent au plus ancien. Un brouillon n’est lu que d’ici."
      enter={{ icon: PenLine, label: 'Écrire un article', to: `${LIST}/${NEW}` }}
      query={query}
    >
      {(articles) =>
        articles.length === 0 ? (
          <EmptyState title={<span className="text-h3">Aucun article n’est entré</span>}>
            Le site montre ceux de sa construction.
          </EmptyState>
        ) : (
          <ul className="grid rounded-card border border-filet bg-carte">
            {articles.map((article) => (
              <Row key={article.id} article={article} />
            ))}
          </ul>
        )
      }
    </ContentPart>
  );
}

function Row({ article: { id, title, topic, state, publishAt, updatedAt } }: { article: ListedArticle }) {
  const { tone, label, when } = STATES[state];
  const moment =
    state === 'scheduled'
      ? teamMoment(new Date(publishAt))
      : `le ${consentDate(state === 'draft' ? updatedAt : publishAt)}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-filet px-4 py-2 first:border-t-0">
      <div className="min-w-0 flex-1 basis-64">
        <Link
          to={`${LIST}/${id}`}
          className="inline-flex min-h-8 items-center font-semibold wrap-anywhere text-prune underline-offset-4 hover:underline"
        >
          {title}
        </Link>
        <p className="text-sm text-encre-2">{`${topic}, ${when} ${moment}`}</p>
      </div>
      <Badge tone={tone}>{label}</Badge>
    </li>
  );
}
