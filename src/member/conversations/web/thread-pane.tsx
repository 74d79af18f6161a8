import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { useDraft } from '#identity/drafts/web/shared/use-draft.ts';
import { useFallbackPolling } from '#live/web/use-live.ts';
import { TypingNote } from '#mechanisms/threads/web/shared/typing-note.tsx';
import { writingIn } from '#mechanisms/threads/web/shared/writing-in.ts';
import { CallCard } from '#member/calls/web/shared/call-card.tsx';
import { ProposeCallButton } from '#member/calls/web/shared/propose-call-button.tsx';
import { EncounterCard } from '#member/encounters/web/shared/encounter-card.tsx';
import { ProposeDateButton } from '#member/encounters/web/shared/propose-date-button.tsx';
import { SafetyTips } from '#member/meeting/web/shared/safety-tips.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import type { Contact, Message } from '../contract.ts';
import { useUnblocking } from './blocked-notice.tsx';
import { chatErrorSentence } from './chat-sentences.ts';
import { ThreadSkeleton } from './chat-skeletons.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { ConversationMenu } from './conversation-menu.tsx';
import { FirstWords } from './first-words.tsx';
import { MatchmakerNote } from './matchmaker-note.tsx';
import { MessageLog } from './message-log.tsx';
import { QuotedPhoto } from './quoted-photo.tsx';
import { QuotedPrompt } from './quoted-prompt.tsx';
import { questionToAnswer, TheirQuestion } from './their-question.tsx';
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
  // Help with words goes once the member writes.
  const needsWords = !isOver && outgoing.length === 0 && !text.trim();
  const ideas = needsWords ? (first?.ideas ?? []) : [];
  const asked = needsWords ? questionToAnswer(messages) : undefined;
  const hurtful = useHurtful(thread.data, mayHurt);

  function write(idea: string) {
    keep(idea);
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
          {isOver ? null : <EncounterCard contactId={id} />}
          {isOver ? null : <CallCard contactId={id} />}
          {asked ? <TheirQuestion {...asked} onAnswer={() => field.current?.focus()} /> : null}
          {ideas.length > 0 ? <FirstWords ideas={ideas} onChoose={write} /> : null}
          {typing.shown && !blocked ? <TypingNote name={firstName} /> : null}
          {isOver ? null : <NextSteps contact={contact} acquainted={areAcquainted(messages)} />}
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

/** Below the last message, scrolling with it: the messages keep the height of the window. */
function NextSteps(props: { contact: Contact; acquainted: boolean }) {
  return (
    <div className="-mx-2 flex flex-wrap gap-x-1 empty:hidden">
      <ProposeDateButton {...props} />
      <ProposeCallButton {...props} />
    </div>
  );
}

/** Both have written words of their own, as far as one has read back. */
function areAcquainted(messages: readonly Message[]): boolean {
  const wrote = (mine: boolean) => messages.some((message) => message.mine === mine && !message.automatic);
  return wrote(true) && wrote(false);
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
