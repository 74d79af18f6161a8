import { useQuery } from '@tanstack/react-query';
import { deskStaffApi } from '#desk/staff/web/shared/api.ts';
import { useHasRole } from '#desk/staff/web/shared/desk-session.ts';
import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { capital } from '#lib/capital.ts';
import { frenchWeek } from '#lib/french-date.ts';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';

/** The administration chooses, one press each; a second press empties the week. */
export function OnCallWeeks() {
  const mayChoose = useHasRole('admin');
  const { data } = useQuery(deskStaffApi.onCall.queryOptions());
  const choose = useDeskChange(deskStaffApi.onCall, deskStaffApi.chooseOnCall.mutationOptions());
  return (
    <section aria-labelledby="astreintes" className="grid gap-3">
      <h2 id="astreintes" className="text-h3">
        Astreintes
      </h2>
      <FailureAlert
        error={choose.error}
        failed="L’astreinte n’a pas pu être changée. Réessayez dans un instant."
      />
      <ul className="divide-y divide-filet">
        {data?.weeks.map(({ monday, colleague }) => (
          <li key={monday} className="flex min-h-11 flex-wrap items-center gap-2 py-2">
            <span className="w-full sm:w-80">
              {`${capital(frenchWeek(monday))}\u202f: `}
              <strong>{colleague?.firstName ?? 'personne'}</strong>
            </span>
            {(mayChoose ? data.colleagues : []).map(({ id, firstName }) => (
              <Button
                key={id}
                size="small"
                variant={id === colleague?.id ? 'primary' : 'secondary'}
                aria-pressed={id === colleague?.id}
                pending={choose.isPending && choose.variables.monday === monday && choose.variables.id === id}
                onClick={() => choose.mutate({ monday, id, on: id !== colleague?.id })}
              >
                {firstName}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
