import { Eye, Lock } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import type { FormDraft } from '#identity/drafts/web/shared/use-form-draft.ts';
import { Alert } from '#ui/alert.tsx';
import { MissingContent } from '#ui/missing-content.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import type { ContentQuery } from '#ui/query-content.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { askForKeptAnswers, readKeptAnswers, type TestAnswers } from './shared/kept-answers.ts';

/** Initial state of a form. */
export interface Begun<Answers> {
  /** As stored on the server. */
  saved: Answers | null;
  initial: Partial<Answers>;
  /** Whether `initial` comes from an interrupted draft. */
  resumes: boolean;
  draft: FormDraft<Partial<Answers>>;
}

interface QuestionnaireProps<Data, Answers> {
  title: string;
  intro: ReactNode;
  seenBy: { who: 'nobody' | 'members'; text: ReactNode };
  query: ContentQuery<Data>;
  savedIn: (data: Data) => Answers | null;
  /** An interrupted draft takes precedence over saved answers. */
  draft: FormDraft<Partial<Answers>>;
  /** Answers of the love test, used when there are neither saved answers nor a draft. */
  prefill?: (test: TestAnswers) => Partial<Answers>;
  /** Error message of spec 1 §8. */
  loadFailed: string;
  skeleton: ReactNode;
  /** Shown instead of the form. */
  locked?: ReactNode;
  children: (begun: Begun<Answers>, data: Data) => ReactNode;
}

/** The page of every questionnaire: its texts, then the form once answers and draft are loaded. */
export function QuestionnaireFrame<Data, Answers>(props: QuestionnaireProps<Data, Answers>) {
  const { title, intro, seenBy, query, draft, loadFailed, skeleton, locked } = props;
  const test = useKeptAnswers(props.prefill !== undefined);
  const { data } = query;
  const SeenIcon = seenBy.who === 'nobody' ? Lock : Eye;

  function form(read: Data, begun: Partial<Answers> | null) {
    const saved = props.savedIn(read);
    const prefilled = !saved && !begun && test ? props.prefill?.(test) : undefined;
    const initial = begun ?? saved ?? prefilled ?? {};
    return (
      <>
        {prefilled ? (
          <Alert>
            Vos réponses au test amoureux sont déjà là. Relisez-les, et changez ce que vous voulez avant de
            continuer.
          </Alert>
        ) : null}
        {/* Another tab may pass the answers of the test a moment later. */}
        <Fragment key={test ? 'kept' : 'own'}>
          {props.children({ saved, initial, resumes: begun !== null, draft }, read)}
        </Fragment>
      </>
    );
  }
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
        (locked ?? form(data, draft.answers))
      ) : (
        <MissingContent
          page
          query={query}
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

/** Love test answers, if the person agreed to reuse them and that tab is still open. */
function useKeptAnswers(wanted: boolean): TestAnswers | null {
  const [answers, setAnswers] = useState(() => (wanted ? readKeptAnswers() : null));
  useEffect(() => (wanted && !readKeptAnswers() ? askForKeptAnswers(setAnswers) : undefined), [wanted]);
  return answers;
}

export function AnswersSkeleton({ cards }: { cards: number }) {
  return (
    <div className="grid gap-3">
      <Skeleton className="mb-2 h-7 w-2/3 max-w-96" />
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes without identity, never reordered
        <Skeleton key={index} className="h-18 rounded-[20px]" />
      ))}
    </div>
  );
}

export function SaveSkeleton() {
  return <Skeleton round className="mx-auto h-14 w-full sm:w-72" />;
}
