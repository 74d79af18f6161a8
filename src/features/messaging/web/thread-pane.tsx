import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { errorSentence } from '#web/error-sentence.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Contact } from '../contract.ts';
import { ThreadSkeleton } from './chat-skeletons.tsx';
import { Composer } from './composer.tsx';
import { FirstWords } from './first-words.tsx';
import { MessageLog } from './message-log.tsx';
import { messagesOf, threadQuery } from './thread-query.ts';
import { useMarkRead } from './use-mark-read.ts';
import { type Outgoing, useSending } from './use-sending.ts';

/** Spec 1 §8, to the letter. */
const MESSAGES_FAILED = 'Une erreur est survenue lors de la récupération des messages.';

interface ThreadPaneProps {
  contact: Contact;
  title: RefObject<HTMLHeadingElement | null>;
  /** What is typed and not sent, kept while one looks at another conversation. */
  draft: string;
  onDraftChange: (text: string) => void;
  onBack: () => void;
  onPreview: () => void;
}

export function ThreadPane({ contact, title, draft, onDraftChange, onBack, onPreview }: ThreadPaneProps) {
  const { id, firstName, photoUrl } = contact;
  const field = useRef<HTMLTextAreaElement>(null);
  const thread = useInfiniteQuery(threadQuery(id));
  const { outgoing: sending, send, retry, forget } = useSending(id);
  const messages = thread.data ? messagesOf(thread.data) : [];
  // An answer may be lost after the message was stored: once read again, it must not be shown twice.
  const stored = new Set(messages.map(({ clientId }) => clientId));
  const outgoing = sending.filter(({ clientId }) => !stored.has(clientId));
  useMarkRead(id, messages);
  const ideas = outgoing.length > 0 ? [] : (thread.data?.pages[0]?.ideas ?? []);

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
      <header className="flex items-center gap-3 border-b border-filet px-3 py-3 sm:px-6">
        <IconButton
          icon={ArrowLeft}
          label="Retour aux conversations"
          className="md:hidden"
          onClick={onBack}
        />
        <div className="group relative flex min-w-0 items-center gap-3">
          <Avatar firstName={firstName} photoUrl={photoUrl} size="small" className="sm:size-12" />
          <h2 ref={title} tabIndex={-1} className="min-w-0 truncate !text-h3">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={onPreview}
              className="min-h-11 rounded-lg underline-offset-4 group-hover:underline group-hover:decoration-2 after:absolute after:inset-0 after:content-['']"
            >
              {firstName}
              <span className="sr-only">, voir le profil</span>
            </button>
          </h2>
        </div>
      </header>
      {thread.data ? (
        <MessageLog
          contactName={firstName}
          messages={messages}
          outgoing={outgoing}
          older={{
            exist: thread.hasNextPage,
            loading: thread.isFetchingNextPage,
            failed: thread.isFetchNextPageError ? errorSentence(thread.error, MESSAGES_FAILED) : null,
            load: thread.fetchNextPage,
          }}
          onRetry={retry}
          onEdit={edit}
        />
      ) : thread.error ? (
        <div className="grid flex-1 content-center p-4">
          <ErrorState
            title="Cette conversation n’a pas pu être affichée"
            onRetry={() => void thread.refetch()}
            retrying={thread.isFetching}
          >
            {errorSentence(thread.error, MESSAGES_FAILED)}
          </ErrorState>
        </div>
      ) : (
        <ThreadSkeleton />
      )}
      {ideas.length > 0 ? <FirstWords ideas={ideas} onChoose={write} /> : null}
      <Composer
        contactName={firstName}
        field={field}
        text={draft}
        onTextChange={onDraftChange}
        onSend={(text) => {
          send(text);
          onDraftChange('');
        }}
      />
    </section>
  );
}
