import { currentTime } from '#browser/clock.ts';
import { teamMoment } from '#browser/team-time.ts';
import { ATTENDANCE_LABELS, workshopOf } from '#member/workshops/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import type { MemberDate } from '../contract.ts';

/** The dates where they have or had a place, with whether they were there. */
export function MemberDates({ dates }: { dates: readonly MemberDate[] }) {
  return (
    <Card as="section" aria-labelledby="seances" className="grid gap-3">
      <h2 id="seances" className="text-h3">
        Séances
      </h2>
      {dates.length === 0 ? <p className="text-encre-2">Aucune inscription pour le moment.</p> : null}
      <ul className="grid">
        {dates.map((date) => (
          <li
            key={date.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-filet py-2.5 first:border-t-0"
          >
            <span className="grid">
              <span className="font-semibold">{workshopOf(date.workshopId).title}</span>
              <span className="text-encre-2 first-letter:uppercase">
                {teamMoment(new Date(date.startsAt))}
              </span>
            </span>
            <State date={date} now={currentTime()} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function State({ date, now }: { date: MemberDate; now: Date }) {
  if (date.cancelled) return <Badge tone="danger">Annulée</Badge>;
  if (new Date(date.startsAt) > now)
    return date.waiting ? <Badge tone="lin">Liste d’attente</Badge> : <Badge tone="lavande">À venir</Badge>;
  if (date.attendance)
    return (
      <Badge tone={date.attendance === 'present' ? 'sauge' : 'lin'}>
        {ATTENDANCE_LABELS[date.attendance]}
      </Badge>
    );
  return <Badge tone="lin">{date.waiting ? 'Sans place' : 'Présence à noter'}</Badge>;
}
