import { type FormEvent, useRef, useState } from 'react';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { Alert } from '#ui/alert.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { reportReason } from '../contract.ts';
import { REPORT_MATTERS, REPORT_REASON_MAX_LENGTH, type ReportMatter, reportKindOf } from '../rules.ts';
import { KIND_LABELS, MATTER_LABELS } from '../texts.ts';

/** Spec 1 §8, verbatim. */
const REPORT_FAILED = 'Une erreur est survenue lors du signalement de l’utilisateur.';

const MATTERS = REPORT_MATTERS.map((value) => ({
  value,
  label: MATTER_LABELS[value],
  group: KIND_LABELS[reportKindOf(value)],
}));

export interface ToldReport {
  matter: ReportMatter;
  reason: string;
}

interface ReportFormProps {
  id: string;
  error: unknown;
  onReport: (told: ToldReport) => void;
}

export function ReportForm({ id, error, onReport }: ReportFormProps) {
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
