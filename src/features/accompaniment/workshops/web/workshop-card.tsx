import { builtInCoach } from '#features/accompaniment/coaches/texts.ts';
import { CoachLine } from '#features/accompaniment/coaches/web/shared/coach-line.tsx';
import { frenchMoment } from '#lib/french-date.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { WorkshopDate } from '../contract.ts';
import type { Workshop } from '../texts/workshop.ts';
import { PreviewButton } from './shared/preview-button.tsx';
import { WorkshopFacts } from './workshop-facts.tsx';

interface WorkshopCardProps {
  workshop: Workshop;
  dates: readonly WorkshopDate[];
}

export function WorkshopCard({ workshop, dates }: WorkshopCardProps) {
  const { id, title, summary, coach } = workshop;
  const mine = dates.find((date) => date.mine !== null);
  const [next] = dates;
  return (
    <Card as="li" padding="none" className="flex flex-col">
      <PreviewButton workshop={workshop} />
      <div className="flex flex-1 flex-col gap-4 p-5 sm:p-6">
        <div className="grid gap-2">
          <h3>{title}</h3>
          <p className="text-encre-2">{summary}</p>
        </div>
        <CoachLine coach={builtInCoach(coach)} />
        <WorkshopFacts workshop={workshop} />
        <div className="mt-auto grid justify-items-start gap-3">
          {mine ? (
            <Badge tone="sauge">
              {mine.mine === 'waiting'
                ? `Liste d’attente, ${frenchMoment(new Date(mine.startsAt))}`
                : `Vous participez ${frenchMoment(new Date(mine.startsAt))}`}
            </Badge>
          ) : next ? (
            <p className="text-sm">
              <span className="text-encre-2">Prochaine séance{'\u202f'}: </span>
              <time dateTime={next.startsAt} className="font-semibold">
                {frenchMoment(new Date(next.startsAt))}
              </time>
            </p>
          ) : null}
          <ButtonLink to={`/webinaires/${id}/inscription`} variant="secondary" block>
            Voir les prochaines sessions
            <span className="sr-only">{`\u202f: ${title}`}</span>
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
