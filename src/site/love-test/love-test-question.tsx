import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ChoiceCards } from '#ui/choice-cards.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { arriveAt } from './love-test-arrival.ts';
import type { TestQuestions } from './love-test-questions.ts';
import { TEST_SUBJECTS, type TestSubject } from './love-test-subjects.ts';

/** The sentence of the questionnaires in the funnel. */
const UNANSWERED = 'Veuillez répondre à cette question';

interface TestQuestionProps {
  subject: TestSubject;
  asked: TestQuestions[TestSubject];
  answer: number | undefined;
  onAnswer: (place: number) => void;
  /** True after « Suivant » and « Précédent », to restart reading at the question. */
  moved: boolean;
  /** None on the first question. */
  onBack: (() => void) | undefined;
  onNext: () => void;
}

/** Use the subject as `key`, so that each question is a new radio group. */
export function TestQuestion({ subject, asked, answer, onAnswer, moved, onBack, onNext }: TestQuestionProps) {
  const [tried, setTried] = useState(false);
  const { question, sentences } = asked;
  const position = TEST_SUBJECTS.indexOf(subject) + 1;
  const last = position === TEST_SUBJECTS.length;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (answer !== undefined) return onNext();
    setTried(true);
    event.currentTarget.querySelector('input')?.focus();
  }
  return (
    <form noValidate onSubmit={submit}>
      <Card padding="large" className="grid gap-6 sm:gap-8">
        <Stepper current={position} total={TEST_SUBJECTS.length} />
        <ChoiceCards
          name={subject}
          legend={
            <h2 ref={moved ? arriveAt : undefined} tabIndex={-1} className="mb-2 text-h3 sm:mb-4 sm:text-2xl">
              {question}
            </h2>
          }
          choices={sentences.map((sentence, index) => ({
            value: String(index + 1),
            label: <span className="font-normal">{sentence}</span>,
          }))}
          value={answer === undefined ? null : String(answer)}
          onValueChange={(value) => onAnswer(Number(value))}
          error={tried && answer === undefined ? UNANSWERED : undefined}
        />
        <div className="flex justify-between gap-3">
          <Button variant="quiet" disabled={!onBack} onClick={onBack}>
            Précédent
          </Button>
          <Button
            type="submit"
            size="large"
            className="sm:min-w-56"
            // Not disabled: pressed without an answer, it says what is missing.
            aria-disabled={answer === undefined}
          >
            {last ? 'Voir mon portrait' : 'Suivant'}
          </Button>
        </div>
      </Card>
    </form>
  );
}
