import { ChevronRight } from 'lucide-react';
import { currentTime, deviceZone } from '#browser/clock.ts';
import { frenchDay } from '#lib/french-date.ts';
import { pastMoment } from '#lib/relative-day.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import { workshopOf } from '#member/workshops/texts.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Link, TextLink } from '#ui/link.tsx';
import { TeamMoment } from '#ui/team-moment.tsx';
import type { CoachDay } from '../contract.ts';

/** The dates of the day, and who waits for an answer. */
export function Today({ today, waiting }: CoachDay) {
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
