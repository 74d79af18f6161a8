import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { forgetMadeOf } from '#browser/api/made-of.ts';
import { track } from '#features/ad-measurement/web/shared/track.ts';
import { Card } from '#ui/card.tsx';
import { quiz } from '../../contract.ts';
import { QUIZ_TOPICS, type Quiz } from '../../rules.ts';
import { SaveButton } from '../save-button.tsx';
import { SaveFailed } from '../save-failed.tsx';
import { answersApi } from '../shared/api.ts';
import { forgetKeptAnswers } from '../shared/kept-answers.ts';
import { QuizSlider } from '../shared/quiz-slider.tsx';
import { useNextPage } from '../use-next-page.ts';

/** Spec 1 §8, to the letter. */
const SAVE_FAILED = 'Une erreur est survenue lors de la sauvegarde de vos réponses. Veuillez réessayer.';

export function QuizForm({ initial }: { initial: Quiz | null }) {
  const queryClient = useQueryClient();
  const { editing, goOn, nextPage } = useNextPage('/inscription/advice');
  const [scores, setScores] = useState<Partial<Quiz>>(initial ?? {});
  const [tried, setTried] = useState(false);
  const save = useMutation(
    answersApi.saveQuiz.mutationOptions({
      onSuccess: async (_done, saved) => {
        void track('relationship_quiz');
        queryClient.setQueryData(answersApi.quiz.queryKey(), saved);
        forgetMadeOf(queryClient, 'quiz');
        forgetKeptAnswers();
        await goOn();
      },
    }),
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (save.isPending) return;
    const checked = quiz.safeParse(scores);
    if (checked.success) {
      save.mutate(checked.data);
      return;
    }
    setTried(true);
    event.currentTarget.querySelector<HTMLInputElement>('[data-unanswered="true"]')?.focus();
  }
  return (
    <form noValidate className="grid gap-6" onSubmit={submit}>
      <Card padding="large" className="grid gap-10">
        <p className="text-sm text-encre-2">
          Déplacez chaque curseur de 1 à 10. Pour répondre 1, touchez le curseur sans le déplacer, ou appuyez
          sur la barre d’espace.
        </p>
        {QUIZ_TOPICS.map((topic) => (
          <QuizSlider
            key={topic}
            topic={topic}
            score={scores[topic] ?? null}
            onScore={(score) => setScores((others) => ({ ...others, [topic]: score }))}
            error={tried ? quiz.shape[topic].safeParse(scores[topic]).error?.issues[0]?.message : undefined}
          />
        ))}
      </Card>
      {save.error ? (
        <SaveFailed error={save.error} fallback={SAVE_FAILED} editing={editing} nextPage={nextPage} />
      ) : null}
      <SaveButton editing={editing} pending={save.isPending} />
    </form>
  );
}
