import { StickyNote } from 'lucide-react';
import { Bubble, BubbleMeta } from '#mechanisms/threads/web/shared/bubble.tsx';
import { MessageMoment } from '#mechanisms/threads/web/shared/message-moment.tsx';
import { RATING_LABELS } from '#member/support/texts.ts';
import { MessagePictures } from '#member/support/web/shared/message-pictures.tsx';
import type { DeskMessage, DeskNote, DeskRating } from '../contract.ts';

interface ThreadTimelineProps {
  messages: readonly DeskMessage[];
  notes: readonly DeskNote[];
  rated: DeskRating | null;
  /** Whose messages those that the team did not write are. */
  name: string;
}

/** Messages and notes of the team in the order in which they were written. */
export function ThreadTimeline({ messages, notes, rated, name }: ThreadTimelineProps) {
  const since = messages[0]?.at ?? '';
  const besides = [...notes, ...(rated ? [rated] : [])];
  // Those of before come with the messages of before.
  const entries = [...messages, ...besides.filter(({ at }) => at >= since)].sort((a, b) =>
    a.at.localeCompare(b.at),
  );
  return entries.map((entry, place) => {
    const previous = entries[place - 1]?.at;
    if ('rating' in entry) return <RatingLine key="rating" rated={entry} previous={previous} />;
    if (!('from' in entry)) return <NoteBubble key={`note ${entry.id}`} note={entry} previous={previous} />;
    const { id, from, author, content, at, read, pictures } = entry;
    const mine = from !== 'person';
    const speaker = mine ? (author ?? 'Réponse automatique') : name;
    return (
      <Bubble key={id} mine={mine} author={speaker} content={content} quiet>
        <MessagePictures pictures={pictures} by={speaker} />
        <BubbleMeta>
          {from === 'automatic' ? <span className="italic">Réponse automatique</span> : null}
          {author ? <span className="font-semibold">{author}</span> : null}
          <MessageMoment at={at} previous={previous} />
          {from === 'team' ? <span>{read ? 'lu' : 'pas encore lu'}</span> : null}
        </BubbleMeta>
      </Bubble>
    );
  });
}

function RatingLine({ rated: { rating, words, at }, previous }: { rated: DeskRating; previous?: string }) {
  return (
    <li className="px-4 text-center text-xs text-encre-2 wrap-anywhere">
      Avis sur cet échange{'\u202f'}: <strong className="font-semibold">{RATING_LABELS[rating]}</strong>
      {words ? `, «\u202f${words}\u202f»` : null} <MessageMoment at={at} previous={previous} />
    </li>
  );
}

function NoteBubble({ note, previous }: { note: DeskNote; previous: string | undefined }) {
  return (
    <li className="grid gap-1 rounded-[20px] border-[1.5px] border-bord bg-lin px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-encre-2">
        <StickyNote aria-hidden="true" className="size-4 shrink-0" />
        <span className="font-semibold">Note de {note.author}</span>
        <MessageMoment at={note.at} previous={previous} />
        <span>· pour l’équipe seulement</span>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{note.content}</p>
    </li>
  );
}
