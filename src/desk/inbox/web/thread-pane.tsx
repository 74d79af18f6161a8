import { useRef, useState } from 'react';
import { useDrafts } from '#browser/session/drafts.ts';
import type { Colleague } from '#desk/staff/contract.ts';
import { useDeskActions } from '#desk/staff/web/shared/desk-actions.ts';
import { ofName } from '#lib/of-name.ts';
import { ThreadLog } from '#mechanisms/threads/web/shared/thread-log.tsx';
import { writingIn } from '#mechanisms/threads/web/shared/writing-in.ts';
import { useJoinedPictures } from '#member/support/web/shared/use-joined-pictures.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Move } from '../rules.ts';
import { AnswerBox } from './answer-box.tsx';
import { deskInboxApi } from './shared/api.ts';
import { InboxThreadHeader } from './thread-header.tsx';
import { ThreadTimeline } from './thread-timeline.tsx';
import { nameOf } from './thread-words.ts';
import { useColleaguesHere } from './use-colleagues-here.ts';
import { useMove } from './use-move.ts';
import { useThread } from './use-thread.ts';

interface ThreadPaneProps {
  id: number;
  colleague: Colleague;
  backTo: string;
  onResolved: () => void;
  onManageReplies: () => void;
}

/** The conversation that is open. */
export function InboxThreadPane({ id, colleague, backTo, onResolved, onManageReplies }: ThreadPaneProps) {
  const { query, thread, latest, messages, sending, begin } = useThread(id);
  const people = useColleaguesHere(id, colleague.id);
  const field = useRef<HTMLTextAreaElement>(null);
  const { draftTo, keepDraft } = useDrafts(colleague.id);
  const onTextChange = (text: string) => {
    if (text.trim() !== '' && draftTo(String(id)).trim() === '') begin();
    keepDraft(String(id), text);
  };
  const pictures = useJoinedPictures((picture) => deskInboxApi.addPicture.call({ ...picture, thread: id }));
  const joining = thread?.kind === 'member' ? pictures : undefined;
  const draft = { field, text: draftTo(String(id)), onTextChange, joining };
  const { onSend, onEdit } = writingIn(sending, draft);
  const { move, isPending } = useMove();
  const [noting, setNoting] = useState(false);
  const onMove = (to: Move) => {
    if (thread) move([thread], to, to === 'open' ? undefined : onResolved);
  };
  /** Resolves what stands once the answer is stored. */
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
