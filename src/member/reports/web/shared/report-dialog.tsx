import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { reportReason } from '../../contract.ts';
import { kindOf, REPORT_MATTERS, REPORT_REASON_MAX_LENGTH } from '../../rules.ts';
import { KIND_LABELS, MATTER_LABELS } from '../../texts.ts';
import { ReportReceipt } from '../report-receipt.tsx';
import { reportsApi } from './api.ts';

/** Spec 1 §8, verbatim. */
const REPORT_FAILED = 'Une erreur est survenue lors du signalement de l’utilisateur.';

const MATTERS = REPORT_MATTERS.map((value) => ({
  value,
  label: MATTER_LABELS[value],
  group: KIND_LABELS[kindOf(value)],
}));

interface ReportDialogProps {
  whom: { profileId: string; about?: 'words' } | { deletedConversation: string };
  firstName: string;
  /** Block action after the report; absent when already blocked. */
  onBlock?: () => void;
  onClose: () => void;
}

export function ReportDialog({ whom, firstName, onBlock, onClose }: ReportDialogProps) {
  const formId = useId();
  const select = useRef<HTMLSelectElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [matter, setMatter] = useState('');
  const [reason, setReason] = useState('');
  const [refusals, setRefusals] = useState<{ matter?: string; reason?: string }>({});
  // Idempotent: the server deduplicates identical reports.
  const report = useMutation(reportsApi.report.mutationOptions(safeToRepeat));
  const ofDeleted = useMutation(reportsApi.reportDeleted.mutationOptions(safeToRepeat));
  const { data, error, isPending } = 'profileId' in whom ? report : ofDeleted;

  function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = REPORT_MATTERS.find((one) => one === matter);
    const checked = reportReason.safeParse(reason);
    setRefusals({
      matter: chosen ? undefined : 'Choisissez ce que vous signalez',
      reason: checked.error?.issues[0]?.message,
    });
    if (!chosen) select.current?.focus();
    else if (!checked.success) field.current?.focus();
    else if (isPending) return;
    else if ('profileId' in whom) report.mutate({ ...whom, matter: chosen, reason: checked.data });
    else ofDeleted.mutate({ id: whom.deletedConversation, matter: chosen, reason: checked.data });
  }

  const number = data?.number;
  /** False on a card, where the two may never have written to each other. */
  const hasThread = onBlock !== undefined || 'deletedConversation' in whom;
  return (
    // One dialog for both steps, so that it keeps the focus.
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
        <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
          <SelectField
            ref={select}
            label="Ce que vous signalez"
            placeholder="Choisissez"
            choices={MATTERS}
            value={matter}
            error={refusals.matter}
            onChange={(event) => {
              setMatter(event.target.value);
              setRefusals((shown) => ({ ...shown, matter: undefined }));
            }}
          />
          <TextArea
            ref={field}
            label={'Que s’est-il passé\u202f?'}
            hint="Une phrase suffit, avec vos mots."
            value={reason}
            maxLength={REPORT_REASON_MAX_LENGTH}
            error={refusals.reason}
            onChange={(event) => {
              setReason(event.target.value);
              setRefusals((shown) => ({ ...shown, reason: undefined }));
            }}
          />
          {error ? <Alert tone="error">{failure(error)}</Alert> : null}
        </form>
      )}
    </Dialog>
  );
}

/** A reported member who has left is « not found »; the screen’s own sentence is enough. */
function failure(error: unknown): string {
  return isRefusal(error, 'NOT_FOUND') ? REPORT_FAILED : errorSentence(error, REPORT_FAILED);
}
