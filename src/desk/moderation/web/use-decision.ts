import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { DECISION_SENTENCES, newDecision } from '#mechanisms/decisions/contract.ts';
import type { Decision } from '#mechanisms/decisions/rules.ts';
import type { OpenedCase } from '../contract.ts';
import { wantsAnswer } from '../rules.ts';
import { type DecisionDraft, emptyDraft } from './decision-draft.ts';
import { deskModerationApi } from './shared/api.ts';

export const FAILED =
  'La décision n’est pas partie. Ce que vous avez écrit est toujours là\u202f: vérifiez votre connexion et réessayez.';

/** The draft survives a closed dialog and a network failure. */
export function useDecision(opened: OpenedCase, onSettled: (decision: Decision) => void) {
  const [draft, setDraft] = useState<DecisionDraft>(() => emptyDraft(opened));
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  // Idempotent by the draft’s `decisionId`.
  const { mutate, error, isPending, reset } = useMutation(
    deskModerationApi.decide.mutationOptions(safeToRepeat),
  );

  function change(part: Partial<DecisionDraft>) {
    setDraft((before) => ({ ...before, ...part }));
    setRefusals((shown) => Object.fromEntries(Object.entries(shown).filter(([field]) => !(field in part))));
  }

  function decide(decision: Decision) {
    const input = {
      ...{ id: opened.id, decisionId: draft.decisionId, decision },
      ...(wantsAnswer(opened.kind) && { answer: draft.answer }),
      ...(decision !== 'dismiss' && { clause: draft.clause || undefined, facts: draft.facts }),
      ...(decision === 'hide' && { target: draft.target || undefined }),
      ...(decision === 'suspend' && { days: draft.days }),
      ...(decision === 'close' && { danger: draft.danger }),
    };
    const checked = newDecision.safeParse(input);
    const refused = (checked.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]);
    if (wantsAnswer(opened.kind) && draft.answer.trim() === '')
      refused.push(['answer', DECISION_SENTENCES.answer]);
    if (refused.length > 0) {
      setRefusals(Object.fromEntries(refused.toReversed()));
      return;
    }
    mutate(input, { onSuccess: () => onSettled(decision) });
  }

  return {
    draft,
    change,
    decide,
    refusals,
    pending: isPending,
    error,
    forgetError: reset,
  };
}
