import { useMutation, useQueryClient } from '@tanstack/react-query';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { ofName } from '#lib/of-name.ts';
import { Alert } from '#ui/alert.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { notify } from '#ui/toasts.tsx';
import type { Contact } from '../contract.ts';
import { cacheBlocked } from './change-chat.ts';
import { chatErrorSentence } from './chat-sentences.ts';
import { conversationsApi } from './shared/api.ts';

interface BlockDialogProps {
  contact: Contact;
  onClose: () => void;
  onBlocked: () => void;
}

export function BlockDialog({ contact: { id, firstName, gender }, onClose, onBlocked }: BlockDialogProps) {
  const queryClient = useQueryClient();
  const block = useMutation(
    conversationsApi.block.mutationOptions({
      // Blocked twice is blocked once.
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
      description={`Vous ne recevrez plus rien ${ofName(firstName)}. ${firstName} ne verra plus votre photo et ne sera pas ${gender === 'femme' ? 'prévenue' : 'prévenu'}. Vos messages restent dans votre liste, et vous pourrez débloquer à tout moment.`}
      confirmLabel="Bloquer"
      pendingLabel="Blocage…"
      pending={block.isPending}
      onConfirm={() => block.mutate({ id })}
    >
      {block.error ? <Alert tone="error">{chatErrorSentence(block.error, 'block')}</Alert> : null}
    </ConfirmDialog>
  );
}
