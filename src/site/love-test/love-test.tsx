import { type FormEvent, useEffect, useState } from 'react';
import { useAlive } from '#browser/use-alive.ts';
import { forgetKeptAnswers } from '#member/questionnaires/web/shared/kept-answers.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ChoiceCards } from '#ui/choice-cards.tsx';
import { classNames } from '#ui/class-names.ts';
import { Lazy, lazyPart } from '#ui/lazy-part.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { arriveAt } from './love-test-arrival.ts';
import type { LoveTestArt } from './love-test-result.tsx';
import {
  completeAnswers,
  type LoveTestAnswers,
  TEST_SUBJECTS,
  type TestQuestions,
  type TestSubject,
} from './love-test-subjects.ts';

const resultStep = lazyPart(
  () => import('./love-test-result.tsx'),
  ({ TestResult }) => TestResult,
);

const INTRO =
  'Cinq questions sur votre façon d’aimer, et un portrait en quelques phrases. C’est gratuit, sans compte, et rien n’est enregistré.';

/** The free love test (D19). Answers stay in memory: neither sent nor stored. */
export function LoveTest({ questions, art }: { questions: TestQuestions; art: LoveTestArt }) {
  const alive = useAlive();
  const { step, moved, go } = useSteps();
  const [answers, setAnswers] = useState<Partial<LoveTestAnswers>>({});

  const unanswered = TEST_SUBJECTS.findIndex((subject) => answers[subject] === undefined);
  // After a reload, a later step has no answers.
  const shown = unanswered < 0 ? step : Math.min(step, unanswered);
  const subject = TEST_SUBJECTS[shown];
  const complete = subject ? null : completeAnswers(answers);

  function restart() {
    forgetKeptAnswers();
    setAnswers({});
    go(0);
  }
  return (
    <div className={classNames('grid content-start', complete ? '-mt-4 gap-4' : 'gap-8')}>
      <div className={complete ? undefined : 'grid items-center gap-x-10 md:grid-cols-[1fr_16rem]'}>
        <PageTitle
          intro={shown === 0 ? INTRO : undefined}
          className={complete ? '[&_h1]:text-h3' : undefined}
        >
          Le test amoureux
        </PageTitle>
        {complete ? null : (
          <img
            src={art.scenes.near}
            alt=""
            width={560}
            height={420}
            loading="lazy"
            className="drawing hidden h-auto w-full rounded-[32px] md:block"
          />
        )}
      </div>
      {/* Input before hydration would be lost. */}
      <div inert={!alive} className="noscript:hidden">
        {subject ? (
          <TestQuestion
            key={subject}
            subject={subject}
            asked={questions[subject]}
            answer={answers[subject]}
            onAnswer={(place) => setAnswers({ ...answers, [subject]: place })}
            moved={moved}
            onBack={shown > 0 ? () => go(shown - 1) : undefined}
            onNext={() => go(shown + 1)}
          />
        ) : null}
        {complete ? (
          <Lazy part={resultStep} waiting={<div className="h-96" />}>
            {(TestResult) => <TestResult answers={complete} art={art} onRestart={restart} />}
          </Lazy>
        ) : null}
      </div>
    </div>
  );
}

function useSteps() {
  const [step, setStep] = useState(0);
  /** True after a press within the test: only then does the new step take the focus. */
  const [moved, setMoved] = useState(false);

  /** Each step has a history entry, so that the browser’s Back works; answers are kept. */
  function go(next: number) {
    history.pushState({ step: next }, '');
    setMoved(true);
    setStep(next);
  }
  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => {
      setMoved(true);
      setStep(stepOf(state));
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  return { step, moved, go };
}

/** Step of a history entry; the first question by default. */
function stepOf(state: unknown): number {
  const step: unknown = Reflect.get(Object(state), 'step');
  return Number.isInteger(step) ? Math.max(0, Number(step)) : 0;
}

/** The message of the questionnaires in the funnel. */
const UNANSWERED = 'Veuillez répondre à cette question';

interface TestQuestionProps {
  subject: TestSubject;
  asked: TestQuestions[TestSubject];
  answer: number | undefined;
  onAnswer: (place: number) => void;
  /** True after « Suivant » and « Précédent », so that a screen reader starts at the question. */
  moved: boolean;
  /** Undefined on the first question. */
  onBack: (() => void) | undefined;
  onNext: () => void;
}

/** Use the subject as `key`, so that each question is a new radio group. */
function TestQuestion({ subject, asked, answer, onAnswer, moved, onBack, onNext }: TestQuestionProps) {
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
        <div className="flex flex-wrap justify-between gap-3">
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
