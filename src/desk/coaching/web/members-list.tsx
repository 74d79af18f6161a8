import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight, Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { frenchMoment } from '#lib/french-date.ts';
import { unreadSentence } from '#lib/unread-sentence.ts';
import { workshopOf } from '#member/workshops/texts.ts';
import { Avatar } from '#ui/avatar.tsx';
import { CountBadge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import type { CoachedMember } from '../contract.ts';
import { deskCoachingApi } from './shared/api.ts';
import { writtenMoment } from './written-moment.ts';

const LOAD_FAILED = 'Les personnes que vous accompagnez n’ont pas pu être lues.';

/** Everyone a coach accompanies, by first name, fifty at a time. */
export function MembersList() {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const members = useInfiniteQuery(
    deskCoachingApi.members.infiniteOptions({
      input: (after: string | undefined) => ({ ...(search ? { search } : {}), ...(after ? { after } : {}) }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <section aria-labelledby="membres" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="membres" className="text-h3">
          Les personnes que vous accompagnez
        </h2>
        <label className="relative block w-full sm:w-72">
          <span className="sr-only">Chercher par prénom ou par ville</span>
          <Search aria-hidden="true" className="absolute top-1/2 left-4 size-5 -translate-y-1/2 text-prune" />
          <input
            type="search"
            data-desk-search
            value={typed}
            maxLength={60}
            placeholder="Prénom ou ville"
            onChange={(event) => setTyped(event.target.value)}
            className="input-frame !pl-12"
          />
        </label>
      </div>
      <QueryContent
        query={members}
        failed={LOAD_FAILED}
        waiting={<LoadingShapes label="Chargement…" shapes={['h-72']} />}
      >
        {({ pages }) => {
          const list = pages.flatMap((page) => page.members);
          return list.length === 0 ? (
            <Card padding="small">
              {search
                ? 'Personne ne correspond à cette recherche.'
                : 'Vous n’accompagnez encore personne. Les personnes vous sont confiées quand leur parcours est complet.'}
            </Card>
          ) : (
            <Card padding="none" className="px-2 sm:px-4">
              <ul>
                {list.map((one) => (
                  <MemberRow key={one.id} member={one} />
                ))}
              </ul>
            </Card>
          );
        }}
      </QueryContent>
      <MoreButton
        query={members}
        variant="secondary"
        className="justify-self-center"
        pendingLabel="Chargement…"
      >
        Afficher la suite
      </MoreButton>
    </section>
  );
}

function MemberRow({ member }: { member: CoachedMember }) {
  const { id, firstName, age, city, nextDate, lastExchange, unread } = member;
  return (
    <li className="border-t border-filet first:border-t-0">
      <Link
        to={`/equipe/coaching/${id}`}
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 rounded-[20px] px-2 py-3 hover:bg-papier lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1fr)_auto]"
      >
        <Avatar firstName={firstName} size="small" className="max-lg:row-span-3" />
        <span className="grid min-w-0">
          <span className="truncate text-base font-semibold">{firstName}</span>
          <span className="truncate text-encre-2">
            {[age === null ? null : `${age}\u00a0ans`, city].filter(Boolean).join(', ')}
          </span>
        </span>
        <span className="min-w-0 max-lg:col-start-2">
          {nextDate ? (
            <>
              <span className="sr-only">Prochaine séance : </span>
              {workshopOf(nextDate.workshopId).title}
              <span className="block text-encre-2 first-letter:uppercase">
                {frenchMoment(new Date(nextDate.startsAt))}
              </span>
            </>
          ) : (
            <span className="text-encre-2">Aucune séance à venir</span>
          )}
        </span>
        <span className="min-w-0 text-encre-2 max-lg:col-start-2">
          {lastExchange
            ? `${lastExchange.from === 'member' ? 'Vous a écrit' : 'Vous avez écrit'}, ${writtenMoment(new Date(lastExchange.at), new Date())}`
            : 'Pas encore d’échange'}
        </span>
        <span className="flex items-center gap-2 max-lg:col-start-3 max-lg:row-start-1">
          {unread > 0 ? <CountBadge count={unread} label={unreadSentence(unread)} /> : null}
          <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-prune" />
        </span>
      </Link>
    </li>
  );
}
