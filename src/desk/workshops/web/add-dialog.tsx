import { ChangeDialog } from '#desk/staff/web/shared/change-dialog.tsx';
import { isWorkshopId } from '#member/workshops/rules.ts';
import { WORKSHOPS } from '#member/workshops/texts.ts';
import { SelectField } from '#ui/select-field.tsx';
import { CoachField, MomentFields, RoomField } from './date-fields.tsx';
import { deskWorkshopsApi } from './shared/api.ts';

interface AddDialogProps {
  /** Whom one may choose: a coach chooses themselves. */
  coaches: readonly { id: string; name: string }[];
  onClose: () => void;
}

export function AddDialog({ coaches, onClose }: AddDialogProps) {
  return (
    <ChangeDialog
      title="Ajouter une séance"
      description="Elle s’ajoute à celles du rythme de chaque semaine. Cinq places, comme les autres."
      submitLabel="Ajouter la séance"
      api={deskWorkshopsApi}
      change={deskWorkshopsApi.add.mutationOptions()}
      inputOf={(typed) => {
        const workshopId = Number(typed('workshop'));
        const [day, time, coach] = [typed('day'), typed('time'), typed('coach')];
        return isWorkshopId(workshopId)
          ? { workshopId, day, time, coach, room: typed('room') || null }
          : undefined;
      }}
      said="La séance est ajoutée. On peut déjà s’y inscrire."
      onClose={onClose}
    >
      <SelectField
        label="Atelier"
        name="workshop"
        placeholder="Choisir"
        required
        choices={WORKSHOPS.map(({ id, title }) => ({ value: String(id), label: title }))}
      />
      <MomentFields time="19:30" />
      <CoachField coaches={coaches} chosen={coaches.length === 1 ? coaches[0]?.id : null} />
      <RoomField optional />
    </ChangeDialog>
  );
}
