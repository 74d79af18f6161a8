import { useMutation } from '@tanstack/react-query';
import {
  ArrowLeft,
  CalendarClock,
  Check,
  ChevronDown,
  Combine,
  MessageCircleReply,
  RotateCcw,
  Tag,
  Undo2,
} from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { currentTime, deviceZone } from '#browser/clock.ts';
import { OpenCaseButton } from '#desk/moderation/web/shared/open-case-button.tsx';
import { useHasRole } from '#desk/staff/web/shared/desk-session.ts';
import { parisDay } from '#lib/french-date.ts';
import { comingMoment } from '#lib/relative-day.ts';
import { RAISING_TAG, TAGS_PER_THREAD, THREAD_TAGS } from '#member/support/rules.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useDeskActions } from '#ui/desk/desk-actions.ts';
import { KeyHint } from '#ui/desk/key-hint.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { Link, TextLink } from '#ui/link.tsx';
import { Menu } from '#ui/menu.tsx';
import type { MenuAction } from '#ui/menu-action.ts';
import { notify } from '#ui/toasts.tsx';
import type { DeskThread, ThreadRow } from '../contract.ts';
import { type Move, snoozeMornings } from '../rules.ts';
import { TAG_LABELS, THREAD_STATE_LABELS } from '../texts.ts';
import { deskInboxApi } from './shared/api.ts';
import { awayWords, nameOf, originOf, timeWords } from './thread-words.ts';

const TONES = { open: 'abricot', waiting: 'lavande', resolved: 'sauge' } as const;

interface ThreadHeaderProps {
  thread: DeskThread;
  me: string;
  backTo: string;
  changing: boolean;
  onMove: (to: Move) => void;
}

/** The person, the state of the thread, and its assignee. */
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
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2">
        <div className="grid gap-0.5">
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
        {/* Beside the name, where it never ends up alone on a line. */}
        <ThreadMenu thread={thread} onMove={onMove} />
        <div className="col-span-full flex flex-wrap items-center gap-2">
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
        if (away) notify.info(`${away}\u202f: la conversation reste dans «\u202fNon attribuées\u202f».`);
      },
    }),
  );
  // The assignee may have left the team.
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

/** Less common actions: snooze, tag, merge with another thread of the same person. */
function ThreadMenu({ thread, onMove }: { thread: DeskThread; onMove: (to: Move) => void }) {
  const { id, tags } = thread;
  const [other, setOther] = useState<ThreadRow>();
  const { mutate: tag } = useMutation(
    deskInboxApi.tag.mutationOptions({
      onError: (error) => notify.error(errorSentence(error, 'L’étiquette n’a pas pu être changée.')),
    }),
  );
  const tagging = THREAD_TAGS.filter((one) => tags.includes(one) || tags.length < TAGS_PER_THREAD);
  const actions = [
    ...snoozeActions(thread, onMove),
    ...thread.others.map((one) => ({
      label: `Réunir avec «\u202f${originOf(one)}\u202f»`,
      icon: Combine,
      onSelect: () => setOther(one),
    })),
    ...tagging.map((one) => ({
      label: `${tags.includes(one) ? 'Retirer' : 'Étiquette'} «\u202f${TAG_LABELS[one]}\u202f»`,
      icon: Tag,
      onSelect: () => tag({ id, tag: one, on: !tags.includes(one) }),
    })),
  ];
  useDeskActions(actions.map(({ label, onSelect }) => ({ label, run: onSelect })));
  return (
    <>
      <Menu label="Autres actions" actions={actions} />
      {other ? <MergeDialog id={id} other={other} onClose={() => setOther(undefined)} /> : null}
    </>
  );
}

function snoozeActions({ state, snoozedUntil }: DeskThread, onMove: (to: Move) => void): MenuAction[] {
  const now = currentTime();
  if (snoozedUntil && new Date(snoozedUntil) > now)
    return [{ label: 'Remettre dans «\u202fOuvertes\u202f»', icon: Undo2, onSelect: () => onMove('open') }];
  const mornings = snoozeMornings(parisDay(now));
  const isOneMorning = mornings.tomorrow.getTime() === mornings.monday.getTime();
  const until = (isOneMorning ? (['tomorrow'] as const) : (['tomorrow', 'monday'] as const)).map((to) => ({
    label: `Plus tard\u202f: ${comingMoment(mornings[to], now, deviceZone())}`,
    icon: CalendarClock,
    onSelect: () => onMove(to),
  }));
  if (state === 'waiting') return until;
  const label = 'Plus tard\u202f: quand la personne répond';
  return [...until, { label, icon: MessageCircleReply, onSelect: () => onMove('waiting') }];
}

/** Asks for confirmation before a merge, which cannot be undone. */
function MergeDialog({ id, other, onClose }: { id: number; other: ThreadRow; onClose: () => void }) {
  const navigate = useNavigate();
  const merge = useMutation(
    deskInboxApi.merge.mutationOptions({
      onSuccess: (merged) => {
        notify.success('Les deux conversations n’en font plus qu’une.');
        onClose();
        void navigate(`/equipe/messages/${merged.id}`, { replace: true });
      },
    }),
  );
  return (
    <ConfirmDialog
      title={'Réunir ces deux conversations\u202f?'}
      description="Les messages et les notes se suivent dans l’ordre des heures. Les liens déjà reçus par e-mail restent bons. On ne peut pas revenir en arrière."
      confirmLabel="Réunir"
      pending={merge.isPending}
      onConfirm={() => merge.mutate({ id, other: other.id })}
      onClose={onClose}
    >
      <p className="rounded-[20px] border border-filet bg-carte px-4 py-3 wrap-anywhere">{other.excerpt}</p>
      <FailureAlert error={merge.error} failed="Les conversations n’ont pas pu être réunies." />
    </ConfirmDialog>
  );
}

/** A select as high as the toolbar's buttons. */
export function SmallSelect({ className, ...select }: ComponentProps<'select'>) {
  return (
    <span className={classNames('relative', className)}>
      <select {...select} className="input-frame !min-h-11 appearance-none !py-1.5 !pr-8 !pl-3.5 text-sm" />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-prune"
      />
    </span>
  );
}
