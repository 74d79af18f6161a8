import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { showFieldErrors } from '#browser/api/error-sentence.ts';
import { queryClient } from '#browser/api/query-client.ts';
import { endSession } from '#browser/session/session.ts';
import { onUnauthorized } from '#browser/session/session-end.ts';
import { useBackCloses } from '#browser/use-back-closes.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import { Composer } from '#mechanisms/threads/web/shared/composer.tsx';
import { ThreadContent } from '#mechanisms/threads/web/shared/thread-log.tsx';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { typedResolver } from '#ui/form/typed-resolver.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { TextLink } from '#ui/link.tsx';
import { TextField } from '#ui/text-field.tsx';
import { visitorLabels } from '../contract.ts';
import type { ChatKind } from '../rules.ts';
import { supportChatApi } from './shared/api.ts';
import { CHANNELS, readSupportAgain, type SupportChannel } from './shared/support-channel.ts';
import { SupportLog } from './support-log.tsx';
import { useSupportChat } from './use-support-chat.ts';
import { forgetLabels, newVisitorId, readLabels, storeLabels } from './visitor-labels.ts';

export interface SupportChatProps {
  id: string;
  kind: ChatKind;
  open: boolean;
  onClose: () => void;
}

/** The window of the floating button. Stays mounted, hidden, after its first opening, to announce new messages. */
export function SupportChat({ kind, ...panel }: SupportChatProps) {
  return (
    <QueryClientProvider client={queryClient}>
      {kind === 'member' ? <MemberChat {...panel} /> : <VisitorChat {...panel} />}
    </QueryClientProvider>
  );
}

type PanelProps = Omit<SupportChatProps, 'kind'>;

/** A visitor who has given a name goes straight to the conversation (spec 2 §4). */
function VisitorChat(panel: PanelProps) {
  const [known, setKnown] = useState(() => readLabels() !== null);
  if (known) return <SupportConversation {...panel} channel={CHANNELS.visitor} />;
  return panel.open ? <VisitorIntro {...panel} onBegun={() => setKnown(true)} /> : null;
}

function MemberChat(panel: PanelProps) {
  useEffect(closeWithSession, []);
  useEffect(bringAlong, []);
  return <SupportConversation {...panel} channel={CHANNELS.member} />;
}

/** Public pages do not watch the session: there, the chat notices its end. */
function closeWithSession(): () => void {
  return onUnauthorized(() => void endSession());
}

/** Moves the conversation from before the sign-up to the account; the labels are then obsolete. */
function bringAlong(): void {
  if (!readLabels()) return;
  supportChatApi.moveVisitorChat.call().then(
    () => {
      forgetLabels();
      readSupportAgain(queryClient);
    },
    // Retried on the next page.
    () => undefined,
  );
}

interface SupportConversationProps {
  id: string;
  channel: SupportChannel;
  open: boolean;
  onClose: () => void;
}

function SupportConversation({ id, channel, open, onClose }: SupportConversationProps) {
  const { chat, sending, draft, onSend, onEdit } = useSupportChat(channel, open);
  const { field } = draft;
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open, field]);
  if (!open) return null;

  return (
    <SupportPanel id={id} onClose={onClose} promise={chat.data?.promise}>
      <ThreadContent
        query={chat}
        failed="La conversation n’a pas pu être affichée. Ce que vous avez écrit est en sécurité."
      >
        {(told) => <SupportLog channel={channel} chat={told} sending={sending} onEdit={onEdit} />}
      </ThreadContent>
      <Composer
        label="Votre message à l’équipe"
        placeholder="Tapez votre message…"
        compact
        {...draft}
        onSend={onSend}
      />
    </SupportPanel>
  );
}

const FIELDS = ['name', 'email'] as const;

interface VisitorIntroProps {
  id: string;
  onClose: () => void;
  onBegun: () => void;
}

/** Asks a person without an account for name and address before the first message. */
function VisitorIntro({ id, onClose, onBegun }: VisitorIntroProps) {
  const form = useForm<z.input<typeof visitorLabels>, unknown, z.output<typeof visitorLabels>>({
    resolver: typedResolver(visitorLabels),
    defaultValues: { visitorId: newVisitorId(), name: '', email: '' },
  });
  const { setFocus, formState } = form;
  const { errors } = formState;
  useEffect(() => setFocus('name'), [setFocus]);
  const expected = useQuery({
    queryKey: CHANNELS.visitor.threadKey,
    queryFn: ({ signal }) => CHANNELS.visitor.read(signal),
  });
  const begin = useMutation(
    supportChatApi.beginAsVisitor.mutationOptions({
      onSuccess: (chat, labels) => {
        storeLabels(labels);
        queryClient.setQueryData(CHANNELS.visitor.threadKey, chat);
        onBegun();
      },
      onError: (error) => showFieldErrors(error, FIELDS, form.setError),
    }),
  );
  return (
    <SupportPanel id={id} onClose={onClose} promise={expected.data?.promise}>
      <form
        noValidate
        className="grid gap-4 overflow-y-auto p-5"
        onSubmit={form.handleSubmit((labels) => begin.mutate(labels))}
      >
        <p className="text-encre-2">
          Dites-nous comment vous appeler et où vous répondre si vous quittez cette page.
        </p>
        <TextField
          label="Votre nom"
          autoComplete="name"
          required
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label="Votre adresse e-mail"
          type="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <FailureAlert
          error={Object.keys(errors).length === 0 && begin.error}
          failed="La conversation n’a pas pu commencer. Veuillez réessayer."
        />
        <Button type="submit" pending={begin.isPending} pendingLabel="Un instant…">
          Commencer la conversation
        </Button>
        <p className="text-xs text-encre-2">
          Votre conversation est gardée douze mois.{' '}
          <TextLink to="/privacy" target="_blank" rel="noopener" className="whitespace-nowrap">
            Vos données
            <span className="sr-only"> (nouvel onglet)</span>
          </TextLink>
        </p>
      </form>
    </SupportPanel>
  );
}

interface SupportPanelProps {
  id: string;
  onClose: () => void;
  /** The expected time of an answer. */
  promise: string | undefined;
  children: ReactNode;
}

/** The window of the chat, beside the page, which stays readable. */
function SupportPanel({ id, onClose, promise, children }: SupportPanelProps) {
  useBackCloses(true, onClose);
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }
  return (
    <div
      id={id}
      role="dialog"
      aria-modal="false"
      aria-labelledby={`${id}-title`}
      onKeyDown={closeOnEscape}
      className="fixed right-2 bottom-[calc(0.5rem+var(--foot))] left-2 z-40 flex max-h-[calc(100dvh-6rem-var(--foot))] animate-appear flex-col overflow-hidden rounded-card border border-filet bg-papier sm:right-4 sm:left-auto sm:w-96 afloat:bottom-[calc(5.25rem+var(--foot))]"
    >
      <div className="flex items-center justify-between gap-3 border-b border-filet bg-lin py-2 pr-2 pl-5">
        <div>
          <h2 id={`${id}-title`} className="text-h3">
            Chat avec {PRODUCT_NAME}
          </h2>
          {/* Its line stays reserved while loading, to avoid a layout shift. */}
          <p className="min-h-5 text-sm text-encre-2">{promise}</p>
        </div>
        <IconButton icon={X} label="Fermer le chat" onClick={onClose} />
      </div>
      {children}
    </div>
  );
}
