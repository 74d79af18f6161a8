import { Check } from 'lucide-react';
import { FoldingPart } from '#ui/folding-part.tsx';
import type { Workshop } from '../texts/workshop.ts';
import { DURATION_LABELS } from '../texts.ts';

/** Description, objectives and outline of a workshop. */
export function WorkshopProgramme({ workshop }: { workshop: Workshop }) {
  const { description, forWhom, objectives, outline, durationMinutes } = workshop;
  return (
    <div className="grid gap-8 sm:gap-10">
      <section aria-labelledby="description" className="grid gap-3">
        <h2 id="description" className="text-h3">
          Description
        </h2>
        <p>{description}</p>
        <p className="rounded-[20px] bg-lavande px-5 py-4 text-sm">{forWhom}</p>
      </section>
      <section aria-labelledby="objectives" className="grid gap-4">
        <h2 id="objectives" className="text-h3">
          Objectifs
        </h2>
        <ul className="grid gap-3">
          {objectives.map((objective) => (
            <li key={objective} className="flex items-start gap-3">
              <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-sauge-100 text-sauge">
                <Check aria-hidden="true" className="size-4" strokeWidth={3} />
              </span>
              {objective}
            </li>
          ))}
        </ul>
      </section>
      <FoldingPart
        id="outline"
        title="Déroulé"
        titleClassName="text-h3"
        hint={`${outline.length} temps, ${DURATION_LABELS[durationMinutes]}`}
      >
        <ol className="grid">
          {outline.map(({ title, text, minutes }, place) => (
            <li
              key={title}
              className="grid grid-cols-[auto_1fr] gap-x-4 border-t border-filet py-3 first:border-t-0 first:pt-0"
            >
              <span aria-hidden="true" className="w-6 font-title text-h3 font-semibold text-prune">
                {place + 1}
              </span>
              <div className="grid gap-0.5">
                <h3 className="font-text text-base font-semibold tracking-normal">
                  {title} <span className="font-normal text-encre-2">{`${minutes}\u00a0min`}</span>
                </h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </FoldingPart>
    </div>
  );
}
