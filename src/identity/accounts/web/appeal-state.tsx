import { CircleCheck, Hourglass } from 'lucide-react';
import { deviceZone } from '#browser/clock.ts';
import { frenchDay } from '#lib/french-date.ts';
import { OUTCOME_TITLES } from '#mechanisms/decisions/texts.ts';
import type { Statement } from '../contract.ts';

export function AppealState({ appeal }: { appeal: NonNullable<Statement['appeal']> }) {
  const { text, madeAt, outcome, answer, judgedAt } = appeal;
  const Icon = outcome ? CircleCheck : Hourglass;
  return (
    <section className="grid gap-4 rounded-[20px] bg-lavande p-5 sm:p-6">
      <div className="flex items-start gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-prune" />
        <div className="grid gap-1">
          <h3 className="text-h3">
            {outcome ? OUTCOME_TITLES[outcome] : 'Votre contestation est chez nous'}
          </h3>
          <p>
            {judgedAt
              ? `Une autre personne de l’équipe vous a répondu le ${frenchDay(new Date(judgedAt), deviceZone())}.`
              : 'Une autre personne que celle qui a décidé relit tout, et vous répond par e-mail. D’ici là, la décision reste en place.'}
          </p>
        </div>
      </div>
      {answer ? <p className="whitespace-pre-line wrap-anywhere">{answer}</p> : null}
      <div className="grid gap-1 border-t border-filet pt-4 text-sm">
        <p className="font-semibold text-encre-2">Vos mots, le {frenchDay(new Date(madeAt), deviceZone())}</p>
        <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      </div>
    </section>
  );
}
