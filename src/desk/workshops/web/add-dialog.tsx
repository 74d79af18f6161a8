import { useState } from 'react';
import { isWorkshopId } from '#member/workshops/rules.ts';
import { WORKSHOPS } from '#member/workshops/texts.ts';
import { SelectField } from '#ui/select-field.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { CoachField, MomentFields, RoomField } from './date-fields.tsx';
import { deskWorkshopsApi } from './shared/api.ts';

interface AddDialogProps {
  /** Whom one may choose: a coach chooses themselves. */
  coaches: readonly { id: string; name: string }[];
  onClose: () => void;
}

export function AddDialog({ coaches, onClose }: AddDialogProps) {
  const [workshop, setWorkshop] = useState('');
  const [day, setDay] = useState('');
  const [time, setTime] = useState('19:30');
  const [coach, setCoach] = useState(coaches.length === 1 ? (coaches[0]?.id ?? '') : '');
  const [room, setRoom] = useState('');
  const workshopId = Number(workshop);
  return (
    <ChangeDialog
      title="Ajouter une séance"
      description="Elle s’ajoute à celles du rythme de chaque semaine. Cinq places, comme les autres."
      submitLabel="Ajouter la séance"
      change={deskWorkshopsApi.add.mutationOptions()}
      input={
        isWorkshopId(workshopId) ? { workshopId, day, time, coach, room: room.trim() || null } : undefined
      }
      said="La séance est ajoutée : on peut déjà s’y inscrire."
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
      <MomentFields day={{ value: day, onChange: setDay }} time={{ value: time, onChange: setTime }} />
      <CoachField coaches={coaches} value={coach} onChange={setCoach} />
      <RoomField optional value={room} onChange={setRoom} />
    </ChangeDialog>
  );
}
