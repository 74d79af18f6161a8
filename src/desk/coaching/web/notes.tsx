import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { teamMoment } from '#browser/team-time.ts';
import { Card } from '#ui/card.tsx';
import { ConfirmChange } from '#ui/desk/change-dialog.tsx';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { WaitingButton } from '#ui/waiting-button.tsx';
import type { CoachNote } from '../contract.ts';
import { COACH_NOTE_MAX_LENGTH } from '../rules.ts';
import { deskCoachingApi } from './shared/api.ts';

const FAILED = 'Rien n’a changé : vérifiez votre connexion, puis réessayez.';

interface NotesProps {
  id: string;
  firstName: string;
  notes: readonly CoachNote[];
}

/** What the coach notes for themselves; whoever it is about may ask for it, and the field says so. */
export function Notes({ id, firstName, notes }: NotesProps) {
  const [draft, setDraft] = useState('');
  /** Of these words: sent again after a failure, they are the same note. */
  const [clientId, setClientId] = useState<string>(() => crypto.randomUUID());
  const add = useDeskChange(deskCoachingApi.member, deskCoachingApi.addNote.mutationOptions(), {
    onDone: () => {
      setDraft('');
      setClientId(crypto.randomUUID());
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!add.isPending && draft.trim()) add.mutate({ id, clientId, content: draft });
  }
  return (
    <Card as="section" aria-labelledby="notes" className="grid gap-4">
      <h2 id="notes" className="text-h3">
        Mes notes
      </h2>
      <form onSubmit={submit} className="grid gap-3">
        <TextArea
          label="Une note"
          hint={`Personne d’autre ne la lit à ce bureau. ${firstName} peut la recevoir en téléchargeant ses données : écrivez ce que vous pourriez lui dire.`}
          rows={3}
          maxLength={COACH_NOTE_MAX_LENGTH}
          value={draft}
          onChange={(event) => {
            setDraft(event.target.value);
            setClientId(crypto.randomUUID());
          }}
        />
        <FailureAlert error={add.error} failed={FAILED} />
        <WaitingButton
          type="submit"
          size="small"
          className="justify-self-end"
          missing={draft.trim() ? null : 'Écrivez d’abord votre note.'}
          field="textarea"
          pending={add.isPending}
          pendingLabel="Un instant…"
        >
          Garder cette note
        </WaitingButton>
      </form>
      <ul className="grid gap-3">
        {notes.map((note) => (
          <Note key={note.id} id={id} note={note} />
        ))}
      </ul>
    </Card>
  );
}

function Note({ id, note }: { id: string; note: CoachNote }) {
  const [asking, setAsking] = useState(false);
  const when = teamMoment(new Date(note.createdAt));
  return (
    <li className="flex items-start gap-2 rounded-[20px] bg-papier py-2 pr-2 pl-4">
      <div className="grid min-w-0 grow gap-1 py-1">
        <p className="wrap-anywhere whitespace-pre-line">{note.content}</p>
        <p className="text-xs text-encre-2 first-letter:uppercase">{when}</p>
      </div>
      <IconButton icon={Trash2} label={`Retirer la note : ${when}`} onClick={() => setAsking(true)} />
      {asking ? (
        <ConfirmChange
          title="Retirer cette note ?"
          description="Cette action est définitive."
          confirmLabel="Retirer"
          cancelLabel="Garder"
          danger
          api={deskCoachingApi.member}
          change={deskCoachingApi.removeNote.mutationOptions()}
          input={{ id, note: note.id }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </li>
  );
}
