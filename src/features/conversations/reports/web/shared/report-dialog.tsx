import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { reportReason } from '../../contract.ts';
import { REPORT_REASON_MAX_LENGTH } from '../../rules.ts';
import { ReportReceipt } from '../report-receipt.tsx';
import { reportsApi } from './api.ts';

/** Spec 1 §8, to the letter. */
const REPORT_FAILED = "Une erreur est survenue lors du signalement de l'utilisateur.";

interface ReportDialogProps {
  profileId: string;
  firstName: string;
  /** Offered once the report has left; absent when it is done already. */
  onBlock: (() => void) | undefined;
  onClose: () => void;
}

/** Tells the team about someone. Without a reason nothing is sent. */
export function ReportDialog({ profileId, firstName, onBlock, onClose }: ReportDialogProps) {
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string>();
  // The same words twice are one report.
  const report = useMutation(reportsApi.report.mutationOptions({ ...safeToRepeat }));

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = reportReason.safeParse(reason);
    setRefusal(checked.error?.issues[0]?.message);
    if (!checked.success) field.current?.focus();
    else if (!report.isPending) report.mutate({ profileId, reason: checked.data });
  }

  const number = report.data?.number;
  return (
    // One dialog for both, so that the focus never leaves it on the way.
    <Dialog
      onClose={onClose}
      title={number ? 'Merci de nous l’avoir dit' : `Signaler ${firstName}`}
      description={
        number
          ? undefined
          : `Votre signalement est lu par notre équipe, avec vos derniers échanges. ${firstName} ne saura pas qu’il vient de vous.`
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
            <Button type="submit" form={formId} pending={report.isPending} pendingLabel="Envoi…">
              Signaler
            </Button>
          </>
        )
      }
    >
      {number ? (
        <ReportReceipt number={number} firstName={firstName} canBlock={onBlock !== undefined} />
      ) : (
        <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
          <TextArea
            ref={field}
            label={'Que s’est-il passé\u202f?'}
            hint={'Une phrase suffit\u202f: des propos blessants, une demande d’argent, un faux profil…'}
            value={reason}
            maxLength={REPORT_REASON_MAX_LENGTH}
            error={refusal}
            onChange={(event) => {
              setReason(event.target.value);
              setRefusal(undefined);
            }}
          />
          {report.error ? <Alert tone="error">{failure(report.error)}</Alert> : null}
        </form>
      )}
    </Dialog>
  );
}

/** Someone who has left is « not found »: the sentence of the screen says enough. */
function failure(error: unknown): string {
  return isRefusal(error, 'NOT_FOUND') ? REPORT_FAILED : errorSentence(error, REPORT_FAILED);
}
