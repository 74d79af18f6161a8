import { useEffect, useState } from 'react';
import { useAlive } from '#browser/use-alive.ts';
import type { Activity, Quiz } from '#member/answers/rules.ts';
import { forgetKeptAnswers, type TestAnswers } from '#member/questionnaires/web/shared/kept-answers.ts';
import { Lazy, lazyPart } from '#ui/lazy-part.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { TestQuestions } from './love-test-questions.tsx';

const activitiesStep = lazyPart(
  () => import('./love-test-activities.tsx'),
  ({ TestActivities }) => TestActivities,
);
const resultStep = lazyPart(
  () => import('./love-test-result.tsx'),
  ({ TestResult }) => TestResult,
);

const INTRO =
  'Quatre questions et quelques envies, pour savoir où vous en êtes avant une rencontre. C’est gratuit, sans compte, et rien n’est enregistré.';

const STEPS = ['questions', 'activities', 'result'] as const;
type Step = (typeof STEPS)[number];

/** Step of a history entry; the questions by default. */
function stepOf(state: unknown): Step {
  return STEPS.find((step) => step === Reflect.get(Object(state), 'step')) ?? 'questions';
}

/** The free love test (D19). Answers stay in memory: neither sent nor stored. @param picture URL of the scene */
export function LoveTest({ picture }: { picture: string }) {
  const alive = useAlive();
  const [step, moved, go] = useSteps();
  const [scores, setScores] = useState<Partial<Quiz>>({});
  const [activities, setActivities] = useState<readonly Activity[]>([]);
  const [answers, setAnswers] = useState<TestAnswers>();

  // After a reload, a later step has no answers.
  const shown = answers ? step : 'questions';

  function restart() {
    forgetKeptAnswers();
    setScores({});
    setActivities([]);
    setAnswers(undefined);
    go('questions');
  }
  return (
    <div className="grid content-start gap-8">
      <div className="grid items-center gap-x-10 md:grid-cols-[1fr_16rem]">
        <PageTitle intro={shown === 'result' ? undefined : INTRO}>Le test amoureux</PageTitle>
        <img
          src={picture}
          alt=""
          width={560}
          height={420}
          loading="lazy"
          className="hidden h-auto w-full rounded-[32px] md:block"
        />
      </div>
      <p className="hidden rounded-field bg-lavande px-5 py-4 noscript:block">
        Le test se passe entièrement dans votre navigateur : il a besoin de JavaScript.
      </p>
      {/* Input before hydration would be lost. */}
      <div inert={!alive}>
        {shown === 'questions' ? (
          <TestQuestions
            moved={moved}
            scores={scores}
            onScores={setScores}
            onDone={(quiz) => {
              setAnswers({ quiz, activities });
              go('activities');
            }}
          />
        ) : null}
        {shown === 'activities' ? (
          <Lazy part={activitiesStep} waiting={<div className="h-96" />}>
            {(TestActivities) => (
              <TestActivities
                chosen={activities}
                onChosen={setActivities}
                onBack={() => go('questions')}
                onDone={() => {
                  setAnswers((known) => known && { ...known, activities });
                  go('result');
                }}
              />
            )}
          </Lazy>
        ) : null}
        {shown === 'result' && answers ? (
          <Lazy part={resultStep} waiting={<div className="h-96" />}>
            {(TestResult) => <TestResult answers={answers} onRestart={restart} />}
          </Lazy>
        ) : null}
      </div>
    </div>
  );
}

function useSteps() {
  const [step, setStep] = useState<Step>('questions');
  /** True after a button of the test: only then does the new step take the focus. */
  const [moved, setMoved] = useState(false);

  /** Each step has a history entry, so that the browser’s Back works; answers are kept. */
  function go(next: Step) {
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
  return [step, moved, go] as const;
}
