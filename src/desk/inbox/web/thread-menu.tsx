import { CalendarClock, Combine, MessageCircleReply, Tag, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { comingMoment, parisDay } from '#lib/french-date.ts';
import { Menu } from '#ui/menu.tsx';
import type { MenuAction } from '#ui/menu-action.ts';
import type { DeskThread, ThreadRow } from '../contract.ts';
import { type Move, snoozeMornings } from '../rules.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { TagsDialog } from './tags-dialog.tsx';
import { originOf } from './thread-words.ts';

interface ThreadMenuProps {
  thread: DeskThread;
  onMove: (to: Move) => void;
}

/** What is done with a conversation now and then: later, tags, and one with another of the same person. */
export function ThreadMenu({ thread, onMove }: ThreadMenuProps) {
  const [tagging, setTagging] = useState(false);
  const [other, setOther] = useState<ThreadRow>();
  const putOff = snoozeActions(thread, onMove);
  const merge = thread.others.map((one) => ({
    label: `Réunir avec « ${originOf(one)} »`,
    icon: Combine,
    onSelect: () => setOther(one),
  }));
  return (
    <>
      <Menu
        label="Autres actions"
        actions={[...putOff, { label: 'Étiquettes', icon: Tag, onSelect: () => setTagging(true) }, ...merge]}
      />
      {tagging ? <TagsDialog thread={thread} onClose={() => setTagging(false)} /> : null}
      {other ? <MergeDialog thread={thread} other={other} onClose={() => setOther(undefined)} /> : null}
    </>
  );
}

function snoozeActions({ state, snoozedUntil }: DeskThread, onMove: (to: Move) => void): MenuAction[] {
  const now = new Date();
  if (snoozedUntil && new Date(snoozedUntil) > now)
    return [{ label: 'Remettre dans « Ouverts »', icon: Undo2, onSelect: () => onMove('open') }];
  const { tomorrow, monday } = snoozeMornings(parisDay(now));
  const until = (to: Move, moment: Date) => ({
    label: `Plus tard\u202f: ${comingMoment(moment, now)}`,
    icon: CalendarClock,
    onSelect: () => onMove(to),
  });
  const isOneMorning = tomorrow.getTime() === monday.getTime();
  return [
    until('tomorrow', tomorrow),
    ...(isOneMorning ? [] : [until('monday', monday)]),
    ...(state === 'waiting'
      ? []
      : [
          {
            label: 'Plus tard\u202f: quand la personne répond',
            icon: MessageCircleReply,
            onSelect: () => onMove('waiting'),
          },
        ]),
  ];
}
