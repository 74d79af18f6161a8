import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/button.tsx';
import { DeskPage } from '#ui/desk/desk-page.tsx';
import { FilterSelects } from '#ui/desk/filter-selects.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AUDIT_SUBJECTS } from '../rules.ts';
import { AUDIT_ACTIONS } from '../texts/audit-actions.ts';
import { SUBJECT_LABELS } from '../texts.ts';
import { JournalLines } from './journal/journal-lines.tsx';
import { deskStaffApi } from './shared/api.ts';

const ACTIONS = Object.entries(AUDIT_ACTIONS).map(([value, label]) => ({ value, label }));
const SUBJECTS = AUDIT_SUBJECTS.map((value) => ({ value, label: SUBJECT_LABELS[value] }));

/** The audit log, latest first; immutable, and deleted after a year. */
export default function JournalPage() {
  const [search, setSearch] = useSearchParams();
  const read = (name: string) => search.get(name) || undefined;
  const filter = {
    person: read('personne'),
    action: read('action'),
    kind: AUDIT_SUBJECTS.find((kind) => kind === search.get('sujet')),
    subject: read('id'),
  };
  const journal = useInfiniteQuery(
    deskStaffApi.audit.infiniteOptions({
      input: (before: number | undefined) => ({ ...filter, before }),
      initialPageParam: undefined,
      getNextPageParam: ({ lines, more }) => (more ? lines.at(-1)?.id : undefined),
    }),
  );
  function dropSubject() {
    search.delete('id');
    setSearch(search, { replace: true });
  }
  return (
    <DeskPage
      title="Journal"
      intro="Ce que l’équipe a fait, le plus récent en premier. Rien ne s’y modifie ; chaque ligne est gardée un an."
    >
      <JournalFilters />
      {filter.subject ? (
        <p className="flex flex-wrap items-center gap-x-3">
          Seulement ce qui concerne « {filter.subject} ».
          <Button variant="quiet" size="small" onClick={dropSubject}>
            Tout afficher
          </Button>
        </p>
      ) : null}
      <QueryContent
        query={journal}
        failed="Le journal n’a pas pu être lu. Vérifiez votre connexion internet."
        waiting={<Skeleton className="h-96" />}
      >
        {({ pages }) => {
          const lines = pages.flatMap((page) => page.lines);
          return lines.length === 0 ? (
            <EmptyState title="Rien ici">Aucune ligne du journal ne correspond à ces critères.</EmptyState>
          ) : (
            <>
              <JournalLines lines={lines} />
              <MoreButton
                query={journal}
                variant="secondary"
                className="justify-self-center self-center"
                pendingLabel="Chargement…"
              >
                Afficher les lignes plus anciennes
              </MoreButton>
            </>
          );
        }}
      </QueryContent>
    </DeskPage>
  );
}

function JournalFilters() {
  const colleagues = useQuery(deskStaffApi.colleagues.queryOptions());
  const people = (colleagues.data ?? []).map(({ id, firstName, email }) => ({
    value: id,
    label: firstName ? `${firstName} (${email})` : email,
  }));
  return (
    <div className="grid gap-4 sm:grid-cols-3 xl:max-w-5xl">
      <FilterSelects
        selects={[
          { name: 'personne', label: 'Personne', placeholder: 'Toute l’équipe', choices: people },
          { name: 'action', label: 'Action', placeholder: 'Toutes', choices: ACTIONS },
          { name: 'sujet', label: 'Sujet', placeholder: 'Tous', choices: SUBJECTS, clears: 'id' },
        ]}
      />
    </div>
  );
}
