import {
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { currentTime } from '#browser/clock.ts';
import { rereadSession } from '#browser/session/session.ts';
import { usePageVisible } from '#browser/use-page-visible.ts';
import { useDraft } from '#identity/drafts/web/shared/use-form-draft.ts';
import { live } from '#live/web/live-connection.ts';
import { useFallbackPolling } from '#live/web/use-live.ts';
import { TypingNote } from '#mechanisms/threads/web/shared/bubble.tsx';
import { writingIn } from '#mechanisms/threads/web/shared/composer.tsx';
import { EncounterCard } from '#member/encounters/web/shared/encounter-card.tsx';
import { ProposeDateButton } from '#member/encounters/web/shared/propose-date-button.tsx';
import { SafetyTips } from '#member/meeting/web/shared/safety-tips.tsx';
import { classNames } from '#ui/class-names.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import type { Contact, Message } from '../contract.ts';
import { silenceOf, suggestsVoice } from '../rules.ts';
import { cacheRead, useSending } from './change-chat.ts';
import { chatErrorSentence } from './chat-sentences.ts';
import { ConnectionNote } from './connection-note.tsx';
import { ConversationMenu } from './conversation-menu.tsx';
import { useAskedFirst, useHurtful, useMayHurt } from './hurtful.tsx';
import { MessageLog } from './message-log.tsx';
import { conversationsApi, messagesOf, type Thread, threadQuery } from './shared/api.ts';
import { CallCard, ProposeCallButton } from './shared/call-card.tsx';
import { IdeaButton, questionToAnswer, TheirQuestion } from './their-question.tsx';
import { SilenceNote, ThreadFoot, useUnblocking } from './thread-foot.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { openingOf } from './thread-opening.tsx';
import { useTyping } from './typing.ts';

interface ThreadPaneProps {
  contact: Contact;
  title: RefObject<HTMLHeadingElement | null>;
  onBack: () => void;
  onPreview: () => void;
  onBlocked: () => void;
  onDeleted: () => void;
}

/** One conversation: header, messages, composer. */
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
  const reached = !outgoing.some(({ final }) => final);
  const isOver = blocked || closure !== null || !reachable || !reached;
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
      <ThreadFoot contact={contact} reached={reached} unblocking={unblocking} draft={draft} onSend={onSend} />
      {question}
    </section>
  );
}

const bubbles = ['h-20 w-3/5', 'h-12 w-2/5', 'ml-auto h-16 w-1/2', 'h-12 w-1/3', 'ml-auto h-12 w-2/5'];

export function ThreadSkeleton() {
  return (
    <Loading label="Chargement des messages…" className="grid flex-1 content-end gap-3 p-4 sm:p-6">
      {bubbles.map((shape) => (
        <Skeleton key={shape} className={classNames('max-w-md !rounded-[20px]', shape)} />
      ))}
    </Loading>
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

interface BelowMessagesProps {
  contact: Contact;
  messages: readonly Message[];
  /** Neither side can write any more. */
  isOver: boolean;
  /** Whether `messages` go back to the first one. */
  isWhole: boolean;
  ideas: readonly string[];
  /** True until the member writes. */
  needsWords: boolean;
  isTyping: boolean;
  /** Focuses the composer, filled with an idea if given. */
  onWrite: (idea?: string) => void;
}

/** After the last message: plans, help with words, and next steps. */
function BelowMessages(props: BelowMessagesProps) {
  const { contact, messages, isOver, isWhole, ideas, needsWords, isTyping, onWrite } = props;
  const typing = isTyping ? <TypingNote name={contact.firstName} /> : null;
  if (isOver) return typing;
  const { id } = contact;
  const asked = needsWords ? questionToAnswer(messages) : undefined;
  const silence = isWhole ? silenceOf(messages, currentTime()) : undefined;
  return (
    <>
      <EncounterCard contactId={id} />
      <CallCard contactId={id} />
      {asked ? <TheirQuestion {...asked} onAnswer={() => onWrite()} /> : null}
      {needsWords && ideas.length > 0 ? <FirstWords ideas={ideas} onChoose={onWrite} /> : null}
      {typing}
      {silence ? <SilenceNote contact={contact} by={silence} /> : null}
      <NextSteps
        contact={contact}
        acquainted={areAcquainted(messages)}
        suggested={isWhole && suggestsVoice(messages, currentTime())}
      />
    </>
  );
}

/** Below the last message and scrolling with it, so that the messages keep the full height. */
function NextSteps({ suggested, ...props }: { contact: Contact; acquainted: boolean; suggested: boolean }) {
  return (
    <div className="-mx-2 flex flex-wrap gap-x-1 empty:hidden">
      <ProposeDateButton {...props} />
      <ProposeCallButton {...props} suggested={suggested} />
    </div>
  );
}

/** Returns whether both have written, among the loaded messages. */
function areAcquainted(messages: readonly Message[]): boolean {
  const wrote = (mine: boolean) => messages.some((message) => message.mine === mine && !message.automatic);
  return wrote(true) && wrote(false);
}

interface FirstWordsProps {
  ideas: readonly string[];
  onChoose: (idea: string) => void;
}

/** Ideas for first words (D10): a click fills the composer, where the member edits them. */
function FirstWords({ ideas, onChoose }: FirstWordsProps) {
  return (
    <section aria-labelledby="first-words" className="grid w-full max-w-md gap-2 justify-self-center">
      <h3 id="first-words" className="font-text text-sm font-semibold text-encre-2">
        Trois idées pour vos premiers mots
      </h3>
      <ul className="grid gap-2">
        {ideas.map((idea) => (
          <li key={idea}>
            <IdeaButton className="font-medium" onClick={() => onChoose(idea)}>
              <span className="flex-1">{idea}</span>
              <ArrowUpRight aria-hidden="true" className="size-5 shrink-0 text-sauge" />
            </IdeaButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Marks visible messages as read and updates the badges. */
function useMarkRead(contactId: string, messages: readonly Message[]): void {
  const queryClient = useQueryClient();
  const visible = usePageVisible();
  const { mutate } = useMutation(
    conversationsApi.markRead.mutationOptions({
      // Marking is idempotent.
      ...safeToRepeat,
      onSuccess: (_done, { id, upTo }) => {
        cacheRead(queryClient, id, { by: 'me', upTo });
        // The event of this request brings the counts, ordered with those of new messages.
        if (live.getState() === 'live') return live.expectSign();
        void queryClient.invalidateQueries({ queryKey: conversationsApi.contacts.key() });
        rereadSession();
      },
    }),
  );
  const upTo = messages.findLast((message) => !message.mine && !message.read)?.id;
  useEffect(() => {
    if (visible && upTo !== undefined) mutate({ id: contactId, upTo });
  }, [visible, contactId, upTo, mutate]);
}
