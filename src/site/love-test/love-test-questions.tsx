import { type FormEvent, useState } from 'react';
import { QUIZ_TOPICS, type Quiz } from '#member/answers/rules.ts';
import { completeQuiz } from '#member/questionnaires/web/shared/kept-answers.ts';
import { QuizSlider } from '#member/questionnaires/web/shared/quiz-slider.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { arriveAt } from './love-test-arrival.ts';

/** The sentence of the quiz in the funnel. */
const UNANSWERED = 'Veuillez répondre à cette question';

interface TestQuestionsProps {
  moved: boolean;
  scores: Partial<Quiz>;
  onScores: (scores: Partial<Quiz>) => void;
  onDone: (quiz: Quiz) => void;
}

export function TestQuestions({ moved, scores, onScores, onDone }: TestQuestionsProps) {
  const [tried, setTried] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const quiz = completeQuiz(scores);
    if (quiz) return onDone(quiz);
    setTried(true);
    event.currentTarget.querySelector<HTMLInputElement>('[data-unanswered="true"]')?.focus();
  }
  return (
    <form noValidate className="grid gap-6" onSubmit={submit}>
      <Stepper label="Étape" current={1} total={2} />
      <Card padding="large" className="grid gap-10">
        <div className="grid gap-2">
          <h2 ref={moved ? arriveAt : undefined} tabIndex={-1}>
            Votre cœur, en ce moment
          </h2>
          <p className="text-sm text-encre-2">
            Déplacez chaque curseur de 1 à 10, ou touchez-le pour répondre 1.
          </p>
        </div>
        {QUIZ_TOPICS.map((topic) => (
          <QuizSlider
            key={topic}
            topic={topic}
            score={scores[topic] ?? null}
            onScore={(score) => onScores({ ...scores, [topic]: score })}
            error={tried && scores[topic] === undefined ? UNANSWERED : undefined}
          />
        ))}
      </Card>
      <Button type="submit" size="large" className="justify-self-start max-sm:w-full">
        Continuer
      </Button>
    </form>
  );
}
