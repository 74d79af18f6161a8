import { useQuery } from '@tanstack/react-query';
import { ofName } from '#lib/of-name.ts';
import { QueryContent } from '#ui/query-content.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ListedColleague } from '../../contract.ts';
import { countLost, hasRole, type StaffRole } from '../../rules.ts';
import { HELD_WORDS } from '../../texts.ts';
import { deskStaffApi } from '../shared/api.ts';

interface LostWorkProps {
  colleague: ListedColleague;
  /** Those that remain. */
  roles: readonly StaffRole[];
  /** The field is also read by its name, `heir`. */
  onHeir?: (id: string) => void;
}

/** Lists what the colleague gives back, and asks who takes over the booked appointments. */
export function LostWork({ colleague, roles, onHeir }: LostWorkProps) {
  const held = useQuery(
    deskStaffApi.held.queryOptions({ input: { id: colleague.id }, staleTime: 0, gcTime: 0 }),
  );
  return (
    <QueryContent
      query={held}
      failed="Ce que cette personne suit n’a pas pu être lu. Vérifiez votre connexion internet."
      waiting={<Skeleton className="h-24" />}
    >
      {(rows) => {
        const lost = countLost(rows, roles);
        const kinds = rows.filter((row) => row.name === 'appointments' && !hasRole(roles, row.keptBy));
        return (
          <div className="grid gap-3">
            {lost.length === 0 ? (
              <p className="rounded-2xl bg-lin px-4 py-3">Rien n’attend cette personne en ce moment.</p>
            ) : (
              <div className="grid gap-1 rounded-2xl bg-lin px-4 py-3">
                <p className="font-semibold">Ce qui change de mains</p>
                <ul className="grid list-disc gap-1 pl-5">
                  {lost.map(({ name, count }) => (
                    <li key={name}>
                      {count} {HELD_WORDS[name][count === 1 ? 0 : 1]}
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {kinds.length > 0 ? (
              <Heir colleague={colleague} able={kinds.flatMap(({ keptBy }) => keptBy)} onHeir={onHeir} />
            ) : null}
          </div>
        );
      }}
    </QueryContent>
  );
}

interface HeirProps extends Pick<LostWorkProps, 'colleague' | 'onHeir'> {
  /** Roles that receive members for one of these appointments. */
  able: readonly StaffRole[];
}

function Heir({ colleague: { id, firstName, email }, able, onHeir }: HeirProps) {
  const colleagues = useQuery(deskStaffApi.colleagues.queryOptions());
  const others = (colleagues.data ?? []).filter(
    (one) => one.id !== id && one.state === 'active' && hasRole(one.roles, able),
  );
  return (
    <SelectField
      label={`À qui confier les rendez-vous ${ofName(firstName || email)}\u202f?`}
      name="heir"
      hint="L’heure ne change pas, et chaque membre reçoit un e-mail. Ceux qui tombent quand cette personne n’est pas libre, ou qu’elle ne peut pas recevoir, sont annulés avec un mot d’excuse."
      placeholder={`À personne\u202f: ils sont annulés`}
      onChange={({ target }) => onHeir?.(target.value)}
      choices={others.map((one) => ({ value: one.id, label: one.firstName || one.email }))}
    />
  );
}

/** « 3 rendez-vous confiés, 1 annulé. » */
export function releasedWords({ handed, cancelled }: { handed: number; cancelled: number }): string {
  if (handed + cancelled === 0) return '';
  const given = handed === 1 ? '1 rendez-vous confié' : `${handed} rendez-vous confiés`;
  const gone = cancelled === 1 ? '1 annulé' : `${cancelled} annulés`;
  if (handed === 0) return `${cancelled} rendez-vous ${cancelled === 1 ? 'annulé' : 'annulés'}.`;
  return cancelled === 0 ? `${given}.` : `${given}, ${gone}.`;
}
