import { useInfiniteQuery } from '@tanstack/react-query';
import { frenchDay } from '#lib/french-date.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { DeskPage } from '#ui/desk/desk-page.tsx';
import { PagedRows } from '#ui/desk/paged-rows.tsx';
import type { DeskIntroduction } from '../contract.ts';
import { LISTED_DAYS } from '../rules.ts';
import { stateWords } from './introduction-words.ts';
import { MemberSearch } from './member-search.tsx';
import { deskIntroductionsApi } from './shared/api.ts';

export default function IntroductionsPage() {
  return (
    <DeskPage
      title="Présentations"
      intro="Choisissez un membre, regardez qui lui correspond, puis présentez ces deux personnes avec vos mots."
    >
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <MemberSearch
          title="Pour qui cherchez-vous&#x202f;?"
          linkTo={(id) => `/equipe/presentations/${encodeURIComponent(id)}`}
        />
        <IntroductionsList />
      </div>
    </DeskPage>
  );
}

const TONES = { 'going-on': 'lavande', opened: 'sauge', ended: 'lin' } as const;

/** Individual answers are not shown. */
function IntroductionsList() {
  const list = useInfiniteQuery(
    deskIntroductionsApi.list.infiniteOptions({
      input: (after: string | undefined) => ({ after }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
  return (
    <Card as="section" padding="small" aria-labelledby="all-introductions" className="grid gap-4 sm:p-5">
      <header className="grid gap-1">
        <h2 id="all-introductions" className="text-h3">
          Présentations récentes
        </h2>
        <p className="text-encre-2">
          Celles des {LISTED_DAYS} derniers jours. Les réponses de chacun restent secrètes, ici aussi.
        </p>
      </header>
      <PagedRows
        query={list}
        rowsOf={(page) => page.introductions}
        failed="Les présentations n’ont pas pu être lues."
        loading="Chargement des présentations…"
        empty={
          <p className="rounded-field bg-papier p-4 text-encre-2">
            Aucune présentation pour l’instant. La première commence par un prénom, à chercher ici.
          </p>
        }
        more="Voir les plus anciennes"
      >
        {(introduction) => (
          <Row key={`${introduction.one.id} ${introduction.other.id}`} introduction={introduction} />
        )}
      </PagedRows>
    </Card>
  );
}

function Row({ introduction }: { introduction: DeskIntroduction }) {
  const { one, other, by, introducedAt, state } = introduction;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="flex shrink-0 -space-x-3">
        {[one, other].map(({ id, firstName, photoUrl }) => (
          <Avatar
            key={id}
            firstName={firstName}
            photoUrl={photoUrl}
            size="small"
            className="ring-2 ring-carte"
          />
        ))}
      </span>
      <span className="grid min-w-40 flex-1">
        <span className="font-semibold wrap-anywhere">
          {one.firstName} et {other.firstName}
        </span>
        <span className="text-encre-2">
          {by}, le <time dateTime={introducedAt}>{frenchDay(new Date(introducedAt), PARIS_ZONE)}</time>
        </span>
      </span>
      <Badge tone={TONES[state]}>{stateWords(introduction)}</Badge>
    </li>
  );
}
