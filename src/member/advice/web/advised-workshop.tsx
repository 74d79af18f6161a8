import { CalendarHeart } from 'lucide-react';
import { builtInCoach } from '#member/coaches/texts.ts';
import type { WorkshopId } from '#member/workshops/rules.ts';
import { DURATION_LABELS, workshopOf } from '#member/workshops/texts.ts';
import { ButtonLink } from '#ui/button.tsx';

export function AdvisedWorkshop({ id }: { id: WorkshopId }) {
  const { title, coach, durationMinutes, price } = workshopOf(id);
  return (
    <div className="grid gap-4 rounded-[20px] bg-carte p-5 sm:flex sm:items-center sm:justify-between">
      <div className="flex items-start gap-4">
        <CalendarHeart aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-prune" />
        <p className="grid">
          <span className="text-sm text-encre-2">Atelier conseillé</span>
          <span className="font-semibold">{title}</span>
          <span className="text-sm text-encre-2">
            {`Avec ${builtInCoach(coach).firstName}, ${DURATION_LABELS[durationMinutes]}, ${price.toLowerCase()}`}
          </span>
        </p>
      </div>
      <ButtonLink to={`/webinaires/${id}/inscription`} variant="secondary" size="small">
        Voir les prochaines séances
        <span className="sr-only">{` : ${title}`}</span>
      </ButtonLink>
    </div>
  );
}
