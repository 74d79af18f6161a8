import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { z } from 'zod';
import { isRefusal } from '#browser/api/error-sentence.ts';
import { forgetMadeOf } from '#browser/api/made-of.ts';
import { refreshSession, useSession } from '#browser/session/session.ts';
import { ConsentBox } from '#identity/consents/web/shared/consent-box.tsx';
import { useFormDraft } from '#identity/drafts/web/shared/use-form-draft.ts';
import { QUIZ_SCORE_MAX, QUIZ_SCORE_MIN, QUIZ_TOPICS, type QuizTopic } from '#member/profile/rules.ts';
import { QUIZ_QUESTIONS } from '#member/profile/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { FieldError, Hint } from '#ui/field.tsx';
import { SaveButton } from '#ui/form/sent-form.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Range } from '#ui/slider.tsx';
import { quiz, type quizAnswers } from '../contract.ts';
import { type Begun, QuestionnaireFrame, SaveSkeleton } from './questionnaire.tsx';
import { answersApi } from './shared/api.ts';
import { useAnswers } from './use-answers.tsx';

export default function QuizPage() {
  const { member } = useSession();
  const asksConsent = member?.quizConsent === false;
  const query = useQuery(answersApi.quiz.queryOptions());
  // Without the quiz consent, answers do not leave the browser (D30).
  const draft = useFormDraft('quiz', quiz.partial(), !asksConsent);
  return (
    <QuestionnaireFrame
      title="Votre quiz"
      intro="Quatre questions pour faire le point avant une rencontre, si vous le souhaitez. Elles nous servent à choisir les conseils et les ateliers qui peuvent vous aider, et ne changent rien à votre score."
      seenBy={{
        who: 'nobody',
        text: 'Aucun membre ne lit ces réponses. Votre coach ne les reçoit que si vous les lui montrez, depuis « Mes conseils ».',
      }}
      query={query}
      savedIn={(answers) => answers}
      draft={draft}
      // Spec 1 §8, verbatim.
      loadFailed="Une erreur est survenue lors de la récupération de vos réponses. Veuillez réessayer."
      skeleton={
        <>
          <Skeleton className="h-[40rem] rounded-card" />
          <SaveSkeleton />
        </>
      }
    >
      {(begun) => <QuizForm begun={begun} asksConsent={asksConsent} />}
    </QuestionnaireFrame>
  );
}

const withConsent = quiz.extend({
  accepts_quiz_use: z.literal(true, {
    error: 'Pour enregistrer vos réponses, cochez la case, ou choisissez « Plus tard ».',
  }),
});

const NAMES = Object.fromEntries(QUIZ_TOPICS.map((topic) => [topic, QUIZ_QUESTIONS[topic].question]));
const scoreOf = (field: string, stored: object) => `${Reflect.get(stored, field)} sur ${QUIZ_SCORE_MAX}`;

interface QuizFormProps {
  begun: Begun<z.infer<typeof quizAnswers>>;
  /** Whether the quiz consent is still missing: it is separate and asked on this step (D30). */
  asksConsent: boolean;
}

function QuizForm({ begun, asksConsent }: QuizFormProps) {
  const form = useAnswers(begun, {
    schema: asksConsent ? withConsent : quiz,
    step: 'relationship_quiz',
    nextStep: '/inscription/advice',
    mutation: answersApi.saveQuiz.mutationOptions({
      onError: async (error) => {
        // The consent was withdrawn in another tab: show the box again.
        if (isRefusal(error, 'QUIZ_CONSENT_REQUIRED')) await refreshSession().catch(() => undefined);
      },
    }),
    onSaved: (queryClient, answers) => {
      queryClient.setQueryData(answersApi.quiz.queryKey(), quiz.parse(answers));
      forgetMadeOf(queryClient, 'quiz');
    },
    // Spec 1 §8, verbatim.
    saveFailed: 'Une erreur est survenue lors de la sauvegarde de vos réponses. Veuillez réessayer.',
    newer: { names: NAMES, words: scoreOf },
  });
  const { editing, nextPage } = form;
  return (
    <form {...form.formProps} className="grid gap-6">
      <Card padding="large" className="grid gap-10">
        <p className="text-sm text-encre-2">
          Déplacez chaque curseur de 1 à 10, ou touchez-le pour répondre 1.
        </p>
        {QUIZ_TOPICS.map((topic) => (
          <QuizSlider key={topic} topic={topic} {...form.field(topic)} />
        ))}
        {asksConsent ? (
          <div className="border-t border-filet pt-6">
            <ConsentBox
              purpose="quiz"
              name="accepts_quiz_use"
              checked={form.answers.accepts_quiz_use ?? false}
              onChange={(event) => form.set('accepts_quiz_use', event.currentTarget.checked)}
              error={form.errorOf('accepts_quiz_use')}
            />
          </div>
        ) : null}
      </Card>
      {form.failure}
      <div className="grid justify-items-center gap-2">
        <SaveButton editing={editing} pending={form.pending} />
        {asksConsent ? (
          <ButtonLink to={editing ? nextPage : '/inscription/complete'} variant="quiet">
            {editing ? 'Revenir à mon profil' : 'Plus tard'}
          </ButtonLink>
        ) : null}
      </div>
    </form>
  );
}

interface QuizSliderProps {
  topic: QuizTopic;
  /** `null` means unanswered: the slider reads 1, which does not count (spec 1 §4). */
  value: number | null;
  onValueChange: (score: number) => void;
  error: string | undefined;
}

function QuizSlider({ topic, value: score, onValueChange, error }: QuizSliderProps) {
  const id = useId();
  const { question, hint, ends } = QUIZ_QUESTIONS[topic];
  const answered = score !== null;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-start justify-end gap-x-4">
        <label htmlFor={id} className="min-w-3/5 flex-1 pt-0.5 font-semibold text-pretty">
          {question}
        </label>
        {/* The slider announces its own value; this would repeat it. */}
        <p aria-hidden="true" className="grid w-20 shrink-0 justify-items-end text-right">
          <span
            className={classNames(
              'font-title text-2xl leading-none font-semibold tabular-nums',
              answered ? 'text-prune' : 'text-encre-2',
            )}
          >
            {score ?? QUIZ_SCORE_MIN}
          </span>
          <span className="text-xs text-encre-2">{answered ? `sur ${QUIZ_SCORE_MAX}` : 'non répondu'}</span>
        </p>
      </div>
      <Hint id={`${id}-hint`}>{hint}</Hint>
      <Range
        name={topic}
        min={QUIZ_SCORE_MIN}
        max={QUIZ_SCORE_MAX}
        value={score}
        onChange={onValueChange}
        ends={ends}
        id={id}
        aria-describedby={classNames(error && `${id}-error`, `${id}-hint`)}
        aria-invalid={error ? true : undefined}
      />
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
