import { CalendarHeart } from 'lucide-react';
import { adviceTopics } from '#member/advice/rules.ts';
import { AdviceGrid } from '#member/advice/web/shared/advice-grid.tsx';
import { written } from '#member/answers/texts.ts';
import type { TestAnswers } from '#member/questionnaires/web/shared/kept-answers.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DrawnPart } from '../shared/drawn-part.tsx';
import { arriveAt } from './love-test-arrival.ts';
import { DATE_IDEAS, resultIntro } from './love-test-content.ts';
import { KeepAnswers } from './love-test-keep.tsx';

interface TestResultProps {
  answers: TestAnswers;
  onRestart: () => void;
}

/** Advice for the answers (spec 1 §9), then an idea for a first date. */
export function TestResult({ answers, onRestart }: TestResultProps) {
  const topics = adviceTopics(answers.quiz);
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <h2 ref={arriveAt} tabIndex={-1}>
          Votre résultat
        </h2>
        <p className="max-w-2xl text-lg">{resultIntro(topics.length)}</p>
      </div>
      {topics.length === 0 ? (
        <DrawnPart name="nothing" />
      ) : (
        <AdviceGrid cards={topics.map((topic) => ({ topic, card: <DrawnPart name={topic} /> }))} />
      )}
      <FirstDate answers={answers} />
      <KeepAnswers answers={answers} />
      <div className="grid gap-4">
        <p className="max-w-2xl text-sm text-encre-2">
          Ce test n’est ni un diagnostic ni un avis médical. Si vous allez vraiment mal, parlez-en à votre
          médecin, ou appelez le{' '}
          <a href="tel:3114" className="font-medium text-prune underline underline-offset-4">
            3114
          </a>
          , gratuit, jour et nuit.
        </p>
        <Button variant="secondary" className="justify-self-start" onClick={onRestart}>
          Refaire le test
        </Button>
      </div>
    </div>
  );
}

function FirstDate({ answers: { activities } }: { answers: TestAnswers }) {
  const [first] = activities;
  if (!first) return null;
  return (
    <Card
      as="section"
      tone="abricot"
      padding="large"
      aria-labelledby="premier-rendez-vous"
      className="grid gap-5"
    >
      <div className="grid gap-4">
        <h2 id="premier-rendez-vous" className="text-h3 sm:text-2xl">
          Ce que vous aimeriez vivre à deux
        </h2>
        <ul className="flex flex-wrap gap-2">
          {activities.map((activity) => (
            <li key={activity}>
              <Badge tone="rosee" className="bg-white! text-sm">
                {written(activity)}
              </Badge>
            </li>
          ))}
        </ul>
      </div>
      <p className="flex items-start gap-3">
        <CalendarHeart aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-prune" />
        <span>{`Pour un premier rendez-vous, pourquoi pas ${DATE_IDEAS[first]} ?`}</span>
      </p>
    </Card>
  );
}
