import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isRefusal } from '#browser/api/error-sentence.ts';
import { forgetMadeOf } from '#browser/api/made-of.ts';
import { refreshSession } from '#browser/session/session.ts';
import { ConsentBox } from '#identity/accounts/web/shared/consent-box.tsx';
import type { FormDraft } from '#identity/drafts/web/shared/use-form-draft.ts';
import { versionOf } from '#lib/version-of.ts';
import { QUIZ_SCORE_MAX, QUIZ_TOPICS, type Quiz } from '#member/profile/rules.ts';
import { QUIZ_QUESTIONS } from '#member/profile/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SaveButton } from '#ui/form/save-button.tsx';
import { quiz } from '../../contract.ts';
import { SaveFailed } from '../save-failed.tsx';
import { answersApi } from '../shared/api.ts';
import { useNextPage } from '../use-next-page.ts';
import { QuizSlider } from './quiz-slider.tsx';

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

export function QuizForm({ saved: read, initial, draft, asksConsent }: QuizFormProps) {
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
