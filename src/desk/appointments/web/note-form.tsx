import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { NOTE_MAX_LENGTH } from '#member/appointments/rules.ts';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { notify } from '#ui/toasts.tsx';
import { deskAppointmentsApi } from './shared/api.ts';
import { useAppointmentChange } from './use-appointment-change.ts';

/** What is worth keeping of a conversation; what was typed stays until it is saved. */
export function NoteForm({ id, note }: { id: string; note: string }) {
  const [text, setText] = useState(note);
  const { settle, failed } = useAppointmentChange();
  const save = useMutation(
    deskAppointmentsApi.note.mutationOptions({
      ...safeToRepeat,
      onSettled: settle.onSettled,
      onSuccess: () => notify.success('Votre note est enregistrée.'),
    }),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!save.isPending) save.mutate({ id, note: text });
  }

  return (
    <form onSubmit={submit} className="grid gap-3 rounded-[20px] border border-filet bg-white p-5">
      <TextArea
        label="Note"
        hint={
          'Lue par les matchmakers et les coachs. La personne concernée la reçoit quand elle demande ses données\u202f: écrivez ce que vous pourriez lui dire.'
        }
        rows={5}
        maxLength={NOTE_MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <FailureAlert error={save.error} failed={failed} />
      <Button
        type="submit"
        size="small"
        className="justify-self-start"
        disabled={text === note}
        pending={save.isPending}
      >
        Enregistrer la note
      </Button>
    </form>
  );
}
