import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { currentTime, deviceZone } from '#browser/clock.ts';
import { teamMoment } from '#browser/team-time.ts';
import { PagedRows } from '#desk/staff/web/shared/paged-rows.tsx';
import { useSearchWords } from '#desk/staff/web/shared/use-search-words.ts';
import { pastMoment } from '#lib/relative-day.ts';
import { unreadSentence } from '#lib/unread-sentence.ts';
import { workshopOf } from '#member/workshops/texts.ts';
import { Avatar } from '#ui/avatar.tsx';
import { CountBadge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { CoachedMember } from '../contract.ts';
import { deskCoachingApi } from './shared/api.ts';

/** Everyone a coach accompanies, by first name, fifty at a time. */
export function MembersList() {
  const { words: search, field } = useSearchWords();
  const members = useInfiniteQuery(
    deskCoachingApi.members.infiniteOptions({
      input: (after: string | undefined) => ({ search: search || undefined, after }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <section aria-labelledby="membres" className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="membres" className="text-h3">
          Les personnes que vous accompagnez
        </h2>
        <TextField label="Prénom ou ville" {...field} maxLength={60} className="w-full sm:w-72" />
      </div>
      <PagedRows
        query={members}
        rowsOf={(page) => page.members}
        failed="Les personnes que vous accompagnez n’ont pas pu être lues."
        loading="Chargement…"
        empty={
          <p className="rounded-field bg-lin p-4">
            {search
              ? 'Personne ne correspond à cette recherche.'
              : 'Vous n’accompagnez encore personne. Les personnes vous sont confiées quand leur parcours est complet.'}
          </p>
        }
        more="Afficher la suite"
      >
        {(one) => <MemberRow key={one.id} member={one} />}
      </PagedRows>
    </section>
  );
}

function MemberRow({ member }: { member: CoachedMember }) {
  const { id, firstName, age, city, nextDate, lastExchange, unread } = member;
  return (
    <li>
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
                {teamMoment(new Date(nextDate.startsAt))}
              </span>
            </>
          ) : (
            <span className="text-encre-2">Aucune séance à venir</span>
          )}
        </span>
        <span className="min-w-0 text-encre-2 max-lg:col-start-2">
          {lastExchange
            ? `${lastExchange.from === 'member' ? 'Vous a écrit' : 'Vous avez écrit'}, ${pastMoment(new Date(lastExchange.at), currentTime(), deviceZone())}`
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
