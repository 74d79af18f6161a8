import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { currentTime, deviceZone } from '#browser/clock.ts';
import { teamMoment } from '#browser/team-time.ts';
import { frenchDay } from '#lib/french-date.ts';
import { unreadSentence } from '#lib/french-words.ts';
import { pastMoment } from '#lib/relative-day.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import { workshopOf } from '#member/workshops/texts.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge, CountBadge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { DeskPage } from '#ui/desk/desk-page.tsx';
import { PagedRows } from '#ui/desk/paged-rows.tsx';
import { useSearchWords } from '#ui/desk/use-search-words.ts';
import { Link, TextLink } from '#ui/link.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { TeamMoment } from '#ui/team-moment.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { CoachDay, CoachedMember } from '../contract.ts';
import { deskCoachingApi } from './shared/api.ts';

/** A coach's day: today's dates, waiting members, and the list of all their members. */
export default function CoachingPage() {
  const day = useQuery(deskCoachingApi.day.queryOptions());
  return (
    <DeskPage title="Coaching" intro="Votre journée, et les personnes que vous accompagnez.">
      <QueryContent
        query={day}
        failed="Votre journée n’a pas pu être lue. Vérifiez votre connexion internet."
        waiting={<LoadingShapes label="Chargement de votre journée…" shapes={['h-40', 'h-72']} />}
      >
        {(day) =>
          day.coach ? (
            <>
              <Today {...day} />
              <MembersList />
            </>
          ) : (
            <Card padding="small">
              Votre compte n’est pas encore relié à une fiche de coach. L’administration le fait dans
              « Contenus », sous « Coachs ».
            </Card>
          )
        }
      </QueryContent>
    </DeskPage>
  );
}

/** All members of a coach, by first name, fifty per page. */
function MembersList() {
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

/** Today's dates, and members waiting for an answer. */
function Today({ today, waiting }: CoachDay) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card as="section" aria-labelledby="aujourdhui" className="grid gap-3">
        <h2 id="aujourdhui" className="text-h3 first-letter:uppercase">
          {frenchDay(currentTime(), PARIS_ZONE)}
        </h2>
        {today.length === 0 ? (
          <p className="text-encre-2">Aucune séance aujourd’hui.</p>
        ) : (
          <ul className="grid gap-3">
            {today.map(({ id, workshopId, startsAt, people, hasRoom }) => (
              <li key={id} className="grid grid-cols-[minmax(4.5rem,auto)_minmax(0,1fr)] gap-x-3">
                <TeamMoment at={startsAt} hourOnly className="font-title text-lg font-semibold" />
                <div className="grid justify-items-start gap-1">
                  <p className="font-semibold">{workshopOf(workshopId).title}</p>
                  <p className="text-encre-2">
                    {people.length === 0 ? 'Personne n’est inscrit' : people.join(', ')}
                  </p>
                  {hasRoom ? null : <Badge tone="abricot">Lien à donner</Badge>}
                </div>
              </li>
            ))}
          </ul>
        )}
        <TextLink to="/equipe/seances" className="inline-flex min-h-11 items-center justify-self-start">
          Toutes les séances
        </TextLink>
      </Card>
      <Card
        as="section"
        aria-labelledby="attendent"
        tone={waiting.length > 0 ? 'rosee' : 'carte'}
        className="grid gap-3"
      >
        <h2 id="attendent" className="text-h3">
          {waiting.length === 0 ? 'Personne n’attend de réponse' : 'Attendent votre réponse'}
        </h2>
        {waiting.length === 0 ? null : (
          <ul className="-mx-2 grid">
            {waiting.map(({ id, firstName, since }) => (
              <li key={id}>
                <Link
                  to={`/equipe/coaching/${id}`}
                  className="flex min-h-14 items-center gap-3 rounded-[20px] px-2 hover:bg-carte"
                >
                  <Avatar firstName={firstName} size="small" />
                  <span className="min-w-0 grow truncate font-semibold">{firstName}</span>
                  <span className="text-encre-2">
                    {pastMoment(new Date(since), currentTime(), deviceZone())}
                  </span>
                  <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-prune" />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}
