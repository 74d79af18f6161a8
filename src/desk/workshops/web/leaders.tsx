import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { workshopOf } from '#member/workshops/texts.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { WorkshopLeader } from '../contract.ts';
import { deskWorkshopsApi } from './shared/api.ts';

interface LeadersProps {
  leaders: readonly WorkshopLeader[];
  coaches: readonly { id: string; name: string }[];
}

/** Who usually leads each workshop (D38): the rhythm’s dates are theirs. */
export function Leaders({ leaders, coaches }: LeadersProps) {
  const { mutate, error, isPending, variables } = useDeskChange(
    deskWorkshopsApi,
    deskWorkshopsApi.setLeader.mutationOptions(),
    { said: 'C’est fait.' },
  );
  const giveAll = useDeskChange(
    deskWorkshopsApi,
    {
      // One after the other: the first that is refused says why, and those before it stay.
      mutationFn: async (coach: string) => {
        for (const { workshopId, coach: former, version } of leaders)
          if (former.id !== coach) await deskWorkshopsApi.setLeader.call({ workshopId, coach, version });
      },
    },
    { said: 'C’est fait, pour les huit ateliers.' },
  );
  const choices = coaches.map(({ id, name }) => ({ value: id, label: name }));
  const [first] = leaders;
  const isSame = leaders.every(({ coach }) => coach.id === first?.coach.id);
  const missing = leaders.filter(({ coach }) => coach.id === null).length;
  return (
    <Disclosure label={`Qui anime chaque atelier${missing > 0 ? ` (${missing} à choisir)` : ''}`}>
      <div className="grid gap-4 rounded-card border border-filet bg-carte p-5">
        <p className="text-encre-2">
          Les séances où quelqu’un a déjà une place gardent le ou la coach qui lui a été annoncé.
        </p>
        <SelectField
          label="La même personne pour les huit ateliers"
          placeholder="Une personne par atelier, ci-dessous"
          className="sm:max-w-sm"
          disabled={isPending || giveAll.isPending}
          choices={choices}
          value={(giveAll.isPending ? giveAll.variables : isSame ? first?.coach.id : null) ?? ''}
          onChange={({ target }) => target.value && giveAll.mutate(target.value)}
        />
        <FailureAlert
          error={giveAll.error}
          failed="Certains ateliers n’ont pas changé de mains. Réessayez dans un instant."
        />
        <FailureAlert error={error} failed="Rien n’a changé. Réessayez dans un instant." />
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
          {leaders.map(({ workshopId, coach, version }) => (
            <SelectField
              key={workshopId}
              label={workshopOf(workshopId).title}
              placeholder="À choisir"
              disabled={isPending || giveAll.isPending}
              choices={choices}
              value={(isPending && variables.workshopId === workshopId ? variables.coach : coach.id) ?? ''}
              onChange={({ target }) => target.value && mutate({ workshopId, coach: target.value, version })}
            />
          ))}
        </div>
      </div>
    </Disclosure>
  );
}
