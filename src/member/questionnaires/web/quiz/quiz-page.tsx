import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { isRefusal } from '#browser/api/error-sentence.ts';
import { forgetMadeOf } from '#browser/api/made-of.ts';
import { refreshSession, useSession } from '#browser/session/session.ts';
import { ConsentBox } from '#identity/consents/web/shared/consent-box.tsx';
import { type FormDraft, useFormDraft } from '#identity/drafts/web/shared/use-form-draft.ts';
import { versionOf } from '#lib/version-of.ts';
import {
  QUIZ_SCORE_MAX,
  QUIZ_SCORE_MIN,
  QUIZ_TOPICS,
  type Quiz,
  type QuizTopic,
} from '#member/profile/rules.ts';
import { QUIZ_QUESTIONS } from '#member/profile/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { FieldError, Hint } from '#ui/field.tsx';
import { SaveButton } from '#ui/form/save-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Range } from '#ui/slider.tsx';
import { quiz } from '../../contract.ts';
import { SaveSkeleton } from '../answers-skeleton.tsx';
import { QuestionnaireFrame } from '../questionnaire-frame.tsx';
import { SaveFailed } from '../save-failed.tsx';
import { answersApi } from '../shared/api.ts';
import { useNextPage } from '../use-next-page.ts';

export default function QuizPage() {
  const { member } = useSession();
  const answers = useQuery(answersApi.quiz.queryOptions());
  // Without the quiz consent, answers do not leave the browser (D30).
  const draft = useFormDraft('quiz', quiz.partial(), member?.quizConsent !== false);
  return (
    <QuestionnaireFrame
      title="Votre quiz"
      intro="Quatre questions pour faire le point avant une rencontre, si vous le souhaitez. Elles nous servent à choisir les conseils et les ateliers qui peuvent vous aider, et ne changent rien à votre score."
      seenBy={{
        who: 'nobody',
        text: 'Aucun membre ne lit ces réponses. Votre coach ne les reçoit que si vous les lui montrez, depuis « Mes conseils ».',
      }}
      answers={answers}
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
      {(scores, begun) => (
        <QuizForm
          saved={scores}
          initial={begun ?? scores ?? {}}
          draft={draft}
          asksConsent={member?.quizConsent === false}
        />
      )}
    </QuestionnaireFrame>
  );
}

/** Spec 1 §8, verbatim. */
const SAVE_FAILED = 'Une erreur est survenue lors de la sauvegarde de vos réponses. Veuillez réessayer.';

const CONSENT_MISSING = 'Pour enregistrer vos réponses, cochez la case, ou choisissez « Plus tard ».';

const NAMES = Object.fromEntries(QUIZ_TOPICS.map((topic) => [topic, QUIZ_QUESTIONS[topic].question]));
const scoreOf = (field: string, stored: object) => `${Reflect.get(stored, field)} sur ${QUIZ_SCORE_MAX}`;

interface QuizFormProps {
  saved: Quiz | null;
  initial: Partial<Quiz>;
  draft: FormDraft<Partial<Quiz>>;
  /** Whether the quiz consent is still missing: it is separate and asked on this step (D30). */
  asksConsent: boolean;
}

function QuizForm({ saved: read, initial, draft, asksConsent }: QuizFormProps) {
  const queryClient = useQueryClient();
  const { editing, goOn, nextPage } = useNextPage('/inscription/advice');
  const [version] = useState(() => read && versionOf(read));
  const [scores, setScores] = useState(initial);
  const [accepts, setAccepts] = useState(false);
  const [tried, setTried] = useState(false);
  const save = useMutation(
    answersApi.saveQuiz.mutationOptions({
      onSuccess: async (_done, { accepts_quiz_use: _, version: __, ...saved }) => {
        queryClient.setQueryData(answersApi.quiz.queryKey(), saved);
        forgetMadeOf(queryClient, 'quiz');
        await goOn('relationship_quiz', draft);
      },
      onError: async (error) => {
        // The consent was withdrawn in another tab: show the box again.
        if (isRefusal(error, 'QUIZ_CONSENT_REQUIRED')) await refreshSession().catch(() => undefined);
      },
    }),
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const missing = send(version);
    if (missing) event.currentTarget.querySelector<HTMLInputElement>(missing)?.focus();
  }

  /** @returns the selector of what is missing */
  function send(known: string | null): string | undefined {
    if (save.isPending) return undefined;
    const checked = quiz.safeParse(scores);
    if (checked.success && (accepts || !asksConsent)) {
      save.mutate({ ...checked.data, accepts_quiz_use: asksConsent, version: known });
      return undefined;
    }
    setTried(true);
    return checked.success ? '[type="checkbox"]' : '[data-unanswered="true"]';
  }
  return (
    <form noValidate className="grid gap-6" onSubmit={submit}>
      <Card padding="large" className="grid gap-10">
        <p className="text-sm text-encre-2">
          Déplacez chaque curseur de 1 à 10, ou touchez-le pour répondre 1.
        </p>
        {QUIZ_TOPICS.map((topic) => (
          <QuizSlider
            key={topic}
            topic={topic}
            score={scores[topic] ?? null}
            onScore={(score) => {
              const answered = { ...scores, [topic]: score };
              setScores(answered);
              draft.keep(answered);
            }}
            error={tried ? quiz.shape[topic].safeParse(scores[topic]).error?.issues[0]?.message : undefined}
          />
        ))}
        {asksConsent ? (
          <div className="border-t border-filet pt-6">
            <ConsentBox
              purpose="quiz"
              checked={accepts}
              onChange={(event) => setAccepts(event.currentTarget.checked)}
              error={tried && !accepts ? CONSENT_MISSING : undefined}
            />
          </div>
        ) : null}
      </Card>
      {save.error ? (
        <SaveFailed
          {...{ error: save.error, fallback: SAVE_FAILED, editing, nextPage }}
          newer={{ sent: save.variables, names: NAMES, words: scoreOf, replace: send }}
        />
      ) : null}
      <div className="grid justify-items-center gap-2">
        <SaveButton editing={editing} pending={save.isPending} />
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
  /** `null` means not answered: the slider reads 1, which does not count (spec 1 §4). */
  score: number | null;
  onScore: (score: number) => void;
  error: string | undefined;
}

function QuizSlider({ topic, score, onScore, error }: QuizSliderProps) {
  const id = useId();
  const { question, hint, ends } = QUIZ_QUESTIONS[topic];
  const answered = score !== null;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-start justify-end gap-x-4">
        <label htmlFor={id} className="min-w-3/5 flex-1 pt-0.5 font-semibold text-pretty">
          {question}
        </label>
        {/* The slider announces its own value; a second reading would be noise. */}
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
        min={QUIZ_SCORE_MIN}
        max={QUIZ_SCORE_MAX}
        value={score}
        onChange={onScore}
        ends={ends}
        control={{
          id,
          'aria-describedby': classNames(error && `${id}-error`, `${id}-hint`),
          'aria-invalid': error ? true : undefined,
        }}
      />
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
