import { QUIZ_SCORE_MAX, QUIZ_TOPICS, type Quiz } from '#member/profile/rules.ts';
import { QUIZ_QUESTIONS } from '#member/profile/texts.ts';

export function QuizBars({ scores }: { scores: Quiz }) {
  return (
    <dl className="grid gap-5">
      {QUIZ_TOPICS.map((topic) => {
        const { name, ends } = QUIZ_QUESTIONS[topic];
        return (
          <div key={topic} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5">
            <dt className="font-medium">{name}</dt>
            <dd className="text-sm whitespace-nowrap text-encre-2 tabular-nums">
              <span className="text-base font-semibold text-encre">{scores[topic]}</span> sur {QUIZ_SCORE_MAX}
            </dd>
            <dd aria-hidden="true" className="col-span-2 grid gap-1">
              <Bar score={scores[topic]} />
              <span className="flex justify-between gap-4 text-xs text-encre-2">
                <span>{ends[0]}</span>
                <span className="text-right">{ends[1]}</span>
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Bar({ score }: { score: number }) {
  return (
    <span className="block overflow-hidden rounded-full border border-bord/60">
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="block h-2.5 w-full" aria-hidden="true">
        <rect width="100" height="8" className="fill-carte" />
        <rect width={(score / QUIZ_SCORE_MAX) * 100} height="8" rx="2" className="fill-prune" />
      </svg>
    </span>
  );
}
