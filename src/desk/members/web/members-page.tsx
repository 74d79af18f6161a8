import { useInfiniteQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { readStored, writeStored } from '#browser/storage.ts';
import { useDeskSession, useHasRole } from '#desk/staff/web/shared/desk-session.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DeskPage } from '#ui/desk/desk-page.tsx';
import { FilterLine, type FilterSelect, FilterSelects } from '#ui/desk/filter-line.tsx';
import { PagedRows } from '#ui/desk/paged-rows.tsx';
import { useSearchWords } from '#ui/desk/use-search-words.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Link } from '#ui/link.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type ListedMember, type MemberFilter, memberFilter } from '../contract.ts';
import { COUNTED_MEMBERS, JOINED_WEEKS, SEEN_DAYS, SIGN_UP_STEPS } from '../rules.ts';
import { numericDay, SIGN_UP_STEP_NAMES, STATE_TONES, STATE_WORDS } from '../texts.ts';
import { deskMembersApi } from './shared/api.ts';

export default function MembersPage() {
  const answersForData = useHasRole('admin');
  return (
    <DeskPage
      title="Membres"
      intro="Ouvrir une fiche demande une raison. Elle est notée, et relue par la personne qui répond de la protection des données."
      actions={
        answersForData ? (
          <ButtonLink to="/equipe/journal?action=members.open" variant="secondary" size="small">
            Ouvertures de fiches
          </ButtonLink>
        ) : null
      }
    >
      <SavedViews />
      <MemberTable />
    </DeskPage>
  );
}

const NAME_MAX_LENGTH = 40;
const viewsByName = z.record(z.string(), z.string());

function readViews(place: string): Record<string, string> {
  try {
    return viewsByName.parse(JSON.parse(readStored(place) ?? '{}'));
  } catch {
    return {};
  }
}

/** Named sets of filters, stored in this browser. */
function SavedViews() {
  const query = useSearchParams()[0].toString();
  const place = `deskViews:${useDeskSession().colleague?.id}`;
  const [saved, setSaved] = useState(() => readViews(place));
  const [name, setName] = useState<string>();
  const isSaved = Object.values(saved).includes(query);
  function keep(next: Record<string, string>) {
    writeStored(place, JSON.stringify(next));
    setSaved(next);
    setName(undefined);
  }
  const others = Object.fromEntries(Object.entries(saved).filter((view) => view[1] !== query));
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
      <FilterLine
        label="Vues enregistrées"
        filters={[['Tous les membres', ''], ...Object.entries(saved)].map(([view = '', filters]) => ({
          to: `?${filters}`,
          name: view,
          here: filters === query,
        }))}
      />
      {isSaved ? (
        <Button variant="quiet" size="small" onClick={() => keep(others)}>
          Retirer cette vue
        </Button>
      ) : query ? (
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setName('')}>
          Enregistrer cette vue
        </Button>
      ) : null}
      {name === undefined ? null : (
        <FormDialog
          title="Enregistrer cette vue"
          description="Elle reste sur cette machine. Les mots cherchés n’en font pas partie."
          submitLabel="Enregistrer"
          missing={name.trim() ? null : 'Donnez un nom à cette vue'}
          field="input"
          pending={false}
          error={null}
          failed=""
          onSubmit={() => keep({ ...saved, [name.trim()]: query })}
          onClose={() => setName(undefined)}
        >
          <TextField
            label="Son nom"
            maxLength={NAME_MAX_LENGTH}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </FormDialog>
      )}
    </div>
  );
}

const COLUMNS =
  'gap-x-4 max-sm:grid-cols-2 sm:max-2xl:grid-cols-3 2xl:grid-cols-[minmax(0,1.8fr)_minmax(0,1.4fr)_10rem_8rem_minmax(0,1.2fr)_11rem]';

