import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { showFieldErrors } from '#browser/api/error-sentence.ts';
import { typedResolver } from '#ui/form/typed-resolver.ts';
import { profileFields } from '../../contract.ts';
import { BioField } from '../shared/profile-fields.tsx';
import { BioText } from '../shared/profile-summary.tsx';
import { EditableCard } from './editable-card.tsx';
import { ProfilePartForm } from './profile-part-form.tsx';
import type { SectionEditing } from './use-editing.ts';
import { useUpdateProfile } from './use-update-profile.ts';

const bioSchema = profileFields.pick({ bio: true });

interface BioSectionProps {
  bio: string;
  editing: SectionEditing;
}

export function BioSection({ bio, editing }: BioSectionProps) {
  return (
    <EditableCard
      title="À propos de moi"
      subject="ma présentation"
      editing={editing}
      form={<BioForm bio={bio} editing={editing} />}
    >
      {bio ? (
        <BioText text={bio} />
      ) : (
        <div className="grid gap-1">
          <p className="font-medium">Aucune bio renseignée</p>
          <p className="text-encre-2">
            Deux ou trois phrases suffisent : ce qui vous fait rire, un dimanche réussi. C’est souvent par là
            que commence une conversation.
          </p>
        </div>
      )}
    </EditableCard>
  );
}

function BioForm({ bio, editing }: BioSectionProps) {
  const form = useForm<z.input<typeof bioSchema>, unknown, z.output<typeof bioSchema>>({
    resolver: typedResolver(bioSchema),
    defaultValues: { bio },
  });
  const save = useUpdateProfile({
    said: 'Votre présentation est enregistrée',
    onSaved: editing.onClose,
    onRefused: (error) => showFieldErrors(error, ['bio'], form.setError),
  });
  return (
    <ProfilePartForm
      {...{ form, save, editing, stored: { bio } }}
      newer={{ names: { bio: 'À propos de moi' } }}
    >
      <BioField />
    </ProfilePartForm>
  );
}
