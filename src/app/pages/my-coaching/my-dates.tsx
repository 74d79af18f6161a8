import { CalendarCheck } from 'lucide-react';
import { CoachLine } from '#member/coaches/web/shared/coach-line.tsx';
import type { Leader, MyWorkshopDate } from '#member/workshops/contract.ts';
import { DATE_STATUS_LABELS } from '#member/workshops/rules.ts';
import { workshopOf } from '#member/workshops/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { WalkingScene } from '#ui/illustrations/walking.tsx';
import { TeamMoment } from '#ui/team-moment.tsx';

export function PastDates({ dates }: { dates: readonly MyWorkshopDate[] }) {
  if (dates.length === 0) return null;
  return (
    <section aria-labelledby="my-dates" className="grid gap-5">
      <h2 id="my-dates">Mes ateliers passés</h2>
      {groupDates(dates).map(({ name, leader, workshops }) => (
        <Card key={name} as="section" aria-label={`Ateliers avec ${name}`} className="grid gap-6 sm:p-8">
          {leader ? (
            <CoachLine coach={leader} />
          ) : (
            <p className="font-medium first-letter:uppercase">{name}</p>
          )}
          {workshops.map((workshop) => (
            <div key={workshop.title} className="grid gap-1">
              <h3>{workshop.title}</h3>
              <ul>
                {workshop.dates.map((date) => (
                  <DateLine key={date.id} date={date} />
                ))}
              </ul>
            </div>
          ))}
        </Card>
      ))}
    </section>
  );
}

export function NoDate() {
  return (
    <Card padding="small">
      <EmptyState
        title="Vous n’avez pas encore réservé de coaching"
        illustration={<WalkingScene className="block h-auto w-full" />}
        action={
          <>
            <ButtonLink to="/conseils">Lire mes conseils</ButtonLink>
            <ButtonLink to="/dashboard" variant="secondary">
              Mon espace
            </ButtonLink>
          </>
        }
      >
        <p>Les ateliers réunissent deux à cinq personnes. Vos conseils vous diront par lequel commencer.</p>
      </EmptyState>
    </Card>
  );
}

function DateLine({ date }: { date: MyWorkshopDate }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-filet py-3 first:border-t-0 last:pb-0">
      <TeamMoment at={date.startsAt} className="font-medium" />
      <Badge tone="sauge" icon={CalendarCheck}>
        {DATE_STATUS_LABELS[date.status]}
      </Badge>
    </li>
  );
}

interface CoachDates {
  name: string;
  leader: Leader | null;
  workshops: { title: string; dates: MyWorkshopDate[] }[];
}

/** By leader, then by workshop title (spec 1 §2.2), keeping the original order. */
export function groupDates(dates: readonly MyWorkshopDate[]): CoachDates[] {
  return [...Map.groupBy(dates, ({ coachName }) => coachName)].map(([name, ofCoach]) => ({
    name,
    leader: ofCoach[0]?.leader ?? null,
    workshops: [...Map.groupBy(ofCoach, ({ workshopId }) => workshopOf(workshopId).title)].map(
      ([title, ofWorkshop]) => ({ title, dates: ofWorkshop }),
    ),
  }));
}
