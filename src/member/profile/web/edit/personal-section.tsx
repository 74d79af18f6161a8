import { lazyPart } from '#ui/lazy-part.tsx';
import type { OwnProfile } from '../../contract.ts';
import { PROFILE_FIELD_NAMES as NAMES } from '../../texts.ts';
import { EditableCard } from './editable-card.tsx';
import { FixedItems, ReadOnlyItem, ReadOnlyList } from './read-only-list.tsx';
import type { SectionEditing } from './use-editing.ts';

const personalForm = lazyPart(
  () => import('./personal-form.tsx'),
  ({ PersonalForm }) => PersonalForm,
);

export function PersonalSection({ profile, editing }: { profile: OwnProfile; editing: SectionEditing }) {
  return (
    <EditableCard
      title="Informations personnelles"
      subject="mes informations personnelles"
      editing={editing}
      form={personalForm}
      formProps={{ profile, editing }}
    >
      <ReadOnlyList>
        <ReadOnlyItem name={NAMES.first_name}>{profile.first_name}</ReadOnlyItem>
        <ReadOnlyItem name={NAMES.last_name}>{profile.last_name}</ReadOnlyItem>
        <FixedItems profile={profile} />
        <ReadOnlyItem name={NAMES.city}>{profile.city}</ReadOnlyItem>
        <ReadOnlyItem name={NAMES.has_children}>{profile.has_children ? 'Oui' : 'Non'}</ReadOnlyItem>
      </ReadOnlyList>
    </EditableCard>
  );
}
