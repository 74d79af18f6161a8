import { useMutation } from '@tanstack/react-query';
import { Alert } from '#ui/alert.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { notify } from '#ui/toasts.tsx';
import type { Contact } from '../contract.ts';
import { chatErrorSentence } from './chat-sentences.ts';
import { conversationsApi } from './shared/api.ts';

interface DeleteDialogProps {
  contact: Contact;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteDialog({ contact: { id, firstName }, onClose, onDeleted }: DeleteDialogProps) {
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
        pas les retrouver. Une copie scellée reste 30{'\u00a0'}jours{'\u202f'}: notre équipe ne l’ouvre que si
        l’un de vous deux signale la conversation.
      </p>
      {deletion.error ? <Alert tone="error">{chatErrorSentence(deletion.error, 'deletion')}</Alert> : null}
    </ConfirmDialog>
  );
}
