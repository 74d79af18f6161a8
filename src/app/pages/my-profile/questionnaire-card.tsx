import { Eye, Lock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { PROFILE_LOAD_FAILED } from '#member/profile/contract.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { MissingContent } from '#ui/missing-content.tsx';
import type { ContentQuery } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';

interface QuestionnaireCardProps<Data> {
  title: string;
  seenBy: 'nobody' | 'members';
  answers: ContentQuery<Data>;
  /** Null when editing is not possible. */
  door: (data: Data) => { to: string; label: string } | null;
  className?: string;
  children: (data: Data) => ReactNode;
}

const SEEN_BY = {
  nobody: { icon: Lock, text: 'Pour vous uniquement' },
  members: { icon: Eye, text: 'Visible sur votre profil' },
} as const;

export function QuestionnaireCard<Data>({
  title,
  seenBy,
  answers,
  door,
  className,
  children,
}: QuestionnaireCardProps<Data>) {
  const id = useId();
  const { data } = answers;
  const { icon: Icon, text } = SEEN_BY[seenBy];
  const way = data === undefined ? null : door(data);
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className={classNames('grid grid-rows-[auto_1fr_auto] content-start gap-5 sm:p-8', className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 id={id}>{title}</h3>
        <p className="inline-flex items-center gap-1.5 text-sm text-encre-2">
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          {text}
        </p>
      </div>
      {data !== undefined ? (
        <div className="grid content-start gap-4">{children(data)}</div>
      ) : (
        <MissingContent
          query={answers}
          failed={PROFILE_LOAD_FAILED}
          waiting={<LoadingShapes label="Chargement de vos réponses…" shapes={['h-40']} />}
        />
      )}
      {way ? (
        <ButtonLink to={way.to} variant="secondary" size="small" className="justify-self-start">
          {way.label}
        </ButtonLink>
      ) : null}
    </Card>
  );
}
