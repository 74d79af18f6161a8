import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { HeartHandshake } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { refreshMadeOf } from '#browser/api/made-of.ts';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { useFallbackPolling } from '#live/web/use-live.ts';
import type { VisibleProfile } from '#member/matching/contract.ts';
import { firstPhrase } from '#member/matching/texts.ts';
import { placeSentence } from '#member/matching/web/shared/person-facts.tsx';
import { ScoreChip } from '#member/matching/web/shared/score-chip.tsx';
import { usePreviewed } from '#member/matching/web/shared/use-previewed.ts';
import { photoSources } from '#member/photos/rules.ts';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { Lazy, lazyPart } from '#ui/lazy-part.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { notify } from '#ui/toasts.tsx';
import { usePartAhead } from '#ui/use-part-ahead.ts';
import type { Introduction } from '../../contract.ts';
import { bothOfThem, lastDay } from '../introduction-sentences.ts';
import { introductionsApi, introductionsQuery } from './api.ts';
import { readIntroductionsAgain } from './read-introductions-again.ts';

interface IntroductionsProps {
  menuOf: (person: VisibleProfile) => ReactNode;
}

/** Matchmaker introductions above the selection; empty when there are none or when loading failed. */
export function Introductions({ menuOf }: IntroductionsProps) {
  const { data } = useQuery({ ...introductionsQuery(), ...useFallbackPolling() });
  if (!data?.length) return null;
  return (
    <section aria-label="Présentations d’une matchmaker de l’équipe" className="grid gap-4">
      {data.map((introduction) => (
        <IntroductionCard key={introduction.person.id} introduction={introduction} menuOf={menuOf} />
      ))}
    </section>
  );
}

const previewDialog = lazyPart(
  () => import('#member/matching/web/shared/profile-preview-part.ts'),
  ({ ProfilePreviewDialog }) => ProfilePreviewDialog,
);
const declineDialog = lazyPart(
  () => import('../decline-dialog.tsx'),
  ({ DeclineIntroductionDialog: DeclineDialog }) => DeclineDialog,
);

const FAILED = 'Votre réponse n’a pas pu être enregistrée. Réessayez dans un instant.';

interface IntroductionCardProps {
  introduction: Introduction;
  menuOf: (person: VisibleProfile) => ReactNode;
}

function IntroductionCard({ introduction, menuOf }: IntroductionCardProps) {
  const { person, status } = introduction;
  const [photo] = person.photos;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [declining, setDeclining] = useState(false);
  const { previewed, preview, close: closePreview } = usePreviewed();
  const answer = useAnswer(introduction, () => title.current?.focus());
  const close = () => setDeclining(false);
  usePartAhead(previewDialog);
  usePartAhead(declineDialog);
  return (
    <article
      aria-labelledby={titleId}
      className="grid overflow-hidden rounded-card bg-lavande sm:grid-cols-[13rem_1fr] lg:grid-cols-[17rem_1fr]"
    >
      <Portrait
        firstName={person.firstName}
        src={photo?.url ?? null}
        phrase={firstPhrase(person)}
        sources={photo && { srcSet: photoSources(photo.url), sizes: '(min-width: 40rem) 17rem, 100vw' }}
        alt=""
        eager
        className="max-sm:aspect-[5/4] max-sm:object-top sm:h-full"
      />
      <div className="grid content-center gap-4 p-5 sm:p-6 lg:p-8">
        <Presentation introduction={introduction} title={title} titleId={titleId} />
        <ScoreChip compatibility={person.compatibility} className="justify-self-start bg-carte!" />
        <p>{sentenceOf(introduction)}</p>
        <FailureAlert error={answer.error} failed={FAILED} />
        <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
          {status === 'to-answer' ? (
            <Button
              pending={answer.isPending}
              onClick={() => answer.mutate({ id: person.id, answer: 'accepted' })}
            >
              Accepter
            </Button>
          ) : null}
          <Button
            variant="secondary"
            className="bg-carte!"
            aria-haspopup="dialog"
            onClick={() => preview(person.id)}
          >
            Voir son profil
          </Button>
          {status === 'to-answer' || status === 'waiting' ? (
            <Button variant="quiet" aria-haspopup="dialog" onClick={() => setDeclining(true)}>
              {status === 'waiting' ? 'Changer d’avis' : 'Décliner'}
            </Button>
          ) : null}
        </div>
      </div>
      {previewed === person.id ? (
        <Lazy part={previewDialog}>
          {(ProfilePreviewDialog) => (
            <ProfilePreviewDialog profileId={person.id} menuOf={menuOf} onClose={closePreview} />
          )}
        </Lazy>
      ) : null}
      {declining ? (
        <Lazy part={declineDialog}>
          {(DeclineDialog) => (
            <DeclineDialog
              introduction={introduction}
              pending={answer.isPending}
              onConfirm={() => answer.mutate({ id: person.id, answer: 'declined' }, { onSettled: close })}
              onClose={close}
            />
          )}
        </Lazy>
      ) : null}
    </article>
  );
}

interface PresentationProps {
  introduction: Introduction;
  title: RefObject<HTMLHeadingElement | null>;
  titleId: string;
}

function Presentation({ introduction, title, titleId }: PresentationProps) {
  const { person, by, note } = introduction;
  return (
    <>
      <header className="grid gap-1">
        <p className="flex items-center gap-2 text-sm font-semibold text-prune">
          <HeartHandshake aria-hidden="true" className="size-5 shrink-0" />
          Présentation d’une matchmaker de l’équipe
        </p>
        <h2 id={titleId} ref={title} tabIndex={-1} className="text-h2 wrap-anywhere">
          {by} vous présente {person.firstName}, {person.age}&nbsp;ans
        </h2>
        <p className="text-encre-2">{placeSentence(person.city, person.distanceKm)}</p>
      </header>
      <figure className="grid gap-2">
        <blockquote className="border-l-4 border-abricot pl-4 font-title text-lg leading-snug whitespace-pre-line wrap-anywhere">
          {note}
        </blockquote>
        <figcaption className="pl-5 text-sm text-encre-2">{by}, pour vous deux</figcaption>
      </figure>
    </>
  );
}

/** Must not depend on the other’s answer until both have accepted. */
function sentenceOf(introduction: Introduction): string {
  const { person, status, by } = introduction;
  const name = person.firstName;
  const day = lastDay(introduction);
  if (status === 'waiting')
    return `Vous avez accepté. La conversation s’ouvrira si ${name} accepte aussi, d’ici au ${day}.`;
  if (status === 'ended')
    return `Cette présentation n’a pas abouti. ${by} pourra vous présenter quelqu’un d’autre.`;
  return `La conversation s’ouvre si vous acceptez ${bothOfThem(introduction)}. Vous avez jusqu’au ${day}. Si vous déclinez, ${name} ne le saura pas.`;
}

/** Refetches in every case, and opens the conversation if there is one. */
function useAnswer({ person }: Pick<Introduction, 'person'>, onAnswered: () => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation(
    introductionsApi.answer.mutationOptions({
      ...safeToRepeat,
      onSuccess: async ({ opened }, { answer }) => {
        if (opened) {
          void refreshMadeOf(queryClient, 'contacts');
          await navigate(`/chat?contact=${encodeURIComponent(person.id)}`);
          return;
        }
        if (answer === 'declined')
          notify.success('C’est noté.', { detail: `${person.firstName} ne le saura pas.` });
        await readIntroductionsAgain(queryClient);
        onAnswered();
      },
      onError: () => readIntroductionsAgain(queryClient),
    }),
  );
}
