import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { StickyNote } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { usePageVisible } from '#browser/use-page-visible.ts';
import type { Colleague } from '#desk/staff/contract.ts';
import { useDeskDraft } from '#desk/staff/web/shared/use-desk-draft.ts';
import { ofName } from '#lib/french-words.ts';
import { Bubble, BubbleMeta } from '#mechanisms/threads/web/shared/bubble.tsx';
import { writingIn } from '#mechanisms/threads/web/shared/composer.tsx';
import { MessageMoment, ThreadLog } from '#mechanisms/threads/web/shared/thread-log.tsx';
import { useOutgoing } from '#mechanisms/threads/web/shared/use-outgoing.ts';
import { RATING_LABELS } from '#member/support/texts.ts';
import { MessagePictures } from '#member/support/web/shared/message-pictures.tsx';
import { useJoinedPictures } from '#member/support/web/shared/use-joined-pictures.tsx';
import { useDeskActions } from '#ui/desk/desk-actions.ts';
import { QueryContent } from '#ui/query-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { DeskMessage, DeskNote, DeskRating } from '../contract.ts';
import type { Move } from '../rules.ts';
import { AnswerBox } from './answer-box.tsx';
import { deskInboxApi } from './shared/api.ts';
import { INBOX_ASK_AGAIN_MS } from './shared/use-inbox-waiting.ts';
import { InboxThreadHeader } from './thread-header.tsx';
import { nameOf } from './thread-words.ts';
import { useColleaguesHere } from './use-colleagues-here.ts';
import { useMove } from './use-move.ts';

interface ThreadPaneProps {
  id: number;
  colleague: Colleague;
  backTo: string;
  onResolved: () => void;
  onManageReplies: () => void;
}

/** The open thread. */
export function InboxThreadPane({ id, colleague, backTo, onResolved, onManageReplies }: ThreadPaneProps) {
  const { query, thread, latest, messages, sending, begin } = useThread(id);
  const people = useColleaguesHere(id, colleague.id);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, storeDraft] = useDeskDraft(String(id));
  const onTextChange = (next: string) => {
    if (next.trim() !== '' && text.trim() === '') begin();
    storeDraft(next);
  };
  const pictures = useJoinedPictures((picture) => deskInboxApi.addPicture.call({ ...picture, thread: id }));
  const joining = thread?.kind === 'member' ? pictures : undefined;
  const draft = { field, text, onTextChange, joining };
  const { onSend, onEdit } = writingIn(sending, draft);
  const { move, isPending } = useMove();
  const [noting, setNoting] = useState(false);
  const onMove = (to: Move) => {
    if (thread) move([thread], to, to === 'open' ? undefined : onResolved);
  };
  /** Resolves the thread once the answer is stored. */
  const sendAndResolve = (content: string) =>
    sending.send(content, {
      pictures: joining?.take(),
      onSent() {
        const answered = latest();
        if (answered) move([answered], 'resolved', onResolved);
      },
    });
  const write = (asNote: boolean) => {
    setNoting(asNote);
    field.current?.focus();
  };
  useDeskActions([
    { key: 'r', label: 'Répondre', run: () => write(false) },
    { key: 'n', label: 'Écrire une note pour l’équipe', run: () => write(true) },
    {
      key: 'e',
      label: 'Résoudre ou rouvrir la conversation',
      run: () => onMove(thread?.state === 'resolved' ? 'open' : 'resolved'),
    },
  ]);

  return (
    <section className="flex min-h-0 min-w-0 flex-col overflow-hidden rounded-card border border-filet bg-papier max-lg:min-h-[70dvh]">
      <QueryContent
        query={query}
        failed="La conversation n’a pas pu être lue. Vérifiez votre connexion internet."
        waiting={<Skeleton className="m-6 h-72" />}
      >
        {({ pages: [shown] }) =>
          shown ? (
            <>
              <InboxThreadHeader
                thread={shown}
                me={colleague.id}
                backTo={backTo}
                changing={isPending}
                onMove={onMove}
              />
              <p
                role="status"
                className="flex flex-wrap gap-x-4 bg-lavande px-4 text-sm font-medium empty:hidden sm:px-6"
              >
                {people.map(({ staff, firstName, writing }) => (
                  <span key={staff} className="py-2">
                    {writing ? `${firstName} écrit…` : `${firstName} regarde aussi`}
                  </span>
                ))}
              </p>
              <ThreadLog
                label={`Messages ${ofName(nameOf(shown))}`}
                className="min-h-60 flex-1 lg:min-h-32 gap-3 px-4 py-4 max-lg:max-h-[60dvh] sm:px-6"
                earlier={{
                  exist: query.hasNextPage,
                  loading: query.isFetchingNextPage,
                  failed: null,
                  load: query.fetchNextPage,
                }}
                sending={sending}
                onEdit={onEdit}
              >
                <ThreadTimeline
                  messages={messages}
                  notes={shown.notes}
                  rated={shown.rated}
                  name={nameOf(shown)}
                />
              </ThreadLog>
              <AnswerBox
                key={id}
                thread={shown}
                me={colleague}
                draft={draft}
                noting={noting}
                onNoting={write}
                onSend={onSend}
                onSendAndResolve={sendAndResolve}
                onManageReplies={onManageReplies}
              />
            </>
          ) : null
        }
      </QueryContent>
    </section>
  );
}

