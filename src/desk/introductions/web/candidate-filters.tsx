import { ACTIVITIES, type Activity } from '#member/answers/rules.ts';
import { DISTANCE_MAX, SEARCH_AGE_MAX, SEARCH_AGE_MIN } from '#member/profile/rules.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';

export type Filters = {
  minAge: string;
  maxAge: string;
  withinKm: string;
  children: '' | 'yes' | 'no';
  activity: '' | Activity;
};

export const NO_FILTER: Filters = { minAge: '', maxAge: '', withinKm: '', children: '', activity: '' };

interface CandidateFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

export function CandidateFilters({ filters, onChange }: CandidateFiltersProps) {
  const change = (some: Partial<Filters>) => onChange({ ...filters, ...some });
  const number = (name: 'minAge' | 'maxAge' | 'withinKm', label: string, least: number, most: number) => (
    <TextField
      type="number"
      inputMode="numeric"
      label={label}
      min={least}
      max={most}
      value={filters[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  const isSet = Object.values(filters).some(Boolean);
  return (
    <search
      aria-label="Filtres"
      className="grid grid-cols-3 items-end gap-3 rounded-card bg-lin p-4 lg:grid-cols-[6rem_6rem_7rem_minmax(0,11rem)_minmax(0,1fr)_auto]"
    >
      {number('minAge', 'Âge, de', SEARCH_AGE_MIN, SEARCH_AGE_MAX)}
      {number('maxAge', 'à', SEARCH_AGE_MIN, SEARCH_AGE_MAX)}
      {number('withinKm', 'Km, au plus', 1, DISTANCE_MAX)}
      <SelectField
        label="Enfants"
        className="max-lg:col-span-3 sm:max-lg:col-span-1"
        placeholder="Peu importe"
        value={filters.children}
        choices={[
          { value: 'yes', label: 'A des enfants' },
          { value: 'no', label: 'Sans enfant' },
        ]}
        onChange={({ target }) =>
          change({ children: target.value === 'yes' || target.value === 'no' ? target.value : '' })
        }
      />
      <SelectField
        label="Aime"
        placeholder="Peu importe"
        className="max-lg:col-span-3 sm:max-lg:col-span-2"
        value={filters.activity}
        choices={ACTIVITIES.map((activity) => ({ value: activity, label: activity }))}
        onChange={({ target }) =>
          change({ activity: ACTIVITIES.find((activity) => activity === target.value) ?? '' })
        }
      />
      {isSet ? (
        <Button variant="quiet" size="small" onClick={() => onChange(NO_FILTER)}>
          Tout effacer
        </Button>
      ) : null}
    </search>
  );
}
