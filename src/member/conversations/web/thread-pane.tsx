import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { useDraft } from '#identity/drafts/web/shared/use-draft.ts';
import { useFallbackPolling } from '#live/web/use-live.ts';
import { writingIn } from '#mechanisms/threads/web/shared/writing-in.ts';
import { SafetyTips } from '#member/meeting/web/shared/safety-tips.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import type { Contact } from '../contract.ts';
import { BelowMessages } from './below-messages.tsx';
import { useUnblocking } from './blocked-notice.tsx';
import { chatErrorSentence } from './chat-sentences.ts';
import { ThreadSkeleton } from './chat-skeletons.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { ConversationMenu } from './conversation-menu.tsx';
import { MatchmakerNote } from './matchmaker-note.tsx';
import { MessageLog } from './message-log.tsx';
import { QuotedPhoto } from './quoted-photo.tsx';
import { QuotedPrompt } from './quoted-prompt.tsx';
import { ThreadFoot } from './thread-foot.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { messagesOf, type Thread, type ThreadPage, threadQuery } from './thread-query.ts';
import { useTyping } from './typing.ts';
import { useAskedFirst } from './use-asked-first.tsx';
import { useHurtful } from './use-hurtful.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useMayHurt } from './use-may-hurt.ts';
import { useSending } from './use-sending.ts';

interface ThreadPaneProps {
  contact: Contact;
  title: RefObject<HTMLHeadingElement | null>;
  onBack: () => void;
  onPreview: () => void;
  onBlocked: () => void;
  onDeleted: () => void;
}

/** One conversation: who (header), what was said (log), what one may do now (foot). */
export function ThreadPane({ contact, title, ...on }: ThreadPaneProps) {
  const { id, firstName, blocked, reachable, closure } = contact;
  const field = useRef<HTMLTextAreaElement>(null);
  const { words: text = '', keep } = useDraft(`message:${id}`);
  const draft = { field, text, onTextChange: keep };
  const thread = useInfiniteQuery({ ...threadQuery(id), ...useFallbackPolling() });
  const messages = thread.data ? messagesOf(thread.data) : [];
  const sending = useSending(id, messages);
  const { outgoing } = sending;
  const { onSend: send, onEdit } = writingIn(sending, draft);
  const mayHurt = useMayHurt();
  const { onSend, question } = useAskedFirst({ firstName, mayHurt, send });
  const first = thread.data?.pages[0];
  useMarkRead(id, messages);
  const typing = useTyping(id);
  const unblocking = useUnblocking(id, () => title.current?.focus());
  const isOver = blocked || closure !== null || !reachable;
  const hurtful = useHurtful(thread.data, mayHurt);

  function write(idea?: string) {
    if (idea !== undefined) keep(idea);
    field.current?.focus();
  }

  return (
    <section aria-label={`Conversation avec ${firstName}`} className="flex h-full min-h-0 min-w-0 flex-col">
      <ThreadHeader contact={contact} title={title} onBack={on.onBack} onPreview={on.onPreview}>
        <SafetyTips className="max-lg:!hidden" />
        <ConversationMenu
          contact={contact}
          onUnblock={unblocking.unblock}
          onBlocked={on.onBlocked}
          onDeleted={() => {
            keep('');
            on.onDeleted();
          }}
        />
      </ThreadHeader>
      <ConnectionNote className="px-4 md:hidden [&>p]:py-2" />
      {thread.data ? (
        <MessageLog
          contact={contact}
          messages={messages}
          sending={sending}
          older={{
            exist: thread.hasNextPage,
            loading: thread.isFetchingNextPage,
            failed: thread.isFetchNextPageError ? chatErrorSentence(thread.error, 'messages') : null,
            load: thread.fetchNextPage,
          }}
          onEdit={onEdit}
          hurtful={blocked ? undefined : hurtful}
          opening={openingOf(first, contact)}
          start={<SafetyTips className="justify-self-center lg:!hidden" />}
        >
          <BelowMessages
            contact={contact}
            messages={messages}
            isOver={isOver}
            isWhole={!thread.hasNextPage}
            ideas={first?.ideas ?? []}
            needsWords={outgoing.length === 0 && !text.trim()}
            isTyping={typing.shown && !blocked}
            onWrite={write}
          />
        </MessageLog>
      ) : thread.error ? (
        <ThreadFailed thread={thread} />
      ) : (
        <ThreadSkeleton />
      )}
      <p role="status" className="sr-only">
        {typing.said && !blocked ? `${firstName} écrit…` : null}
      </p>
      <ThreadFoot
        contact={contact}
        reached={!outgoing.some(({ final }) => final)}
        unblocking={unblocking}
        draft={draft}
        onSend={onSend}
      />
      {question}
    </section>
  );
}

function ThreadFailed({ thread }: { thread: UseInfiniteQueryResult<Thread> }) {
  return (
    <div className="grid flex-1 content-center p-4">
      <ErrorState
        title="Cette conversation n’a pas pu être affichée"
        onRetry={() => void thread.refetch()}
        retrying={thread.isFetching}
      >
        {chatErrorSentence(thread.error, 'messages')}
      </ErrorState>
    </div>
  );
}

/** The answered prompt or photo, or the matchmaker's words, that began the conversation. */
function openingOf(page: ThreadPage | undefined, contact: Contact) {
  if (page?.photo) return <QuotedPhoto photo={page.photo} contactName={contact.firstName} />;
  if (page?.prompt) return <QuotedPrompt prompt={page.prompt} contactName={contact.firstName} />;
  return page?.introduction ? <MatchmakerNote introduction={page.introduction} contact={contact} /> : null;
}
