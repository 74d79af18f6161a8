import { FilterLine } from '#desk/staff/web/shared/filter-line.tsx';

interface DateFiltersProps {
  shown: { past: boolean; coach: string | undefined };
  coaches: readonly { id: string; name: string }[];
  /** One’s own row among the coaches. */
  me: string | null;
}

/** Which dates are shown, kept in the address. */
export function DateFilters({ shown: { past, coach }, coaches, me }: DateFiltersProps) {
  const filterOf = (name: string, isPast: boolean, id?: string) => ({
    name,
    to: `/equipe/seances?${new URLSearchParams({ ...(isPast && { quand: 'passees' }), ...(id && { coach: id }) })}`,
    here: isPast === past && id === coach,
  });
  const times = [filterOf('À venir', false, coach), filterOf('Passées', true, coach)];
  const leaders = coaches.map(({ id, name }) => filterOf(id === me ? 'Les miennes' : name, past, id));
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2">
      <FilterLine label="Quand" filters={times} />
      <FilterLine label="Coachs" filters={[filterOf('Tous les coachs', past), ...leaders]} />
    </div>
  );
}
