import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Hourglass } from 'lucide-react';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { deviceZone } from '#browser/clock.ts';
import { consentDate, frenchDay, frenchMoment } from '#lib/french-date.ts';
import { isOfAccount } from '#mechanisms/decisions/rules.ts';
import {
  DECIDED_BY_A_PERSON,
  EFFECT_MEANINGS,
  ENDED_WORDS,
  effectTitle,
  OUTCOME_TITLES,
  OUTWEIGHED,
  REDRESS,
  SOURCE_SENTENCES,
} from '#mechanisms/decisions/texts.ts';
import { ContestForm } from '#mechanisms/decisions/web/shared/contest-form.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import type { Statement } from '../../contract.ts';
import { standingApi } from './api.ts';

/** A decision: the facts, the rule, its source, and the member's reply. */
export function DecisionCard({ statement }: { statement: Statement }) {
  const { id, effect, holds, state, source, facts, rule, madeAt, until, appeal, appealUntil } = statement;
  const title = `decision-${id}`;
  const outweighed = state === 'stands' && !holds && isOfAccount(effect);
  return (
    <Card as="article" aria-labelledby={title} className="grid gap-6 sm:p-8">
      <header className="grid justify-items-start gap-2">
        {state === 'stands' ? null : (
          <Badge tone={state === 'undone' ? 'sauge' : 'lavande'}>{ENDED_WORDS[state]}</Badge>
        )}
        <h2 id={title} className="text-h3 wrap-anywhere">
          {holds
            ? 'Ce que nous avons décidé'
            : effectTitle(effect, until && inWords(new Date(until)), outweighed)}
        </h2>
        <p className="text-sm text-encre-2">
          Décision du <time dateTime={madeAt}>{inWords(new Date(madeAt))}</time>
        </p>
        {state === 'stands' ? <p>{outweighed ? OUTWEIGHED : EFFECT_MEANINGS[effect]}</p> : null}
      </header>
      <dl className="grid gap-5">
        <Words term="Les faits">{facts}</Words>
        <Words term="La règle">{rule}</Words>
      </dl>
      <p className="text-sm text-encre-2">
        {SOURCE_SENTENCES[source]} {DECIDED_BY_A_PERSON}
      </p>
      {appeal ? <AppealState appeal={appeal} /> : null}
      {appealUntil ? <Appeal statement={id} until={appealUntil} /> : null}
    </Card>
  );
}

const inWords = (instant: Date) => frenchMoment(instant, deviceZone());

function Words({ term, children }: { term: string; children: string }) {
  return (
    <div className="grid gap-1">
      <dt className="text-sm font-semibold text-encre-2">{term}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}

function AppealState({ appeal }: { appeal: NonNullable<Statement['appeal']> }) {
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

function Appeal({ statement, until }: { statement: string; until: string }) {
  const queryClient = useQueryClient();
  const appeal = useMutation(
    // Idempotent: repeating the same words makes one appeal.
    standingApi.appeal.mutationOptions({
      ...safeToRepeat,
      onSuccess: () => queryClient.invalidateQueries({ queryKey: standingApi.mine.queryKey() }),
    }),
  );
  return (
    <section className="grid gap-4 rounded-[20px] bg-lin p-5 sm:p-6">
      <div className="grid gap-1">
        <h3 className="text-h3">{'Vous n’êtes pas d’accord\u202f?'}</h3>
        <p className="text-encre-2">
          {REDRESS.here} Vous pouvez le faire jusqu’au {consentDate(until)}.
        </p>
      </div>
      <ContestForm
        send={(text) => appeal.mutate({ statement, text })}
        sending={appeal.isPending || appeal.isSuccess}
        error={appeal.error}
        submitLabel="Contester la décision"
      />
    </section>
  );
}
