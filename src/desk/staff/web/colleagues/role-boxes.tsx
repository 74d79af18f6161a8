import { Checkbox } from '#ui/checkbox.tsx';
import { Fieldset } from '#ui/fieldset.tsx';
import { STAFF_ROLES, type StaffRole } from '../../rules.ts';
import { ROLE_DUTIES, ROLE_LABELS } from '../../texts.ts';

interface RoleBoxesProps {
  chosen: readonly StaffRole[];
  onChange: (roles: StaffRole[]) => void;
  error: string | undefined;
}

export function RoleBoxes({ chosen, onChange, error }: RoleBoxesProps) {
  return (
    <Fieldset legend="Rôles" error={error}>
      {() => (
        <div className="grid gap-1">
          {STAFF_ROLES.map((role) => (
            <Checkbox
              key={role}
              checked={chosen.includes(role)}
              onChange={(event) =>
                onChange(
                  STAFF_ROLES.filter((one) => (one === role ? event.target.checked : chosen.includes(one))),
                )
              }
              hint={ROLE_DUTIES[role]}
            >
              {ROLE_LABELS[role]}
            </Checkbox>
          ))}
        </div>
      )}
    </Fieldset>
  );
}
