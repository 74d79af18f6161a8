import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { reportReason } from '../contract.ts';
import { REPORT_MATTERS, REPORT_REASON_MAX_LENGTH, type ReportMatter, reportKindOf } from '../rules.ts';
import { KIND_LABELS, MATTER_LABELS } from '../texts.ts';
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

/** Spec 1 §8, verbatim. */
const REPORT_FAILED = 'Une erreur est survenue lors du signalement de l’utilisateur.';

const MATTERS = REPORT_MATTERS.map((value) => ({
  value,
  label: MATTER_LABELS[value],
  group: KIND_LABELS[reportKindOf(value)],
}));

interface ToldReport {
  matter: ReportMatter;
  reason: string;
}

interface ReportFormProps {
  id: string;
  error: unknown;
  onReport: (told: ToldReport) => void;
}

function ReportForm({ id, error, onReport }: ReportFormProps) {
  const select = useRef<HTMLSelectElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [matter, setMatter] = useState('');
  const [reason, setReason] = useState('');
  const [refusals, setRefusals] = useState<{ matter?: string; reason?: string }>({});

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
    else onReport({ matter: chosen, reason: checked.data });
  }

  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4">
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
  );
}

/** A reported member who has left is NOT_FOUND; the general message is enough. */
function failure(error: unknown): string {
  return isRefusal(error, 'NOT_FOUND') ? REPORT_FAILED : errorSentence(error, REPORT_FAILED);
}
