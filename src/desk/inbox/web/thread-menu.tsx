import { useMutation } from '@tanstack/react-query';
import { CalendarClock, Combine, MessageCircleReply, Tag, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { currentTime, deviceZone } from '#browser/clock.ts';
import { useDeskActions } from '#desk/staff/web/shared/desk-actions.ts';
import { parisDay } from '#lib/french-date.ts';
import { comingMoment } from '#lib/relative-day.ts';
import { TAGS_PER_THREAD, THREAD_TAGS } from '#member/support/rules.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { Menu } from '#ui/menu.tsx';
import type { MenuAction } from '#ui/menu-action.ts';
import { notify } from '#ui/toasts.tsx';
import type { DeskThread, ThreadRow } from '../contract.ts';
import { type Move, snoozeMornings } from '../rules.ts';
import { TAG_LABELS } from '../texts.ts';
import { deskInboxApi } from './shared/api.ts';
import { originOf } from './thread-words.ts';

/** What is done with a conversation now and then: later, tags, and one with another of the same person. */
export function ThreadMenu({ thread, onMove }: { thread: DeskThread; onMove: (to: Move) => void }) {
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
    return [{ label: 'Remettre dans «\u202fOuverts\u202f»', icon: Undo2, onSelect: () => onMove('open') }];
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

/** Asks before two conversations become one, which is not taken back. */
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
