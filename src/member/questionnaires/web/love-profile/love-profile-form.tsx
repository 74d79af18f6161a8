import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { refreshMadeOf } from '#browser/api/made-of.ts';
import type { FormDraft } from '#identity/drafts/web/shared/use-form-draft.ts';
import { versionOf } from '#lib/version-of.ts';
import { LOVE_DIMENSIONS, type LoveDimension, type LoveProfile } from '#member/profile/rules.ts';
import { KEPT_TO_ONESELF, LOVE_QUESTIONS } from '#member/profile/texts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { loveProfile } from '../../contract.ts';
import { SaveFailed } from '../save-failed.tsx';
import { answersApi } from '../shared/api.ts';
import { forgetKeptAnswers } from '../shared/kept-answers.ts';
import { useNextPage } from '../use-next-page.ts';
import { changesSentence } from './changes-sentence.ts';
import { LoveQuestionCards } from './love-question-cards.tsx';
import { useQuestion } from './use-question.ts';

/** Spec 1 §8, verbatim. */
const SAVE_FAILED = 'Une erreur est survenue lors de la sauvegarde de vos réponses. Veuillez réessayer.';

const NAMES = Object.fromEntries(
  LOVE_DIMENSIONS.map((dimension) => [dimension, LOVE_QUESTIONS[dimension].question]),
);
const sentenceOf = (field: string, stored: object) => {
  const dimension = loveProfile.keyof().parse(field);
  const score = loveProfile.parse(stored)[dimension];
  return score === null ? KEPT_TO_ONESELF : LOVE_QUESTIONS[dimension].sentences[score - 1];
};

interface LoveProfileFormProps {
  saved: LoveProfile | null;
  begun: Partial<LoveProfile> | null;
  /** Answers of the love test, where there are neither saved nor begun ones. */
  kept: Partial<LoveProfile> | undefined;
  draft: FormDraft<Partial<LoveProfile>>;
  changesLeft: number;
}

export function LoveProfileForm({ saved, begun, kept, draft, changesLeft }: LoveProfileFormProps) {
  const queryClient = useQueryClient();
  const [version] = useState(() => saved && versionOf(saved));
  const { editing, nextPage, goOn } = useNextPage('/inscription/quiz');
  const [answers, setAnswers] = useState<Partial<LoveProfile>>(begun ?? saved ?? kept ?? {});
  const { current, show, moved } = useQuestion(answers, begun !== null);
  const [missing, setMissing] = useState<string>();
  const position = LOVE_DIMENSIONS.indexOf(current);
  const previous = LOVE_DIMENSIONS[position - 1];
  const next = LOVE_DIMENSIONS[position + 1];

  const save = useMutation(
    answersApi.saveLoveProfile.mutationOptions({
      onSuccess: async (_done, { version: _, ...saved }) => {
        queryClient.setQueryData(answersApi.loveProfile.queryKey(), { answers: saved, changesLeft });
        // The server knows how many changes remain.
        void queryClient.invalidateQueries({ queryKey: answersApi.loveProfile.key() });
        void refreshMadeOf(queryClient, 'answers');
        forgetKeptAnswers();
        await goOn('love_profile', draft);
      },
    }),
  );

  const send = (known: string | null) => save.mutate({ ...loveProfile.parse(answers), version: known });

  function go(question: LoveDimension) {
    setMissing(undefined);
    show(question);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (save.isPending) return;
    const answer = loveProfile.shape[current].safeParse(answers[current]);
    if (!answer.success) {
      setMissing(answer.error.issues[0]?.message);
      event.currentTarget.querySelector('input')?.focus();
    } else if (next) {
      go(next);
    } else {
      send(version);
    }
  }
  return (
    <form noValidate className="grid gap-6" onSubmit={submit}>
      <Card padding="large" className="grid gap-6 sm:gap-8">
        <Stepper current={position + 1} total={LOVE_DIMENSIONS.length} />
        <LoveQuestionCards
          key={current}
          dimension={current}
          score={answers[current]}
          onScore={(score) => {
            setMissing(undefined);
            const answered = { ...answers, [current]: score };
            setAnswers(answered);
            draft.keep(answered);
          }}
          error={missing}
          takesFocus={moved}
        />
        {save.error ? (
          <SaveFailed
            {...{ error: save.error, fallback: SAVE_FAILED, editing, nextPage }}
            newer={{ sent: save.variables, names: NAMES, words: sentenceOf, replace: send }}
          />
        ) : null}
        <StepButtons
          onBack={previous && (() => go(previous))}
          answered={answers[current] !== undefined}
          last={!next}
          pending={save.isPending}
        />
      </Card>
      <p className="text-encre-2">{changesSentence(saved !== null, changesLeft)}</p>
    </form>
  );
}

interface StepButtonsProps {
  /** None on the first question. */
  onBack: (() => void) | undefined;
  answered: boolean;
  last: boolean;
  pending: boolean;
}

function StepButtons({ onBack, answered, last, pending }: StepButtonsProps) {
  return (
    <div className="flex justify-between gap-3">
      <Button variant="quiet" disabled={!onBack} onClick={onBack}>
        <ArrowLeft aria-hidden="true" className="max-sm:hidden" />
        Précédent
      </Button>
      <Button
        type="submit"
        size="large"
        className="sm:min-w-56"
        // Not disabled: pressed without an answer, it says what is missing.
        aria-disabled={!answered}
        pending={pending}
        pendingLabel="Enregistrement…"
      >
        {last ? 'Enregistrer' : 'Suivant'}
      </Button>
    </div>
  );
}
