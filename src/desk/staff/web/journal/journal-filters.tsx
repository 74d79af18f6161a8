import { useQuery } from '@tanstack/react-query';
import { AUDIT_SUBJECTS } from '../../rules.ts';
import { AUDIT_ACTIONS } from '../../texts/audit-actions.ts';
import { SUBJECT_LABELS } from '../../texts.ts';
import { deskStaffApi } from '../shared/api.ts';
import { FilterSelects } from '../shared/filter-selects.tsx';

const ACTIONS = Object.entries(AUDIT_ACTIONS).map(([value, label]) => ({ value, label }));
const SUBJECTS = AUDIT_SUBJECTS.map((value) => ({ value, label: SUBJECT_LABELS[value] }));

export function JournalFilters() {
  const colleagues = useQuery(deskStaffApi.colleagues.queryOptions());
  const people = (colleagues.data ?? []).map(({ id, firstName, email }) => ({
    value: id,
    label: firstName ? `${firstName} (${email})` : email,
  }));
  return (
    <div className="grid gap-4 sm:grid-cols-3 xl:max-w-5xl">
      <FilterSelects
        selects={[
          { name: 'personne', label: 'Personne', placeholder: 'Toute l’équipe', choices: people },
          { name: 'action', label: 'Action', placeholder: 'Toutes', choices: ACTIONS },
          { name: 'sujet', label: 'Sujet', placeholder: 'Tous', choices: SUBJECTS, clears: 'id' },
        ]}
      />
    </div>
  );
}
