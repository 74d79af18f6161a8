import type { OwnProfile } from '../../contract.ts';
import { EditableCard } from './editable-card.tsx';
import { GENDER_NAMES } from './gender-names.ts';
import { birthDateText } from './own-age.ts';
import { PersonalForm } from './personal-form.tsx';
import { ReadOnlyItem, ReadOnlyList } from './read-only-list.tsx';
import type { SectionEditing } from './use-editing.ts';

export function PersonalSection({ profile, editing }: { profile: OwnProfile; editing: SectionEditing }) {
  return (
    <EditableCard
      title="Informations personnelles"
      subject="mes informations personnelles"
      editing={editing}
      form={<PersonalForm profile={profile} editing={editing} />}
    >
      <ReadOnlyList>
        <ReadOnlyItem name="Prénom">{profile.first_name}</ReadOnlyItem>
        <ReadOnlyItem name="Nom">{profile.last_name}</ReadOnlyItem>
        <ReadOnlyItem name="Vous êtes">{GENDER_NAMES[profile.gender]}</ReadOnlyItem>
        <ReadOnlyItem name="Date de naissance">{birthDateText(profile.birth_date)}</ReadOnlyItem>
        <ReadOnlyItem name="Ville">{profile.city}</ReadOnlyItem>
        <ReadOnlyItem name="Enfants">{profile.has_children ? 'Oui' : 'Non'}</ReadOnlyItem>
      </ReadOnlyList>
    </EditableCard>
  );
}
