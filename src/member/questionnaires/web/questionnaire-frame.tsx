import { Eye, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import type { FormDraft } from '#identity/drafts/web/shared/use-form-draft.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Loading } from '#ui/skeleton.tsx';

interface Answers<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface QuestionnaireFrameProps<Data, Draft> {
  title: string;
  intro: ReactNode;
  seenBy: { who: 'nobody' | 'members'; text: ReactNode };
  answers: Answers<Data>;
  /** An interrupted draft takes precedence over saved answers. */
  draft: FormDraft<Draft>;
  /** The sentence of spec 1 §8. */
  loadFailed: string;
  skeleton: ReactNode;
  children: (data: Data, draft: Draft | null) => ReactNode;
}

export function QuestionnaireFrame<Data, Draft>({
  title,
  intro,
  seenBy,
  answers,
  draft,
  loadFailed,
  skeleton,
  children,
}: QuestionnaireFrameProps<Data, Draft>) {
  const { data, error, isFetching, refetch } = answers;
  const SeenIcon = seenBy.who === 'nobody' ? Lock : Eye;
  return (
    <div className="page-width grid max-w-4xl gap-8 py-8 lg:py-10">
      <div className="grid gap-5">
        <PageTitle intro={intro}>{title}</PageTitle>
        <p className="flex max-w-2xl items-start gap-3 text-encre-2">
          <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sauge-100 text-sauge">
            <SeenIcon aria-hidden="true" className="size-4.5" />
          </span>
          <span className="pt-1">{seenBy.text}</span>
        </p>
      </div>
      {data !== undefined && draft.answers !== undefined ? (
        children(data, draft.answers)
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {errorSentence(error, loadFailed)}
        </ErrorState>
      ) : (
        <Loading label="Chargement de vos réponses…" className="grid gap-6">
          {skeleton}
        </Loading>
      )}
    </div>
  );
}
