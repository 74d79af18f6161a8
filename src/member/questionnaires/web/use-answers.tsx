import {
  type QueryClient,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { z } from 'zod';
import { isRefusal } from '#browser/api/error-sentence.ts';
import { refreshSession, useSession } from '#browser/session/session.ts';
import type { MeasuredStep } from '#identity/ad-measurement/rules.ts';
import { track } from '#identity/ad-measurement/web/shared/track.ts';
import { versionOf } from '#lib/version-of.ts';
import { ButtonLink } from '#ui/button.tsx';
import { FailureAlert, type Newer } from '#ui/failure-alert.tsx';
import type { Begun } from './questionnaire.tsx';

const ANSWERED = {
  life_project: 'lifeProject',
  shared_values: 'sharedValues',
  love_profile: 'loveProfile',
  relationship_quiz: 'quiz',
} as const satisfies Partial<Record<MeasuredStep, string>>;

interface Answering<Answers, Failure, Kept> {
  /** Schema of the request. Its messages appear beside unanswered questions. */
  schema: z.ZodType<NoInfer<Answers>>;
  step: keyof typeof ANSWERED;
  nextStep: string;
  mutation: UseMutationOptions<{ done: true }, Failure, Answers & { version: string | null }, Kept>;
  onSaved: (queryClient: QueryClient, answers: Answers) => void;
  /** Error message of spec 1 §8. */
  saveFailed: string;
  /** Labels of questions and answers, to show what was saved elsewhere meanwhile (D53). */
  newer: Pick<Newer, 'names' | 'words'>;
}

/**
 * The form of a questionnaire. It saves over the version that it loaded; otherwise it shows the newer one and keeps the
 * input.
 */
export function useAnswers<Answers extends object, Failure extends Error, Kept>(
  { saved, initial, draft }: Begun<Answers>,
  { schema, step, nextStep, mutation, onSaved, saveFailed, newer }: Answering<Answers, Failure, Kept>,
) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { member } = useSession();
  const { editing, nextPage } = useNextPage(nextStep);
  const ref = useRef<HTMLFormElement>(null);
  const [version] = useState(() => saved && versionOf(saved));
  const [answers, setAnswers] = useState(initial);
  const [refused, setRefused] = useState<readonly PropertyKey[]>([]);
  const checked = schema.safeParse(answers);
  const missing = new Map(checked.error?.issues.map(({ path: [field = ''], message }) => [field, message]));

  const save = useMutation({
    ...mutation,
    onSuccess: async (_done, sent) => {
      onSaved(queryClient, schema.parse(sent));
      // A step counts once, however often it is saved; the session predates this save.
      if (!member?.steps[ANSWERED[step]]) void track(step);
      draft.forget();
      // Best effort: the answers are saved, and the next page refetches the session.
      await refreshSession().catch(() => undefined);
      await navigate(nextPage);
    },
  });

  /** Validates some questions. @param asked the visible questions @param then called once they are answered */
  function check(asked: readonly PropertyKey[], then: () => void) {
    if (save.isPending) return;
    const unanswered = asked.filter((field) => missing.has(field));
    setRefused(unanswered);
    const [first] = unanswered;
    if (first === undefined) then();
    else ref.current?.querySelector<HTMLElement>(`[name="${String(first)}"]`)?.focus();
  }
  const send = (known: string | null) =>
    check([...missing.keys()], () => {
      if (checked.success) save.mutate({ ...checked.data, version: known });
    });
  const set = <Field extends keyof Answers>(field: Field, answer: Answers[Field]) => {
    const answered = { ...answers, [field]: answer };
    setAnswers(answered);
    draft.keep(answered);
  };
  const errorOf = (field: keyof Answers) => (refused.includes(field) ? missing.get(field) : undefined);
  return {
    answers,
    set,
    errorOf,
    /** Props for a control with a single answer. */
    field: <Field extends keyof Answers & string>(name: Field) => ({
      name,
      value: answers[name] ?? null,
      onValueChange: (answer: Answers[Field]) => set(name, answer),
      error: errorOf(name),
    }),
    /** Continues from the visible questions, without saving. */
    check,
    formProps: {
      ref,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        send(version);
      },
    },
    editing,
    nextPage,
    pending: save.isPending,
    failure: (
      <FailureAlert
        error={save.error}
        failed={saveFailed}
        newer={{ ...newer, sent: save.variables, replace: send }}
        action={wayOut(save.error, { editing, nextPage })}
      />
    ),
  };
}

/** Returns the next page: the profile from which the questionnaire was opened, or the next step. */
export function useNextPage(nextStep: string) {
  const [search] = useSearchParams();
  const editing = search.get('from') === 'profile';
  return { editing, nextPage: editing ? '/profile' : nextStep };
}

function wayOut(error: unknown, { editing, nextPage }: ReturnType<typeof useNextPage>) {
  if (isRefusal(error, 'CONSENT_REQUIRED')) {
    return (
      <ButtonLink to="/settings/accords" variant="secondary" size="small">
        {'Ouvrir « Mon compte »'}
      </ButtonLink>
    );
  }
  if (isRefusal(error, 'TOO_MANY_CHANGES')) {
    return (
      <ButtonLink to={nextPage} variant="secondary" size="small">
        {editing ? 'Revenir à mon profil' : 'Garder mes réponses et continuer'}
      </ButtonLink>
    );
  }
  return null;
}
