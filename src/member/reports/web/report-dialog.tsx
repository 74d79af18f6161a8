import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { ReportForm, type ToldReport } from './report-form.tsx';
import { reportsApi } from './shared/api.ts';

export interface ReportDialogProps {
  whom: { profileId: string; about?: 'words' } | { deletedConversation: string };
  firstName: string;
  /** Block action after the report; absent when already blocked. */
  onBlock?: () => void;
  onClose: () => void;
}

export function ReportDialog({ whom, firstName, onBlock, onClose }: ReportDialogProps) {
  const formId = useId();
  // Idempotent: the server deduplicates identical reports.
  const report = useMutation(reportsApi.report.mutationOptions(safeToRepeat));
  const ofDeleted = useMutation(reportsApi.reportDeleted.mutationOptions(safeToRepeat));
  const { data, error, isPending } = 'profileId' in whom ? report : ofDeleted;

  function send(told: ToldReport) {
    if (isPending) return;
    if ('profileId' in whom) report.mutate({ ...whom, ...told });
    else ofDeleted.mutate({ id: whom.deletedConversation, ...told });
  }

  const number = data?.number;
  /** False on a card, where the two may never have written to each other. */
  const hasThread = onBlock !== undefined || 'deletedConversation' in whom;
  return (
    // One dialog for both steps, so that the focus stays in it.
    <Dialog
      onClose={onClose}
      title={number ? 'Merci de nous l’avoir dit' : `Signaler ${firstName}`}
      description={
        number
          ? undefined
          : `Votre signalement est remis à notre équipe, avec ${hasThread ? 'vos derniers échanges' : 'son profil tel qu’il est aujourd’hui'}. ${firstName} ne saura pas qu’il vient de vous.`
      }
      footer={
        number ? (
          <>
            <Button variant={onBlock ? 'quiet' : 'primary'} onClick={onClose}>
              Fermer
            </Button>
            {onBlock ? <Button onClick={onBlock}>Bloquer {firstName}</Button> : null}
          </>
        ) : (
          <>
            <Button variant="quiet" onClick={onClose}>
              Annuler
            </Button>
            <Button type="submit" form={formId} pending={isPending} pendingLabel="Envoi…">
              Signaler
            </Button>
          </>
        )
      }
    >
      {number ? (
        <ReportReceipt
          number={number}
          firstName={firstName}
          canBlock={onBlock !== undefined}
          hasThread={hasThread}
        />
      ) : (
        <ReportForm id={formId} error={error} onReport={send} />
      )}
    </Dialog>
  );
}

interface ReportReceiptProps {
  number: string;
  firstName: string;
  canBlock: boolean;
  hasThread: boolean;
}

function ReportReceipt({ number, firstName, canBlock, hasThread }: ReportReceiptProps) {
  return (
    <>
      <p
        ref={focusOnMount}
        tabIndex={-1}
        className="flex items-center gap-3 rounded-[20px] bg-sauge-100 p-4 font-semibold outline-none"
      >
        <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-sauge" />
        {/* Spec 1 §8, verbatim. */}
        Utilisateur signalé avec succès.
      </p>
      <p>
        Votre signalement porte le numéro <strong className="whitespace-nowrap">{number}</strong>. Un e-mail
        vous le confirme.
      </p>
      <p>
        Il vient d’être remis à notre équipe. Une personne le lit et décide de la suite{'\u202f'}: un rappel,
        un profil masqué ou la fermeture du compte.{' '}
        {hasThread
          ? 'Vos derniers échanges restent à sa disposition, même si la conversation est supprimée. '
          : null}
        Nous ne vous proposerons plus ce profil.
      </p>
      {canBlock ? (
        <p>
          En attendant, vous pouvez bloquer {firstName}
          {'\u202f'}: plus aucun message ne vous parviendra.
        </p>
      ) : null}
    </>
  );
}
