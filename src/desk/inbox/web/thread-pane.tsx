import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { useDrafts } from '#browser/session/drafts.ts';
import type { Colleague } from '#desk/staff/contract.ts';
import { useDeskKeys } from '#desk/staff/web/shared/use-desk-keys.ts';
import { ThreadLog } from '#mechanisms/threads/web/shared/thread-log.tsx';
import { writingIn } from '#mechanisms/threads/web/shared/writing-in.ts';
import { QueryContent } from '#ui/query-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { notify } from '#ui/toasts.tsx';
import { AnswerBox } from './answer-box.tsx';
import { ColleaguesNote } from './colleagues-note.tsx';
import { deskInboxApi } from './shared/api.ts';
import { InboxThreadHeader } from './thread-header.tsx';
import { ThreadTimeline } from './thread-timeline.tsx';
import { nameOf } from './thread-words.ts';
import { useColleaguesHere } from './use-colleagues-here.ts';
import { useThread } from './use-thread.ts';

interface ThreadPaneProps {
  id: number;
  colleague: Colleague;
  keys: boolean;
  backTo: string;
  onResolved: () => void;
  onManageReplies: () => void;
}

/** The conversation that is open. */
export function InboxThreadPane({
  id,
  colleague,
  keys,
  backTo,
  onResolved,
  onManageReplies,
}: ThreadPaneProps) {
  const { query, thread, messages, sending } = useThread(id);
  const people = useColleaguesHere(id, colleague.id);
  const field = useRef<HTMLTextAreaElement>(null);
  const { draftTo, keepDraft } = useDrafts(colleague.id);
  const onTextChange = (text: string) => keepDraft(String(id), text);
  const draft = { field, text: draftTo(String(id)), onTextChange };
  const setState = useMutation(
    deskInboxApi.setState.mutationOptions({
      onSuccess: (_, { state }) => {
        if (state === 'resolved') onResolved();
      },
      onError: (error) => notify.error(errorSentence(error, 'L’état n’a pas pu être changé.')),
    }),
  );
  const toggle = () => {
    if (thread && !setState.isPending)
      setState.mutate({ id, state: thread.state === 'resolved' ? 'open' : 'resolved' });
  };
  useDeskKeys({ r: () => field.current?.focus(), e: toggle }, keys);

  return (
    <section className="flex min-h-0 min-w-0 flex-col overflow-hidden rounded-card border border-filet bg-papier max-lg:min-h-[70dvh]">
      <QueryContent
        query={query}
        failed="La conversation n’a pas pu être lue. Vérifiez votre connexion internet."
        waiting={<Skeleton className="m-6 h-72" />}
      >
        {({ pages: [latest] }) =>
          latest ? (
            <>
              <InboxThreadHeader
                thread={latest}
                me={colleague.id}
                backTo={backTo}
                changing={setState.isPending}
                onToggle={toggle}
              />
              <ColleaguesNote people={people} />
              <ThreadLog
                label={`Messages de ${nameOf(latest)}`}
                className="min-h-60 flex-1 gap-3 px-4 py-4 max-lg:max-h-[60dvh] sm:px-6"
                earlier={{
                  exist: query.hasNextPage,
                  loading: query.isFetchingNextPage,
                  failed: null,
                  load: query.fetchNextPage,
                }}
                sending={sending}
                onEdit={writingIn(sending, draft).onEdit}
              >
                <ThreadTimeline messages={messages} notes={latest.notes} name={nameOf(latest)} />
              </ThreadLog>
              <AnswerBox
                key={id}
                thread={latest}
                me={colleague.firstName}
                draft={draft}
                onSend={sending.send}
                onManageReplies={onManageReplies}
              />
            </>
          ) : null
        }
      </QueryContent>
    </section>
  );
}
