import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ReportForm, type ToldReport } from '../report-form.tsx';
import { ReportReceipt } from '../report-receipt.tsx';
import { reportsApi } from './api.ts';

interface ReportDialogProps {
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
