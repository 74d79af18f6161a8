import { useQuery } from '@tanstack/react-query';
import { isRefusal } from '#browser/api/error-sentence.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/link.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import type { PersonBeside, PersonPast } from '../../contract.ts';
import type { Work } from '../../rules.ts';
import { EFFECT_NAMES, longDay, PAST_LABELS, STATE_TONES, STATE_WORDS } from '../../texts.ts';
import { Nothing } from '../file-part.tsx';
import { deskMembersApi } from './api.ts';

/** Target page of a line of each part. */
const ADDRESSES: Partial<Record<Part, string>> = {
  threads: '/equipe/messages/',
  cases: '/equipe/moderation/',
  appointments: '/equipe/rendez-vous/',
};
const PARTS = ['threads', 'cases', 'decisions', 'appointments', 'workshops'] as const;
type Part = (typeof PARTS)[number];

/** The person of a thread, a case or an appointment. Reading it is logged. */
export function PersonPane({ work, id }: { work: Work; id: string }) {
  const person = useQuery(
    deskMembersApi.beside.queryOptions({
      input: { work, id },
      staleTime: 60_000,
      refetchOnWindowFocus: false,
    }),
  );
  if (isRefusal(person.error, 'NOT_FOUND')) return <Nothing>Cette personne n’a plus de compte.</Nothing>;
  return (
    <QueryContent
      query={person}
      failed="Cette personne n’a pas pu être lue."
      waiting={<LoadingShapes label="Lecture…" shapes={['h-16', 'h-40']} />}
    >
      {(found) =>
        found ? <Person person={found} /> : <Nothing>Aucun compte n’est lié à cet échange.</Nothing>
      }
    </QueryContent>
  );
}

function Person({ person }: { person: PersonBeside }) {
  const { firstName, age, city, address, account } = person;
  return (
    <Card padding="small" className="grid content-start gap-4">
      <header className="grid justify-items-start gap-1">
        <h2 className="text-[1.25rem] wrap-anywhere">
          {firstName ?? 'Sans profil'}
          {age === null ? '' : `, ${age}\u00a0ans`}
        </h2>
        {city ? <p>{city}</p> : null}
        <p className="wrap-anywhere text-encre-2">{address}</p>
        {account ? (
          <>
            <p className="text-encre-2">Depuis le {longDay(account.since)}</p>
            <Badge tone={STATE_TONES[account.state]}>{STATE_WORDS[account.state]}</Badge>
            <TextLink to={`/equipe/membres/${encodeURIComponent(account.id)}`}>Ouvrir sa fiche</TextLink>
          </>
        ) : null}
      </header>
      <dl className="grid gap-3 border-t border-filet pt-3">
        {PARTS.map((part) => {
          const past = person[part];
          return past ? <Past key={part} part={part} past={past} /> : null;
        })}
      </dl>
    </Card>
  );
}

function Past({ part, past: { count, latest } }: { part: Part; past: NonNullable<PersonPast> }) {
  const place = ADDRESSES[part];
  return (
    <div className="grid gap-0.5">
      <dt className="flex justify-between gap-3">
        <span className={count ? 'font-semibold' : 'text-encre-2'}>{PAST_LABELS[part]}</span>
        <span className="tabular-nums">{count}</span>
      </dt>
      {latest.map(({ id, at, effect }) => {
        const words = [longDay(at), effect && EFFECT_NAMES[effect]].filter(Boolean).join(', ');
        return (
          <dd key={id}>
            {place ? (
              <TextLink bare to={`${place}${encodeURIComponent(id)}`}>
                {words}
              </TextLink>
            ) : (
              words
            )}
          </dd>
        );
      })}
    </div>
  );
}
