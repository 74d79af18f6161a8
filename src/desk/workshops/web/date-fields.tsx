import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';

/** `day` and `time` of a date, in Paris. */
export function MomentFields({ day, time }: { day?: string; time: string }) {
  return (
    <div className="flex flex-wrap gap-4">
      <TextField label="Jour" name="day" type="date" required defaultValue={day} />
      <TextField label="Heure de Paris" name="time" type="time" required defaultValue={time} />
    </div>
  );
}

interface CoachFieldProps {
  /** Selectable coaches. */
  coaches: readonly { id: string; name: string }[];
  chosen: string | null | undefined;
}

export function CoachField({ coaches, chosen }: CoachFieldProps) {
  return (
    <SelectField
      label="Qui l’anime"
      name="coach"
      placeholder="Choisir"
      required
      choices={coaches.map(({ id, name }) => ({ value: id, label: name }))}
      defaultValue={chosen ?? ''}
    />
  );
}

/** Where the video call takes place; optional until a link must be sent. */
export function RoomField({ room, optional = false }: { room?: string | null; optional?: boolean }) {
  return (
    <TextField
      label="Adresse de la salle"
      name="room"
      optional={optional}
      required={!optional}
      type="url"
      inputMode="url"
      autoComplete="off"
      placeholder="https://"
      defaultValue={room ?? ''}
    />
  );
}
