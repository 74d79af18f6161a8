import { useMutation } from '@tanstack/react-query';
import { ArrowLeft, Check, RotateCcw } from 'lucide-react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { currentTime } from '#browser/clock.ts';
import { OpenCaseButton } from '#desk/moderation/web/shared/open-case-button.tsx';
import { useHasRole } from '#desk/staff/web/shared/desk-session.ts';
import { KeyHint } from '#desk/staff/web/shared/key-hint.tsx';
import { RAISING_TAG } from '#member/support/rules.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Link, TextLink } from '#ui/link.tsx';
import { notify } from '#ui/toasts.tsx';
import type { DeskThread } from '../contract.ts';
import type { Move } from '../rules.ts';
import { TAG_LABELS, THREAD_STATE_LABELS } from '../texts.ts';
import { deskInboxApi } from './shared/api.ts';
import { SmallSelect } from './small-select.tsx';
import { ThreadMenu } from './thread-menu.tsx';
import { awayWords, nameOf, originOf, timeWords } from './thread-words.ts';

const TONES = { open: 'abricot', waiting: 'lavande', resolved: 'sauge' } as const;

interface ThreadHeaderProps {
  thread: DeskThread;
  me: string;
  backTo: string;
  changing: boolean;
  onMove: (to: Move) => void;
}

/** Whom one answers, how the conversation stands, and who takes care of it. */
export function InboxThreadHeader({ thread, me, backTo, changing, onMove }: ThreadHeaderProps) {
  const { person, state } = thread;
  const opensMembers = useHasRole('support', 'moderation', 'admin');
  const away = awayWords(thread);
  const about = [person.age ? `${person.age}\u00a0ans` : null, person.city].filter(Boolean).join(', ');
  return (
    <header data-printed="" className="grid gap-2 border-b border-filet bg-carte px-4 py-3 sm:px-6">
      <Link to={backTo} className="inline-flex min-h-11 items-center gap-2 font-semibold lg:hidden">
        <ArrowLeft aria-hidden="true" className="size-5" />
        Toutes les conversations
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-0.5">
          <h2 tabIndex={-1} className="flex flex-wrap items-center gap-2 text-[1.25rem] wrap-anywhere">
            {nameOf(thread)}
            <Badge tone={TONES[state]} className="font-text">
              {THREAD_STATE_LABELS[state]}
            </Badge>
            {thread.tags.map((tag) => (
              <Badge key={tag} tone={tag === RAISING_TAG ? 'danger' : 'rosee'} className="font-text">
                {TAG_LABELS[tag]}
              </Badge>
            ))}
          </h2>
          <p className="flex flex-wrap gap-x-3 wrap-anywhere text-encre-2">
            <span>{originOf(thread)}</span>
            {about ? <span>{about}</span> : null}
            <span>{person.email}</span>
            {person.phone ? <span className="whitespace-nowrap">{person.phone}</span> : null}
            {away ? <strong className="font-semibold">{away}</strong> : null}
            {thread.snoozedUntil ? (
              <span>{`Plus tard\u202f: ${timeWords(thread, currentTime())}`}</span>
            ) : null}
            {person.memberId && opensMembers ? (
              <TextLink to={`/equipe/membres/${encodeURIComponent(person.memberId)}`}>Sa fiche</TextLink>
            ) : null}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Assignee thread={thread} me={me} />
          {person.memberId ? (
            <OpenCaseButton
              profileId={person.memberId}
              firstName={nameOf(thread)}
              origin={{ kind: 'thread', id: String(thread.id) }}
            />
          ) : null}
          <Button
            variant="secondary"
            size="small"
            pending={changing}
            aria-keyshortcuts="e"
            onClick={() => onMove(state === 'resolved' ? 'open' : 'resolved')}
          >
            {state === 'resolved' ? (
              <>
                <RotateCcw aria-hidden="true" />
                Rouvrir
              </>
            ) : (
              <>
                <Check aria-hidden="true" />
                Résoudre
              </>
            )}
            <KeyHint>e</KeyHint>
          </Button>
          <ThreadMenu thread={thread} onMove={onMove} />
        </div>
      </div>
    </header>
  );
}

function Assignee({ thread: { id, assignee, colleagues }, me }: { thread: DeskThread; me: string }) {
  const assign = useMutation(
    deskInboxApi.assign.mutationOptions({
      onError: (error) => notify.error(errorSentence(error, 'La conversation n’a pas pu être attribuée.')),
      onSuccess(_, { staff }) {
        const away = awayWords({ assignee: colleagues.find((one) => one.id === staff) ?? null });
        if (away) notify.info(`${away}\u202f: la conversation reste dans «\u202fNon attribués\u202f».`);
      },
    }),
  );
  // Whoever took care of it may have left the team since.
  const choices =
    colleagues.some((one) => one.id === assignee?.id) || !assignee ? colleagues : [assignee, ...colleagues];
  const chosen = assign.isPending ? assign.variables.staff : (assignee?.id ?? null);
  return (
    <div className="flex items-center gap-2">
      <span aria-hidden="true" className="text-sm whitespace-nowrap text-encre-2">
        Suivie par
      </span>
      <SmallSelect
        aria-label="Suivie par"
        value={chosen ?? ''}
        onChange={(event) => assign.mutate({ id, staff: event.target.value || null })}
        className="max-w-44"
      >
        <option value="">Non attribuée</option>
        {choices.map((one) => (
          <option key={one.id} value={one.id}>
            {one.id === me ? `${one.firstName} (vous)` : one.firstName}
          </option>
        ))}
      </SmallSelect>
    </div>
  );
}
