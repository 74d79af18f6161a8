import { StickyNote } from 'lucide-react';
import { frenchDay, frenchTime } from '#lib/french-date.ts';
import { Bubble, BubbleMeta } from '#ui/chat/bubble.tsx';
import type { DeskMessage, DeskNote } from '../contract.ts';

type Entry = { at: string; message: DeskMessage } | { at: string; note: DeskNote };

interface ThreadTimelineProps {
  messages: readonly DeskMessage[];
  notes: readonly DeskNote[];
  /** Whose messages those that the team did not write are. */
  name: string;
}

/** Messages and notes of the team in the order in which they were written. */
export function ThreadTimeline({ messages, notes, name }: ThreadTimelineProps) {
  const since = messages[0]?.at ?? '';
  const entries: Entry[] = [
    ...messages.map((message) => ({ at: message.at, message })),
    // Those of before come with the messages of before.
    ...notes.filter(({ at }) => at >= since).map((note) => ({ at: note.at, note })),
  ].sort((a, b) => a.at.localeCompare(b.at));
  return entries.map((entry, place) => {
    const isNewDay = dayOf(entry.at) !== (entries[place - 1] && dayOf(entries[place - 1]?.at ?? ''));
    return 'note' in entry ? (
      <NoteBubble key={`note ${entry.note.id}`} note={entry.note} newDay={isNewDay} />
    ) : (
      <MessageBubble key={entry.message.id} message={entry.message} name={name} newDay={isNewDay} />
    );
  });
}

const dayOf = (at: string) => frenchDay(new Date(at));

function Moment({ at, newDay }: { at: string; newDay: boolean }) {
  const moment = new Date(at);
  return (
    <time dateTime={at}>
      {newDay ? `${frenchDay(moment)}, ` : null}
      {frenchTime(moment)}
    </time>
  );
}

function MessageBubble({ message, name, newDay }: { message: DeskMessage; name: string; newDay: boolean }) {
  const { from, author, content, at, read } = message;
  const mine = from !== 'person';
  return (
    <Bubble mine={mine} author={mine ? (author ?? 'Réponse automatique') : name} content={content} quiet>
      <BubbleMeta>
        {from === 'automatic' ? <span className="italic">Réponse automatique</span> : null}
        {author ? <span className="font-semibold">{author}</span> : null}
        <Moment at={at} newDay={newDay} />
        {from === 'team' ? <span>{read ? 'lu' : 'pas encore lu'}</span> : null}
      </BubbleMeta>
    </Bubble>
  );
}

function NoteBubble({ note, newDay }: { note: DeskNote; newDay: boolean }) {
  return (
    <li className="grid gap-1 rounded-[20px] border-[1.5px] border-dashed border-bord bg-lin px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-encre-2">
        <StickyNote aria-hidden="true" className="size-4 shrink-0" />
        <span className="font-semibold">Note de {note.author}</span>
        <Moment at={note.at} newDay={newDay} />
        <span>· pour l’équipe seulement</span>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{note.content}</p>
    </li>
  );
}
