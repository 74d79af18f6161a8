import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PagedRows } from '#desk/staff/web/shared/paged-rows.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { FoundMember } from '../contract.ts';
import { MEMBER_STATES } from '../rules.ts';
import { STATE_WORDS } from '../texts.ts';
import { longDay } from './long-day.ts';
import { deskMembersApi } from './shared/api.ts';
import { STATE_TONES } from './state-tones.ts';

const STATES = MEMBER_STATES.map((value) => ({ value, label: STATE_WORDS[value] }));

export function MemberFinder() {
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState('');
  const state = MEMBER_STATES.find((one) => one === search.get('etat'));
  const words = useDeferredValue(typed.trim());
  const found = useInfiniteQuery(
    deskMembersApi.search.infiniteOptions({
      input: (after: string | undefined) => ({ words: words || undefined, state, after }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: (before) => before,
    }),
  );
  return (
    <Card as="section" padding="small" aria-label="Chercher un membre" className="grid gap-4 sm:p-5">
      <search className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <TextField
          type="search"
          label="Prénom, nom, ville ou début de l’e-mail"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <SelectField
          label="État du compte"
          placeholder="Tous"
          choices={STATES}
          value={state ?? ''}
          onChange={({ target }) => setSearch(target.value ? { etat: target.value } : {}, { replace: true })}
        />
      </search>
      <PagedRows
        query={found}
        rowsOf={(page) => page.members}
        failed="Les membres n’ont pas pu être lus."
        loading="Recherche…"
        empty={
          <p role="status" className="rounded-field bg-papier p-4 text-encre-2">
            Personne ne correspond à cette recherche. Essayez un autre mot, ou tous les états.
          </p>
        }
        more="Voir plus de membres"
      >
        {(member) => <Row key={member.id} member={member} />}
      </PagedRows>
    </Card>
  );
}

function Row({ member }: { member: FoundMember }) {
  const { id, firstName, age, city, address, state, since } = member;
  return (
    <li>
      <Link
        to={`/equipe/membres/${encodeURIComponent(id)}`}
        className="grid items-center gap-x-6 gap-y-1 rounded-field px-2 py-3 text-encre no-underline transition-colors hover:bg-lin sm:grid-cols-2 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_13rem_9rem]"
      >
        <span className="font-semibold wrap-anywhere">
          {firstName ? `${firstName}${age === null ? '' : `, ${age}\u00a0ans`}` : 'Sans profil'}
          {city ? <span className="font-normal text-encre-2"> · {city}</span> : null}
        </span>
        <span className="text-encre-2 wrap-anywhere">{address}</span>
        <span className="text-encre-2">Depuis le {longDay(since)}</span>
        <Badge tone={STATE_TONES[state]} className="justify-self-start">
          {STATE_WORDS[state]}
        </Badge>
      </Link>
    </li>
  );
}
