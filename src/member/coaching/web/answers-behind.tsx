import { consentDate } from '#lib/consent-date.ts';
import { QUIZ_SCORE_MAX, QUIZ_TOPICS } from '#member/profile/rules.ts';
import { QUIZ_QUESTIONS } from '#member/profile/texts.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { TextLink } from '#ui/link.tsx';
import type { Advice } from '../contract.ts';

/** The numbers, for who wants them, and the way to change them. */
export function AnswersBehind({ scores, answeredAt }: Pick<Advice, 'scores' | 'answeredAt'>) {
  return (
    <Disclosure label={`D’après vos réponses du ${consentDate(answeredAt)}`}>
      <dl className="grid max-w-xl gap-2 py-2">
        {QUIZ_TOPICS.map((topic) => (
          <div key={topic} className="flex flex-wrap justify-between gap-x-6">
            <dt>{QUIZ_QUESTIONS[topic].name}</dt>
            <dd className="text-encre-2">{`${scores[topic]} sur ${QUIZ_SCORE_MAX}`}</dd>
          </div>
        ))}
      </dl>
      <TextLink to="/inscription/quiz?from=profile" className="inline-flex min-h-11 items-center">
        Refaire le quiz
      </TextLink>
    </Disclosure>
  );
}
