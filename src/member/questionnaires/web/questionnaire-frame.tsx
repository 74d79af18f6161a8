import { Eye, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FormDraft } from '#identity/drafts/web/shared/use-form-draft.ts';
import { MissingContent } from '#ui/missing-content.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import type { ContentQuery } from '#ui/query-content.tsx';
import { Loading } from '#ui/skeleton.tsx';

interface QuestionnaireFrameProps<Data, Draft> {
  title: string;
  intro: ReactNode;
  seenBy: { who: 'nobody' | 'members'; text: ReactNode };
  answers: ContentQuery<Data>;
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
  const { data } = answers;
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
      ) : (
        <MissingContent
          page
          query={answers}
          failed={loadFailed}
          waiting={
            <Loading label="Chargement de vos réponses…" className="grid gap-6">
              {skeleton}
            </Loading>
          }
        />
      )}
    </div>
  );
}