function MemberTable() {
  const [search] = useSearchParams();
  const { words, field } = useSearchWords();
  const found = useInfiniteQuery(
    deskMembersApi.search.infiniteOptions({
      input: (after: string | undefined) => ({ ...filterOf(search), words: words || undefined, after }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: (before) => before,
    }),
  );
  const count = found.data?.pages[0]?.count ?? 0;
  return (
    <Card as="section" padding="small" aria-label="Chercher un membre" className="grid gap-4 sm:p-5">
      <search className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
        <TextField label="Prénom, nom, ville, e-mail" className="col-span-full max-w-xl" {...field} />
        <FilterSelects selects={MEMBER_FILTERS} />
      </search>
      <p role="status" className="font-semibold empty:hidden">
        {count > 0 ? countWords(count) : null}
      </p>
      <PagedRows
        query={found}
        rowsOf={(page) => page.members}
        failed="Les membres n’ont pas pu être lus."
        loading="Recherche…"
        empty={
          <p role="status" className="rounded-field bg-papier p-4 text-encre-2">
            Personne ne correspond à cette recherche. Essayez un autre mot, ou retirez un filtre.
          </p>
        }
        more="Voir plus de membres"
      >
        {(member) => <Row key={member.id} member={member} />}
      </PagedRows>
    </Card>
  );
}

function countWords(count: number): string {
  if (count > COUNTED_MEMBERS) return `Plus de ${COUNTED_MEMBERS.toLocaleString('fr-FR')} membres`;
  return count === 1 ? '1 membre' : `${count} membres`;
}

function Row({ member }: { member: ListedMember }) {
  const { id, firstName, age, city, address, state, since, lastSeen, step } = member;
  return (
    <li>
      <Link
        to={`/equipe/membres/${encodeURIComponent(id)}`}
        data-list-row
        className={`grid items-center rounded-field px-2 py-2 text-encre no-underline transition-colors hover:bg-lin ${COLUMNS}`}
      >
        <span className="truncate font-semibold max-sm:col-span-2">
          {firstName ? `${firstName}${age === null ? '' : `, ${age}\u00a0ans`}` : 'Sans profil'}
          {city ? <span className="font-normal text-encre-2"> · {city}</span> : null}
        </span>
        <span className="truncate text-encre-2">{address}</span>
        <Fact name="Inscription">{numericDay(since)}</Fact>
        <Fact name={lastSeen ? 'Visite' : 'Aucune visite'}>{lastSeen ? numericDay(lastSeen) : null}</Fact>
        <Fact name={step ? 'S’arrête avant' : 'Profil'}>{step ? SIGN_UP_STEP_NAMES[step] : 'complet'}</Fact>
        <span className="flex flex-wrap items-center gap-1.5">
          <Badge tone={STATE_TONES[state]}>{STATE_WORDS[state]}</Badge>
          {member.isErasureAsked ? <Badge tone="danger">Suppression demandée</Badge> : null}
          {member.isVerified ? (
            <BadgeCheck aria-label="Profil vérifié" className="size-5 text-sauge" />
          ) : null}
        </span>
      </Link>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="truncate text-encre-2">
      <span className="text-xs">{name} </span>
      {children}
    </span>
  );
}

const choicesOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Each filter with its search parameter. */
const MEMBER_FILTERS: readonly (FilterSelect & { field: keyof MemberFilter })[] = [
  {
    field: 'state',
    name: 'etat',
    label: 'Compte',
    placeholder: 'Tous',
    choices: choicesOf({ ...STATE_WORDS, 'erasure-asked': 'Suppression demandée' }),
  },
  {
    field: 'step',
    name: 'etape',
    label: 'Profil',
    placeholder: 'Tous',
    choices: [
      { value: 'complete', label: 'Complet' },
      ...SIGN_UP_STEPS.map((step) => ({ value: step, label: `S’arrête avant ${SIGN_UP_STEP_NAMES[step]}` })),
    ],
  },
  {
    field: 'weeks',
    name: 'inscription',
    label: 'Inscription',
    placeholder: 'Toutes',
    choices: JOINED_WEEKS.map((weeks) => ({
      value: String(weeks),
      label: weeks === 1 ? 'Depuis une semaine' : `Depuis ${weeks} semaines`,
    })),
  },
  {
    field: 'days',
    name: 'visite',
    label: 'Dernière visite',
    placeholder: 'Toutes',
    choices: SEEN_DAYS.map((days) => ({ value: String(days), label: `Depuis ${days} jours` })),
  },
  {
    field: 'verified',
    name: 'verifie',
    label: 'Vérification',
    placeholder: 'Tous',
    choices: choicesOf({ yes: 'Profil vérifié', no: 'Non vérifié' }),
  },
  {
    field: 'photo',
    name: 'photo',
    label: 'Photo',
    placeholder: 'Tous',
    choices: choicesOf({ yes: 'Avec photo', no: 'Sans photo' }),
  },
];

/** Parses the filters of an address; unknown values are ignored. */
function filterOf(search: URLSearchParams): MemberFilter {
  const chosen = MEMBER_FILTERS.filter(({ name, choices }) =>
    choices.some(({ value }) => value === search.get(name)),
  );
  return memberFilter.parse(Object.fromEntries(chosen.map(({ field, name }) => [field, search.get(name)])));
}
