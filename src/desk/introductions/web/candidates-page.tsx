import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { deskMeta } from '#desk/staff/web/shared/desk-meta.ts';
import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { ofName } from '#lib/of-name.ts';
import { ACTIVITIES, DISTANCE_MAX, SEARCH_AGE_MAX, SEARCH_AGE_MIN } from '#member/profile/rules.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Filters } from '../contract.ts';
import { CandidateRow } from './candidate-row.tsx';
import { goingOnWords } from './introduction-words.ts';
import { MemberSearch } from './member-search.tsx';
import { deskIntroductionsApi } from './shared/api.ts';

const FAILED = 'Les personnes qui correspondent à ce membre n’ont pas pu être lues.';

export const meta = deskMeta('Qui présenter');

export default function CandidatesPage() {
  const { member: id = '' } = useParams();
  const [filters, setFilters] = useState<Filters>({});
  const found = useQuery(
    deskIntroductionsApi.candidates.queryOptions({
      input: { id, ...filters },
      placeholderData: (before) => before,
    }),
  );
  const member = found.data?.member;
  return (
    <DeskPage
      title={member ? `Pour ${member.firstName}, ${member.age}\u00a0ans` : 'Présentations'}
      intro={
        member
          ? `${member.city}. ${member.goingOn > 0 ? goingOnWords(member.goingOn) : 'Aucune présentation en cours'}.`
          : null
      }
      back={{ to: '/equipe/presentations', label: 'Choisir quelqu’un d’autre' }}
    >
      <CandidateFilters filters={filters} onChange={setFilters} />
      <QueryContent
        query={found}
        failed={FAILED}
        waiting={
          <LoadingShapes
            label="Recherche des personnes qui correspondent…"
            className="grid gap-3 lg:grid-cols-2"
            shapes={['h-44', 'h-44']}
          />
        }
      >
        {({ people, kept, more }) => (
          <>
            {kept.length > 0 ? (
              <section aria-labelledby="kept" className="grid gap-4">
                <h2 id="kept" className="text-h3">
                  Gardés pour la suite
                </h2>
                <ul className="grid gap-3 lg:grid-cols-2">
                  {kept.map((person) => (
                    <CandidateRow key={person.id} memberId={id} person={person} />
                  ))}
                </ul>
              </section>
            ) : null}
            <section aria-label={`Personnes pour ${member?.firstName ?? 'ce membre'}`} className="grid gap-4">
              <p role="status" className="text-encre-2">
                {countWords(people.length, more)}
              </p>
              {people.length > 0 ? (
                <ul className="grid gap-3 lg:grid-cols-2">
                  {people.map((person) => (
                    <CandidateRow key={person.id} memberId={id} person={person} />
                  ))}
                </ul>
              ) : (
                <p className="rounded-card bg-lin p-5">
                  Personne ne correspond à la fois à ses recherches, à celles de l’autre et à ces filtres.
                  Élargissez les filtres, ou revenez jeudi{'\u202f'}: le profil{' '}
                  {member ? ofName(member.firstName) : 'de ce membre'} reste en lumière.
                </p>
              )}
            </section>
          </>
        )}
      </QueryContent>
      <Disclosure label="Quelqu’un n’est pas dans la liste&#x202f;?">
        <MemberSearch
          title="Voir pourquoi"
          linkTo={(other) => `/equipe/presentations/${encodeURIComponent(id)}/${encodeURIComponent(other)}`}
        />
      </Disclosure>
    </DeskPage>
  );
}

function countWords(count: number, more: boolean): string {
  if (count === 0) return 'Personne pour l’instant';
  if (more) return `Les ${count} personnes les plus proches\u202f: affinez pour en voir d’autres`;
  return count > 1 ? `${count} personnes, des plus proches aux plus différentes` : 'Une personne';
}

interface CandidateFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** An incomplete number filters nothing. */
function CandidateFilters({ filters, onChange }: CandidateFiltersProps) {
  const change = (some: Filters) => onChange({ ...filters, ...some });
  const number = (name: 'minAge' | 'maxAge' | 'withinKm', label: string, least: number, most: number) => (
    <TextField
      type="number"
      inputMode="numeric"
      label={label}
      min={least}
      max={most}
      onChange={({ target }) =>
        change({ [name]: target.value && target.validity.valid ? target.valueAsNumber : undefined })
      }
    />
  );
  return (
    <search aria-label="Filtres">
      <form
        onReset={() => onChange({})}
        className="grid grid-cols-3 items-end gap-3 rounded-card bg-lin p-4 lg:grid-cols-[6rem_6rem_7rem_minmax(0,11rem)_minmax(0,1fr)_auto]"
      >
        {number('minAge', 'Âge, de', SEARCH_AGE_MIN, SEARCH_AGE_MAX)}
        {number('maxAge', 'à', SEARCH_AGE_MIN, SEARCH_AGE_MAX)}
        {number('withinKm', 'Km, au plus', 1, DISTANCE_MAX)}
        <SelectField
          label="Enfants"
          className="max-lg:col-span-3 sm:max-lg:col-span-1"
          placeholder="Peu importe"
          choices={CHILDREN}
          onChange={({ target }) =>
            change({ children: CHILDREN.find(({ value }) => value === target.value)?.value })
          }
        />
        <SelectField
          label="Aime"
          placeholder="Peu importe"
          className="max-lg:col-span-3 sm:max-lg:col-span-2"
          choices={ACTIVITIES.map((activity) => ({ value: activity, label: activity }))}
          onChange={({ target }) =>
            change({ activity: ACTIVITIES.find((activity) => activity === target.value) })
          }
        />
        {Object.values(filters).some(Boolean) ? (
          <Button type="reset" variant="quiet" size="small">
            Tout effacer
          </Button>
        ) : null}
      </form>
    </search>
  );
}

const CHILDREN = [
  { value: 'yes', label: 'A des enfants' },
  { value: 'no', label: 'Sans enfant' },
] as const;
