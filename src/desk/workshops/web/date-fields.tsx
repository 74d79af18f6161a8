import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';

interface FieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** Day and time of a date, in Paris. */
export function MomentFields({ day, time }: { day: FieldProps; time: FieldProps }) {
  const fields = [
    { label: 'Jour', type: 'date', ...day },
    { label: 'Heure de Paris', type: 'time', ...time },
  ];
  return (
    <div className="flex flex-wrap gap-4">
      {fields.map(({ onChange, ...field }) => (
        <TextField key={field.type} {...field} required onChange={(event) => onChange(event.target.value)} />
      ))}
    </div>
  );
}

interface CoachFieldProps extends FieldProps {
  /** Whom one may choose. */
  coaches: readonly { id: string; name: string }[];
}

export function CoachField({ coaches, value, onChange }: CoachFieldProps) {
  return (
    <SelectField
      label="Qui l’anime"
      placeholder="Choisir"
      required
      choices={coaches.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Where the video call takes place; facultative until a link is to be given. */
export function RoomField({ value, onChange, optional = false }: FieldProps & { optional?: boolean }) {
  return (
    <TextField
      label="Adresse de la salle"
      optional={optional}
      required={!optional}
      type="url"
      inputMode="url"
      autoComplete="off"
      placeholder="https://"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
