import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { DECISION_SENTENCES, newDecision } from '#mechanisms/decisions/contract.ts';
import type { Decision, SuspensionDays } from '#mechanisms/decisions/rules.ts';
import type { ClauseCode } from '#mechanisms/decisions/texts/clauses.ts';
import type { OpenedCase } from '../contract.ts';
import { WORDS_TARGET, wantsAnswer } from '../rules.ts';
import { likelyClause } from './case-words.ts';
import { deskModerationApi } from './shared/api.ts';

export const FAILED =
  'La décision n’est pas partie. Ce que vous avez écrit est toujours là\u202f: vérifiez votre connexion et réessayez.';

/** Debounce between the last change of the draft and the request for its consequences. */
const PAUSE_MS = 500;

function emptyDraft(opened: OpenedCase) {
  const { kind, evidence, targets } = opened;
  const shown = targets.find(({ content, text }) =>
    kind === 'words' ? content === WORDS_TARGET : evidence.kind === 'text' && text === evidence.text,
  );
  return {
    decisionId: crypto.randomUUID(),
    clause: likelyClause(opened),
    facts: '',
    target: evidence.kind === 'photo' ? `photo:${evidence.photoId}` : shown ? shown.content : '',
    days: undefined,
    // Immediate closure is a deliberate choice, whatever the report’s matter.
    danger: false,
    also: [],
    /** For the author of a notice or a contest. */
    answer: '',
  };
}

interface DecisionDraft extends Omit<ReturnType<typeof emptyDraft>, 'clause' | 'days' | 'also'> {
  clause: ClauseCode | '';
  days: SuspensionDays | undefined;
  also: string[];
}

function inputOf(opened: OpenedCase, decision: Decision, draft: DecisionDraft) {
  const input = {
    id: opened.id,
    decisionId: draft.decisionId,
    decision,
    also: draft.also,
    ...(wantsAnswer(opened.kind) && { answer: draft.answer }),
    ...(decision !== 'dismiss' && { clause: draft.clause || undefined, facts: draft.facts }),
    ...(decision === 'hide' && { target: draft.target || undefined }),
    ...(decision === 'suspend' && { days: draft.days }),
    ...(decision === 'close' && { danger: draft.danger }),
  };
  const { error } = newDecision.safeParse(input);
  const refused = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]);
  if (wantsAnswer(opened.kind) && draft.answer.trim() === '')
    refused.push(['answer', DECISION_SENTENCES.answer]);
  return { input, refused };
}

export type DecisionForm = ReturnType<typeof useDecision>;

/** The draft survives closing the panel and a network failure. Its consequences are refetched after each change. */
export function useDecision(opened: OpenedCase, onSettled: (decision: Decision) => void) {
  const [draft, setDraft] = useState<DecisionDraft>(() => emptyDraft(opened));
  const [choosing, setChoosing] = useState<Decision>();
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  // Idempotent by the draft’s `decisionId`.
  const { mutate, error, isPending, reset } = useMutation(
    deskModerationApi.decide.mutationOptions(safeToRepeat),
  );
  const { input, refused } = inputOf(opened, choosing ?? 'dismiss', draft);
  const written = JSON.stringify(input);
  const [still, setStill] = useState(written);
  useEffect(() => {
    const timer = setTimeout(() => setStill(written), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [written]);
  const ready = choosing !== undefined && refused.length === 0;
  const rehearsal = useQuery(
    deskModerationApi.rehearse.queryOptions({
      input,
      enabled: ready && still === written,
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
  );
  const shown = ready ? rehearsal.data : undefined;
  const failure = error ?? (ready ? rehearsal.error : null);

  return {
    draft,
    choosing,
    refusals,
    consequences: shown,
    pending: isPending,
    error: failure,
    /** True until the consequences of the current draft are displayed or refused. */
    waits: ready && !shown && !failure,
    choose(decision: Decision | undefined) {
      reset();
      setChoosing(decision);
    },
    change(part: Partial<DecisionDraft>) {
      setDraft((before) => ({ ...before, ...part }));
      setRefusals((told) => Object.fromEntries(Object.entries(told).filter(([field]) => !(field in part))));
    },
    decide(decision: Decision) {
      const sent = inputOf(opened, decision, draft);
      setRefusals(Object.fromEntries(sent.refused.toReversed()));
      if (sent.refused.length === 0) mutate(sent.input, { onSuccess: () => onSettled(decision) });
    },
  };
}
