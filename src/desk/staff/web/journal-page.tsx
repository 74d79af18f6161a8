import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { teamTime } from '#browser/team-time.ts';
import { frenchDay, parisDay } from '#lib/french-date.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import { Button } from '#ui/button.tsx';
import { DeskPage } from '#ui/desk/desk-page.tsx';
import { FilterSelects } from '#ui/desk/filter-line.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextLink } from '#ui/link.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { AuditLine } from '../contract.ts';
import { AUDIT_SUBJECTS } from '../rules.ts';
import { AUDIT_ACTIONS } from '../texts/audit-actions.ts';
import { ROLE_LABELS, SUBJECT_LABELS } from '../texts.ts';
import { deskStaffApi } from './shared/api.ts';

const ACTIONS = Object.entries(AUDIT_ACTIONS).map(([value, label]) => ({ value, label }));
const SUBJECTS = AUDIT_SUBJECTS.map((value) => ({ value, label: SUBJECT_LABELS[value] }));

/** The audit log, latest first; immutable, and deleted after a year. */
export default function JournalPage() {
  const [search, setSearch] = useSearchParams();
  const read = (name: string) => search.get(name) || undefined;
  const filter = {
    person: read('personne'),
    action: ACTIONS.find(({ value }) => value === search.get('action'))?.value,
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

const WORDS: Record<string, string> = AUDIT_ACTIONS;
const ROLES: Record<string, string> = ROLE_LABELS;
/** These actions have a generated reason: the list of roles. */
const OF_ROLES = ['staff.invited', 'staff.roles-changed'];

function reasonOf({ action, reason }: AuditLine): string | null {
  if (!reason || !OF_ROLES.includes(action)) return reason;
  return reason
    .split(', ')
    .map((role) => ROLES[role] ?? role)
    .join(', ');
}

export function JournalLines({ lines }: { lines: readonly AuditLine[] }) {
  const days = Map.groupBy(lines, ({ at }) => parisDay(new Date(at)));
  return (
    <div className="grid gap-6">
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`jour-${day}`} className="grid gap-2">
          <h2 id={`jour-${day}`} className="text-base font-semibold text-encre-2 first-letter:uppercase">
            {frenchDay(new Date(ofDay[0]?.at ?? day), PARIS_ZONE)}
          </h2>
          <ul className="divide-y divide-filet rounded-card border border-filet bg-carte">
            {ofDay.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Line({ line }: { line: AuditLine }) {
  const { at, who, action, subject } = line;
  const reason = reasonOf(line);
  return (
    <li className="grid gap-x-4 gap-y-0.5 px-5 py-2.5 sm:grid-cols-[4.5rem_minmax(0,1fr)]">
      <time dateTime={at} className="text-encre-2 tabular-nums">
        {teamTime(new Date(at))}
      </time>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="font-semibold">{who.firstName || who.email}</span>{' '}
          <span>{lowerFirst(WORDS[action] ?? action)}</span>
          {subject ? (
            <>
              {' · '}
              <TextLink to={`?sujet=${subject.kind}&id=${encodeURIComponent(subject.id)}`}>
                {subject.name ?? `${SUBJECT_LABELS[subject.kind]} ${shortId(subject.id)}`}
              </TextLink>
            </>
          ) : null}
        </p>
        {reason ? <p className="wrap-anywhere text-encre-2">{reason}</p> : null}
      </div>
    </li>
  );
}

/** The link contains the whole id; its start is enough to distinguish subjects. */
const shortId = (id: string) => (/^[\da-f]{8}-/.test(id) ? id.slice(0, 8) : id);
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
