import { useMutation } from '@tanstack/react-query';
import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { ofName } from '#lib/french-words.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { encountersApi } from './shared/api.ts';
import { planErrorSentence, useEncounter, useReadPlansAgain } from './use-encounter.ts';

const FAILED = 'Le lien n’a pas pu être préparé. Réessayez dans un instant.';
const NOT_COPIED = 'Le lien n’a pas pu être copié\u202f: sélectionnez-le dans le champ.';

interface FriendDialogProps {
  contact: { id: string; firstName: string };
  onClose: () => void;
}

/** A link for a friend: place, time and partner. The date partner is not told. */
export function FriendDialog({ contact: { id, firstName }, onClose }: FriendDialogProps) {
  const link = useEncounter(id)?.friendLink ?? null;
  const [news, setNews] = useState('');
  const readAgain = useReadPlansAgain();
  const settle = { ...safeToRepeat, onSettled: readAgain };
  const share = useMutation(encountersApi.shareDate.mutationOptions(settle));
  const unshare = useMutation(
    encountersApi.unshareDate.mutationOptions({ ...settle, onSuccess: () => setNews('Le lien est retiré.') }),
  );
  const failure = share.error ?? unshare.error;

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setNews('Le lien est copié.');
    } catch {
      setNews(NOT_COPIED);
    }
  }

  return (
    <Dialog
      onClose={onClose}
      title="Prévenir une personne proche"
      description={`Un lien qui dit où, quand, et le prénom ${ofName(firstName)}\u202f: rien d’autre. Il s’éteint le lendemain, et ${firstName} n’en saura rien.`}
      footer={
        link ? (
          <>
            <Button variant="quiet" pending={unshare.isPending} onClick={() => unshare.mutate({ id })}>
              Retirer le lien
            </Button>
            <Button onClick={() => void copy(link)}>
              <Copy aria-hidden="true" />
              Copier le lien
            </Button>
          </>
        ) : (
          <Button pending={share.isPending} pendingLabel="Un instant…" onClick={() => share.mutate({ id })}>
            Préparer le lien
          </Button>
        )
      }
    >
      {link ? (
        <TextField
          label="Le lien à envoyer"
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
      ) : null}
      {link && 'share' in navigator ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
        >
          <Share2 aria-hidden="true" />
          Envoyer avec une application
        </Button>
      ) : null}
      <p role="status" className="font-medium text-sauge empty:sr-only">
        {news}
      </p>
      {failure ? <Alert tone="error">{planErrorSentence(failure, FAILED)}</Alert> : null}
    </Dialog>
  );
}
