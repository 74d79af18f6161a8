import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { frenchDay } from '#lib/french-date.ts';
import { ofName } from '#lib/french-words.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import { placeSentence } from '#member/matching/web/shared/person-facts.tsx';
import { ACTIVITIES, DISTANCE_MAX, SEARCH_AGE_MAX, SEARCH_AGE_MIN } from '#member/profile/rules.ts';
import { childrenSentence } from '#member/profile/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DeskPage, deskMeta } from '#ui/desk/desk-page.tsx';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { notify } from '#ui/toasts.tsx';
import type { Candidate, Filters, KeptCandidate } from '../contract.ts';
import { goingOnWords, partWords } from './introduction-words.ts';
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
                  Personne ne convient des deux côtés avec ces filtres. Élargissez les filtres, ou revenez
                  jeudi{'\u202f'}: le profil {member ? ofName(member.firstName) : 'de ce membre'} reste mis en
                  avant.
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

interface CandidateRowProps {
  memberId: string;
  person: Candidate | KeptCandidate;
}

function CandidateRow({ memberId, person }: CandidateRowProps) {
  const kept = 'keptBy' in person;
  const keep = useDeskChange(deskIntroductionsApi, deskIntroductionsApi.keep.mutationOptions(), {
    onRefused: (error) => notify.error(errorSentence(error, 'Rien n’a changé. Réessayez dans un instant.')),
  });
  const { firstName, age, city, distanceKm, hasChildren, reasons, passed, goingOn } = person;
  return (
    <Card
      as="li"
      padding="none"
      className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4 p-4 sm:grid-cols-[8rem_minmax(0,1fr)]"
    >
      <Portrait firstName={firstName} src={person.photoUrl} alt="" className="self-start rounded-[18px]" />
      <div className="grid content-start gap-2">
        <h2 className="text-h3 wrap-anywhere">
          {firstName}, {age}&nbsp;ans
        </h2>
        <p className="text-encre-2">
          {placeSentence(city, distanceKm)}. {childrenSentence(hasChildren)}.
        </p>
        <ul className="text-encre-2">
          {partWords(person).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <p>{reasons}</p>
        {kept ? (
          <p className="text-encre-2">
            Gardé par {person.keptBy}, le {frenchDay(new Date(person.keptAt), PARIS_ZONE)}
          </p>
        ) : null}
        <div className="flex flex-wrap items-center gap-2 pt-1">
          <ButtonLink
            to={`/equipe/presentations/${encodeURIComponent(memberId)}/${encodeURIComponent(person.id)}`}
            variant="secondary"
            size="small"
          >
            Comparer<span className="sr-only"> avec {firstName}</span>
          </ButtonLink>
          <Button
            size="small"
            variant="quiet"
            pending={keep.isPending}
            onClick={() => keep.mutate({ id: memberId, other: person.id, kept: !kept })}
          >
            {kept ? 'Retirer' : 'Garder'}
            <span className="sr-only"> {firstName}</span>
          </Button>
          {passed ? <Badge tone="lin">Déjà passé</Badge> : null}
          {goingOn > 0 ? <Badge tone="lavande">{goingOnWords(goingOn)}</Badge> : null}
        </div>
      </div>
    </Card>
  );
}
