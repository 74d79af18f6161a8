import { CalendarX } from 'lucide-react';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TeamMoment } from '#ui/team-moment.tsx';
import type { MyWorkshopDate } from '../../contract.ts';
import { workshopOf } from '../../texts.ts';

/** A date that the team has cancelled: why, and the way to another one. */
export function CancelledTicket({ date, reason }: { date: MyWorkshopDate; reason: string }) {
  const { title } = workshopOf(date.workshopId);
  return (
    <Card as="section" tone="lin" aria-label={title} className="grid gap-4 sm:p-8">
      <div className="grid gap-1">
        <p className="text-sm font-semibold text-prune">
          <CalendarX aria-hidden="true" className="mr-1.5 mb-0.5 inline size-4" />
          Séance annulée par l’équipe
        </p>
        <h3 className="text-h3 wrap-anywhere">{title}</h3>
        <p className="text-encre-2">
          <s>
            <TeamMoment at={date.startsAt} />
          </s>
        </p>
        <p className="max-w-2xl wrap-anywhere">{reason}</p>
      </div>
      <p className="max-w-2xl text-sm text-encre-2">Elle ne compte plus parmi vos séances à venir.</p>
      <ButtonLink
        to={`/webinaires/${date.workshopId}/inscription`}
        variant="secondary"
        size="small"
        className="justify-self-start"
      >
        Choisir une autre date
      </ButtonLink>
    </Card>
  );
}
