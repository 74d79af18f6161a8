import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban, Feather, Flag, MessageCircleMore, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { ofName } from '#lib/french-words.ts';
import { LazyReportDialog } from '#member/reports/web/shared/report-person.tsx';
import { Alert } from '#ui/alert.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Menu } from '#ui/menu.tsx';
import { notify } from '#ui/toasts.tsx';
import type { Contact } from '../contract.ts';
import { cacheBlocked } from './change-chat.ts';
import { chatErrorSentence } from './chat-sentences.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { conversationsApi } from './shared/api.ts';

interface ConversationMenuProps {
  contact: Contact;
  onUnblock: () => void;
  onBlocked: () => void;
  onDeleted: () => void;
}

/** Actions of a conversation: decline, report, block or unblock, delete (spec 1 §2.2, 6). */
export function ConversationMenu({ contact, onUnblock, onBlocked, onDeleted }: ConversationMenuProps) {
  const [open, setOpen] = useState<'decline' | 'report' | 'block' | 'delete'>();
  const close = () => setOpen(undefined);
  const [after, setAfter] = useState<() => void>();
  /** Waits until the dialog has returned the focus to the menu. */
  const closeThen = (next: () => void) => {
    close();
    setAfter(() => next);
  };
  useEffect(() => {
    if (!after) return;
    const timer = window.setTimeout(() => {
      setAfter(undefined);
      after();
    });
    return () => window.clearTimeout(timer);
  }, [after]);
  const block = contact.blocked
    ? { label: 'Débloquer', icon: Undo2, onSelect: onUnblock }
    : { label: 'Bloquer', icon: Ban, onSelect: () => setOpen('block') };
  const decline = { label: 'Dire non avec douceur', icon: Feather, onSelect: () => setOpen('decline') };
  return (
    <>
      <Menu
        label={`Actions sur la conversation avec ${contact.firstName}`}
        actions={[
          ...(contact.blocked || contact.closure ? [] : [decline]),
          { label: 'Signaler', icon: Flag, onSelect: () => setOpen('report') },
          block,
          // The URL that opens the team chat, whose button is hidden beside a thread on phones.
          {
            label: 'Besoin d’aide\u202f?',
            icon: MessageCircleMore,
            onSelect: () => window.location.assign('#equipe'),
          },
          {
            label: 'Supprimer la conversation',
            icon: Trash2,
            danger: true,
            onSelect: () => setOpen('delete'),
          },
        ]}
      />
      {open === 'decline' ? <DeclineDialog contact={contact} onClose={close} /> : null}
      {open === 'report' ? (
        <LazyReportDialog
          whom={{ profileId: contact.id }}
          firstName={contact.firstName}
          onBlock={contact.blocked ? undefined : () => closeThen(() => setOpen('block'))}
          onClose={close}
        />
      ) : null}
      {open === 'block' ? (
        <BlockDialog contact={contact} onClose={close} onBlocked={() => closeThen(onBlocked)} />
      ) : null}
      {open === 'delete' ? (
        <DeleteDialog contact={contact} onClose={close} onDeleted={() => closeThen(onDeleted)} />
      ) : null}
    </>
  );
}

interface BlockDialogProps {
  contact: Contact;
  onClose: () => void;
  onBlocked: () => void;
}

function BlockDialog({ contact: { id, firstName, gender }, onClose, onBlocked }: BlockDialogProps) {
  const queryClient = useQueryClient();
  const block = useMutation(
    conversationsApi.block.mutationOptions({
      // Blocking is idempotent.
      ...safeToRepeat,
      onSuccess: () => {
        cacheBlocked(queryClient, id, true);
        notify.success(`${firstName} ne peut plus vous écrire.`);
        onBlocked();
      },
    }),
  );
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Bloquer ${firstName}\u202f?`}
      description={`Vous ne recevrez plus rien ${ofName(firstName)}. ${firstName} ne verra plus vos photos et ne sera pas ${gender === 'femme' ? 'prévenue' : 'prévenu'}. Vos messages restent dans votre liste, et vous pourrez débloquer à tout moment.`}
      confirmLabel="Bloquer"
      pendingLabel="Blocage…"
      pending={block.isPending}
      onConfirm={() => block.mutate({ id })}
    >
      {block.error ? <Alert tone="error">{chatErrorSentence(block.error, 'block')}</Alert> : null}
    </ConfirmDialog>
  );
}

interface DeleteDialogProps {
  contact: Contact;
  onClose: () => void;
  onDeleted: () => void;
}

function DeleteDialog({ contact, onClose, onDeleted }: DeleteDialogProps) {
  const { id, firstName, pairGender } = contact;
  const deletion = useMutation(
    conversationsApi.deleteConversation.mutationOptions({
      onSuccess: () => {
        notify.success('La conversation a été supprimée.');
        onDeleted();
      },
    }),
  );
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Supprimer la conversation"
      // The first sentence is spec 1 §8, to the letter.
      description="Voulez-vous vraiment supprimer cette conversation ?"
      confirmLabel="Supprimer"
      pendingLabel="Suppression…"
      danger
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate({ id })}
    >
      <p>
        Tous vos messages avec {firstName} seront effacés, pour vous comme pour {firstName}. Vous ne pourrez
        pas les retrouver. Une copie scellée reste 30{'\u00a0'}jours{'\u202f'}: notre équipe ne l’ouvre que si{' '}
        {pairGender === 'femme' ? 'l’une' : 'l’un'} de vous deux signale la conversation.
      </p>
      {deletion.error ? <Alert tone="error">{chatErrorSentence(deletion.error, 'deletion')}</Alert> : null}
    </ConfirmDialog>
  );
}
