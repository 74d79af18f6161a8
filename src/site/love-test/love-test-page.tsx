import { useState } from 'react';
import { pageMeta } from '#browser/meta/page-meta.ts';
import type { Activity, Quiz } from '#features/profile/answers/rules.ts';
import { forgetKeptAnswers, type TestAnswers } from '#features/profile/answers/web/shared/kept-answers.ts';
import { OfflineBanner } from '#ui/page/offline-banner.tsx';
import { PageMain } from '#ui/page/page-main.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import boats from '../../../content/blog/dependance-affective.svg?url';
import { BackLink } from '../shared/back-link.tsx';
import { SiteBar } from '../shared/site-bar.tsx';
import { SiteFooter } from '../shared/site-footer.tsx';
import { TestActivities } from './love-test-activities.tsx';
import { TestQuestions } from './love-test-questions.tsx';
import { TestResult } from './love-test-result.tsx';

export function meta() {
  return pageMeta(
    'Le test amoureux',
    'Quatre questions et quelques envies pour savoir où vous en êtes avant une rencontre. Gratuit, sans compte, et rien n’est enregistré.',
    { path: '/test-amoureux' },
  );
}

const INTRO =
  'Quatre questions et quelques envies, pour savoir où vous en êtes avant une rencontre. C’est gratuit, sans compte, et rien n’est enregistré.';

type Step = 'questions' | 'activities' | 'result';

/** The free love test (D19). The answers live in this page alone: they are sent nowhere and written nowhere. */
export default function LoveTestPage() {
  const [step, setStep] = useState<Step>('questions');
  /** Whether one came here by a button of the test: only then does the new step take the focus. */
  const [moved, setMoved] = useState(false);
  const [scores, setScores] = useState<Partial<Quiz>>({});
  const [activities, setActivities] = useState<readonly Activity[]>([]);
  const [answers, setAnswers] = useState<TestAnswers>();

  function go(next: Step) {
    setMoved(true);
    setStep(next);
  }
  function restart() {
    forgetKeptAnswers();
    setScores({});
    setActivities([]);
    setAnswers(undefined);
    go('questions');
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <OfflineBanner />
      <SiteBar />
      <PageMain className="page-width grid max-w-4xl content-start gap-8 pt-4 pb-16 lg:pb-24">
        <BackLink />
        <div className="grid items-center gap-x-10 md:grid-cols-[1fr_16rem]">
          <PageTitle intro={step === 'result' ? undefined : INTRO}>Le test amoureux</PageTitle>
          <img
            src={boats}
            alt=""
            width={560}
            height={420}
            loading="lazy"
            className="hidden h-auto w-full rounded-[32px] md:block"
          />
        </div>
        <noscript>
          <p className="rounded-field bg-lavande px-5 py-4">
            Le test se passe entièrement dans votre navigateur : il a besoin de JavaScript.
          </p>
        </noscript>
        {step === 'questions' ? (
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
        {step === 'activities' ? (
          <TestActivities
            chosen={activities}
            onChosen={setActivities}
            onBack={() => go('questions')}
            onDone={() => {
              setAnswers((known) => known && { ...known, activities });
              go('result');
            }}
          />
        ) : null}
        {step === 'result' && answers ? <TestResult answers={answers} onRestart={restart} /> : null}
      </PageMain>
      <SiteFooter />
    </div>
  );
}
