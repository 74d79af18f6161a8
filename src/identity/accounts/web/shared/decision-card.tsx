import { deviceZone } from '#browser/clock.ts';
import { frenchMoment } from '#lib/french-date.ts';
import { isOfAccount } from '#mechanisms/decisions/rules.ts';
import {
  DECIDED_BY_A_PERSON,
  EFFECT_MEANINGS,
  ENDED_WORDS,
  effectTitle,
  OUTWEIGHED,
  SOURCE_SENTENCES,
} from '#mechanisms/decisions/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import type { Statement } from '../../contract.ts';
import { Appeal } from '../appeal.tsx';
import { AppealState } from '../appeal-state.tsx';

/** The facts, the rule, its source, and the member's answer. */
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
