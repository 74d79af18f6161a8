import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { useDrafts } from '#browser/session/drafts.ts';
import type { Colleague } from '#desk/staff/contract.ts';
import { useDeskKeys } from '#desk/staff/web/shared/use-desk-keys.ts';
import { ChatLog } from '#mechanisms/threads/web/shared/chat-log.tsx';
import { EarlierMessages } from '#mechanisms/threads/web/shared/earlier-messages.tsx';
import { OutgoingBubbles } from '#mechanisms/threads/web/shared/outgoing-bubbles.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { notify } from '#ui/toasts.tsx';
import { AnswerBox } from './answer-box.tsx';
import { ColleaguesNote } from './colleagues-note.tsx';
import { deskInboxApi } from './shared/api.ts';
import { ThreadHeader } from './thread-header.tsx';
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
export function ThreadPane({ id, colleague, keys, backTo, onResolved, onManageReplies }: ThreadPaneProps) {
  const { query, thread, messages, outgoing, send, retry, forget } = useThread(id);
  const people = useColleaguesHere(id, colleague.id);
  const field = useRef<HTMLTextAreaElement>(null);
  const { draftTo, keepDraft } = useDrafts(colleague.id);
  const text = draftTo(String(id));
  const write = (next: string) => keepDraft(String(id), next);
  const log = useRef<HTMLDivElement>(null);
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
              <ThreadHeader
                thread={latest}
                me={colleague.id}
                backTo={backTo}
                changing={setState.isPending}
                onToggle={toggle}
              />
              <ColleaguesNote people={people} />
              <ChatLog
                log={log}
                label={`Messages de ${nameOf(latest)}`}
                outgoingCount={outgoing.length}
                className="min-h-60 flex-1 px-4 py-4 max-lg:max-h-[60dvh] sm:px-6"
              >
                <div className="grid gap-3">
                  <EarlierMessages
                    earlier={{
                      exist: query.hasNextPage,
                      loading: query.isFetchingNextPage,
                      failed: null,
                      load: query.fetchNextPage,
                    }}
                  />
                  <ol className="flex flex-col gap-3">
                    <ThreadTimeline messages={messages} notes={latest.notes} name={nameOf(latest)} />
                    <OutgoingBubbles
                      outgoing={outgoing}
                      onRetry={retry}
                      onEdit={({ clientId, content }) => {
                        forget(clientId);
                        write(text.trim() ? `${content}\n${text}` : content);
                        field.current?.focus();
                      }}
                    />
                  </ol>
                </div>
              </ChatLog>
              <AnswerBox
                key={id}
                thread={latest}
                me={colleague.firstName}
                field={field}
                text={text}
                onTextChange={write}
                onSend={send}
                onManageReplies={onManageReplies}
              />
            </>
          ) : null
        }
      </QueryContent>
    </section>
  );
}