interface ThreadTimelineProps {
  messages: readonly DeskMessage[];
  notes: readonly DeskNote[];
  rated: DeskRating | null;
  /** Name of the person who wrote the messages not written by the team. */
  name: string;
}

/** Messages and team notes in chronological order. */
function ThreadTimeline({ messages, notes, rated, name }: ThreadTimelineProps) {
  const since = messages[0]?.at ?? '';
  const besides = [...notes, ...(rated ? [rated] : [])];
  // Older notes load with the older messages.
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

const SEND_FAILED = 'La réponse n’a pas pu être envoyée.';

/** Keeps a thread up to date, and sends answers. */
function useThread(id: number) {
  const queryClient = useQueryClient();
  const visible = usePageVisible();
  const options = deskInboxApi.thread.infiniteOptions({
    input: (before: number | undefined) => ({ id, before }),
    initialPageParam: undefined,
    getNextPageParam: (page) => (page.hasOlder ? page.messages[0]?.id : undefined),
    refetchInterval: INBOX_ASK_AGAIN_MS,
  });
  const query = useInfiniteQuery(options);
  const readAgain = () => queryClient.invalidateQueries({ queryKey: deskInboxApi.key() });

  const latest = () => queryClient.getQueryData(options.queryKey)?.pages[0];
  const lastShown = () => latest()?.messages.findLast(({ from }) => from === 'team')?.id ?? 0;
  /** The latest message on screen when typing began: one that arrives during typing may go unread. */
  const readBefore = useRef<{ id: number; shown: number }>(undefined);
  const begin = () => {
    readBefore.current = { id, shown: lastShown() };
  };
  /** Answers rejected because of a new message: after the notice, one press sends them anyway. */
  const heldBack = useRef(new Set<string>());
  const seenBefore = (clientId: string) =>
    heldBack.current.has(clientId) || readBefore.current?.id !== id ? lastShown() : readBefore.current.shown;
  const messages = (query.data?.pages ?? []).toReversed().flatMap((page) => page.messages);
  const sending = useOutgoing(
    [...deskInboxApi.answer.key(), id],
    {
      mutationFn: (written) =>
        deskInboxApi.answer
          .call({ id, seen: seenBefore(written.clientId), ...written })
          .catch((error: unknown) => {
            if (isRefusal(error, 'ANSWERED_MEANWHILE')) heldBack.current.add(written.clientId);
            throw error;
          }),
      onSettled: readAgain,
    },
    { stored: messages, sentence: (error) => errorSentence(error, SEND_FAILED) },
  );

  const { mutate: see } = useMutation(deskInboxApi.see.mutationOptions());
  const thread = query.data?.pages[0];
  const unread = thread?.unread ?? 0;
  const mentionsMe = thread?.mentionsMe ?? false;
  useEffect(() => {
    if (visible && (unread > 0 || mentionsMe)) see({ id });
  }, [visible, unread, mentionsMe, id, see]);

  const isShown = thread !== undefined;
  // An older draft is checked against the messages first displayed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when this thread is first displayed.
  useEffect(() => {
    if (isShown) begin();
  }, [isShown, id]);

  return { query, thread, latest, messages, sending, begin };
}
