import { useQuery } from '@tanstack/react-query';
import { SelectField } from '#ui/select-field.tsx';
import { AUDIT_SUBJECTS } from '../../rules.ts';
import { AUDIT_ACTIONS } from '../../texts/audit-actions.ts';
import { SUBJECT_LABELS } from '../../texts.ts';
import { deskStaffApi } from '../shared/api.ts';

const ACTIONS = Object.entries(AUDIT_ACTIONS).map(([value, label]) => ({ value, label }));
const SUBJECTS = AUDIT_SUBJECTS.map((value) => ({ value, label: SUBJECT_LABELS[value] }));

interface JournalFiltersProps {
  filter: Partial<Record<'person' | 'action' | 'kind', string>>;
  /** @param name of the search parameter */
  onChoose: (name: string, value: string) => void;
}

export function JournalFilters({ filter, onChoose }: JournalFiltersProps) {
  const colleagues = useQuery(deskStaffApi.colleagues.queryOptions());
  const people = (colleagues.data ?? []).map(({ id, firstName, email }) => ({
    value: id,
    label: firstName ? `${firstName} (${email})` : email,
  }));
  const selects = [
    {
      name: 'personne',
      label: 'Personne',
      placeholder: 'Toute l’équipe',
      choices: people,
      chosen: filter.person,
    },
    { name: 'action', label: 'Action', placeholder: 'Toutes', choices: ACTIONS, chosen: filter.action },
    { name: 'sujet', label: 'Sujet', placeholder: 'Tous', choices: SUBJECTS, chosen: filter.kind },
  ];
  return (
    <div className="grid gap-4 sm:grid-cols-3 xl:max-w-5xl">
      {selects.map(({ name, chosen = '', ...select }) => (
        <SelectField
          key={name}
          {...select}
          value={chosen}
          onChange={(event) => onChoose(name, event.target.value)}
        />
      ))}
    </div>
  );
}
