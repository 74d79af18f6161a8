import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { isRefusal } from '#browser/api/error-sentence.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FailureAlert, type Newer } from '#ui/failure-alert.tsx';
import { PROFILE_UPDATE_FAILED } from '../../contract.ts';
import type { SectionEditing } from './use-editing.ts';

interface SectionFormProps {
  editing: SectionEditing;
  changed: boolean;
  pending: boolean;
  error: Error | null;
  newer: Newer;
  note?: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** Shared by the profile forms: initial focus, « Enregistrer », « Annuler », error message. */
export function SectionForm({
  editing,
  changed,
  pending,
  error,
  newer,
  note = '',
  onSubmit,
  children,
}: SectionFormProps) {
  const { onChanged, reminders } = editing;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const save = useRef<HTMLButtonElement>(null);

  useEffect(() => focusFirstField(form.current), []);
  useEffect(() => onChanged(changed), [changed, onChanged]);
  useEffect(() => {
    if (reminders > 0) save.current?.focus();
  }, [reminders]);

  return (
    <form ref={form} noValidate className="grid gap-6" onSubmit={onSubmit}>
      {children}
      <FailureAlert error={error} failed={PROFILE_UPDATE_FAILED} newer={newer}>
        {isRefusal(error, 'INVALID_INPUT') ? null : <p>Ce que vous avez saisi est toujours là.</p>}
      </FailureAlert>
      {reminders > 0 ? (
        <div id={`${id}-unsaved`}>
          <Alert>
            Cette partie n’est pas encore enregistrée. Enregistrez-la ou annulez, puis vous pourrez modifier
            l’autre.
          </Alert>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button
          ref={save}
          type="submit"
          pending={pending}
          pendingLabel="Enregistrement…"
          aria-describedby={reminders > 0 ? `${id}-unsaved` : undefined}
        >
          Enregistrer
        </Button>
        <Button variant="quiet" disabled={pending} onClick={editing.onClose}>
          Annuler
        </Button>
      </div>
      <p role="status" className="-mt-2 text-sm font-medium text-sauge empty:sr-only">
        {note}
      </p>
    </form>
  );
}

function focusFirstField(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>('input, textarea');
  const answered = form?.querySelector<HTMLElement>('input:checked');
  // In a radio group, focus the checked one.
  if (first instanceof HTMLInputElement && first.type === 'radio') (answered ?? first).focus();
  else first?.focus();
}
