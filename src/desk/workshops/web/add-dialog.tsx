import { useState } from 'react';
import { isWorkshopId } from '#member/workshops/rules.ts';
import { WORKSHOPS } from '#member/workshops/texts.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { deskWorkshopsApi } from './shared/api.ts';
import { useChange } from './use-change.ts';

interface AddDialogProps {
  /** Whom one may choose: a coach chooses themselves. */
  coaches: readonly { id: string; name: string }[];
  onClose: () => void;
}

const said = () => 'La séance est ajoutée : on peut déjà s’y inscrire.';

export function AddDialog({ coaches, onClose }: AddDialogProps) {
  const [workshop, setWorkshop] = useState('');
  const [day, setDay] = useState('');
  const [time, setTime] = useState('19:30');
  const [coach, setCoach] = useState(coaches.length === 1 ? (coaches[0]?.id ?? '') : '');
  const [room, setRoom] = useState('');
  const add = useChange(deskWorkshopsApi.add.mutationOptions(), { said, onDone: onClose });

  function submit() {
    const workshopId = Number(workshop);
    if (isWorkshopId(workshopId)) add.mutate({ workshopId, day, time, coach, room: room.trim() || null });
  }
  return (
    <ChangeDialog
      title="Ajouter une séance"
      description="Elle s’ajoute à celles du rythme de chaque semaine. Cinq places, comme les autres."
      submitLabel="Ajouter la séance"
      pending={add.isPending}
      error={add.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label="Atelier"
        placeholder="Choisir"
        required
        choices={WORKSHOPS.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={workshop}
        onChange={(event) => setWorkshop(event.target.value)}
      />
      <div className="flex flex-wrap gap-4">
        <TextField
          label="Jour"
          type="date"
          required
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <TextField
          label="Heure de Paris"
          type="time"
          required
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
      </div>
      <SelectField
        label="Qui l’anime"
        placeholder="Choisir"
        required
        choices={coaches.map(({ id, name }) => ({ value: id, label: name }))}
        value={coach}
        onChange={(event) => setCoach(event.target.value)}
      />
      <TextField
        label="Adresse de la salle"
        optional
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={room}
        onChange={(event) => setRoom(event.target.value)}
      />
    </ChangeDialog>
  );
}
