import { CalendarHeart } from 'lucide-react';
import { builtInCoach } from '#member/coaches/texts.ts';
import type { WorkshopId } from '#member/workshops/rules.ts';
import { DURATION_LABELS, workshopOf } from '#member/workshops/texts.ts';
import { TextLink } from '#ui/link.tsx';

export function AdvisedWorkshop({ id }: { id: WorkshopId }) {
  const { title, coach, durationMinutes, price } = workshopOf(id);
  return (
    <div className="flex items-start gap-4 rounded-[20px] bg-carte px-5 py-3">
      <CalendarHeart aria-hidden="true" className="mt-1.5 size-6 shrink-0 text-prune" />
      <div className="grid justify-items-start">
        <p className="grid">
          <span className="text-sm text-encre-2">
            {`Atelier conseillé, avec ${builtInCoach(coach).firstName}, ${DURATION_LABELS[durationMinutes]}, ${price.toLowerCase()}`}
          </span>
          <span className="font-semibold">{title}</span>
        </p>
        <TextLink to={`/webinaires/${id}/inscription`} className="inline-flex min-h-11 items-center">
          Voir les prochaines séances
          <span className="sr-only">{` (${title})`}</span>
        </TextLink>
      </div>
    </div>
  );
}
