import type { WorkshopDate } from '#member/workshops/contract.ts';
import type { Workshop } from '#member/workshops/texts/workshop.ts';
import { PreviewButton } from '#member/workshops/web/shared/preview-button.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { WebinarDate } from './webinar-date.tsx';

export interface Webinar {
  workshop: Workshop;
  next: WorkshopDate | undefined;
}

export function WeeklyWebinar({ workshop, next }: Webinar) {
  return (
    <Card
      as="section"
      aria-labelledby="weekly-kind weekly"
      padding="none"
      className="grid content-start sm:grid-cols-2"
    >
      <PreviewButton workshop={workshop} className="sm:aspect-auto sm:h-full sm:min-h-72" />
      <div className="grid content-center justify-items-start gap-3 p-6 sm:p-8">
        <p id="weekly-kind" className="text-sm font-semibold text-sauge">
          Le webinaire de la semaine
        </p>
        <h3 id="weekly">{workshop.title}</h3>
        <p className="text-encre-2">{workshop.summary}</p>
        <WebinarDate date={next} />
        <ButtonLink to={`/webinaires/${workshop.id}/inscription`} className="mt-1">
          {next?.mine ? 'Voir ma séance' : 'S’inscrire'}
          <span className="sr-only">{` (${workshop.title})`}</span>
        </ButtonLink>
      </div>
    </Card>
  );
}
