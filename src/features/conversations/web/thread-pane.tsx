import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { MeetingPanel } from '#features/conversations/meeting/web/shared/meeting-panel.tsx';
import { SafetyTips } from '#features/conversations/meeting/web/shared/safety-tips.tsx';
import { useFallbackPolling } from '#live/web/use-live.ts';
import { Composer } from '#ui/chat/composer.tsx';
import { TypingNote } from '#ui/chat/typing-note.tsx';
import { notStored, type Outgoing } from '#ui/chat/use-outgoing.ts';
import { ErrorState } from '#ui/error-state.tsx';
import type { Contact } from '../contract.ts';
import { MESSAGE_MAX_LENGTH } from '../rules.ts';
import { BlockedNotice, useUnblocking } from './blocked-notice.tsx';
import { chatErrorSentence } from './chat-sentences.ts';
import { ThreadSkeleton } from './chat-skeletons.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { ConversationMenu } from './conversation-menu.tsx';
import { FirstWords } from './first-words.tsx';
import { MessageLog } from './message-log.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { messagesOf, threadQuery } from './thread-query.ts';
import { tellTyping, useTyping } from './typing.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useSending } from './use-sending.ts';

interface ThreadPaneProps {
  contact: Contact;
  title: RefObject<HTMLHeadingElement | null>;
  /** What is typed and not sent, kept while one looks at another conversation. */
  draft: string;
  onDraftChange: (text: string) => void;
  onBack: () => void;
  onPreview: () => void;
  onBlocked: () => void;
  onDeleted: () => void;
}

export function ThreadPane({ contact, title, draft, onDraftChange, ...on }: ThreadPaneProps) {
  const { id, firstName, blocked } = contact;
  const field = useRef<HTMLTextAreaElement>(null);
  const thread = useInfiniteQuery({ ...threadQuery(id), ...useFallbackPolling() });
  const { outgoing: sending, send, retry, forget } = useSending(id);
  const messages = thread.data ? messagesOf(thread.data) : [];
  const outgoing = notStored(sending, messages);
  useMarkRead(id, messages);
  const typing = useTyping(id);
  const unblocking = useUnblocking(id, () => title.current?.focus());
  const ideas = outgoing.length > 0 || blocked ? [] : (thread.data?.pages[0]?.ideas ?? []);

  function write(text: string) {
    onDraftChange(text);
    field.current?.focus();
  }

  function edit({ clientId, content }: Outgoing) {
    forget(clientId);
    write(draft.trim() ? `${content}\n${draft}` : content);
  }

  return (
    <section aria-label={`Conversation avec ${firstName}`} className="flex h-full min-h-0 min-w-0 flex-col">
      <ThreadHeader contact={contact} title={title} onBack={on.onBack} onPreview={on.onPreview}>
        <SafetyTips className="max-md:!hidden" />
        <ConversationMenu
          contact={contact}
          onUnblock={unblocking.unblock}
          onBlocked={on.onBlocked}
          onDeleted={on.onDeleted}
        />
      </ThreadHeader>
      <ConnectionNote className="px-4 md:hidden [&>p]:py-2" />
      {thread.data ? (
        <MessageLog
          contactName={firstName}
          messages={messages}
          outgoing={outgoing}
          older={{
            exist: thread.hasNextPage,
            loading: thread.isFetchingNextPage,
            failed: thread.isFetchNextPageError ? chatErrorSentence(thread.error, 'messages') : null,
            load: thread.fetchNextPage,
          }}
          onRetry={retry}
          onEdit={edit}
          start={<SafetyTips className="justify-self-center md:!hidden" />}
        >
          {typing.shown && !blocked ? <TypingNote name={firstName} /> : null}
        </MessageLog>
      ) : thread.error ? (
        <div className="grid flex-1 content-center p-4">
          <ErrorState
            title="Cette conversation n’a pas pu être affichée"
            onRetry={() => void thread.refetch()}
            retrying={thread.isFetching}
          >
            {chatErrorSentence(thread.error, 'messages')}
          </ErrorState>
        </div>
      ) : (
        <ThreadSkeleton />
      )}
      <p role="status" className="sr-only">
        {typing.said && !blocked ? `${firstName} écrit…` : null}
      </p>
      {ideas.length > 0 ? <FirstWords ideas={ideas} onChoose={write} /> : null}
      {blocked ? null : <MeetingPanel contactId={id} firstName={firstName} />}
      {blocked ? (
        <BlockedNotice firstName={firstName} unblocking={unblocking} />
      ) : (
        <Composer
          label={`Votre message à ${firstName}`}
          placeholder="Votre message"
          maxLength={MESSAGE_MAX_LENGTH}
          field={field}
          text={draft}
          onTextChange={(text) => {
            onDraftChange(text);
            if (text.trim()) tellTyping(id);
          }}
          onSend={(text) => {
            send(text);
            onDraftChange('');
          }}
        />
      )}
    </section>
  );
}
