import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { showFieldErrors } from '#browser/api/error-sentence.ts';
import { typedResolver } from '#ui/form/typed-resolver.ts';
import { profileFields } from '../../contract.ts';
import { BioField } from '../shared/profile-fields.tsx';
import { ProfilePartForm } from './profile-part-form.tsx';
import type { SectionEditing } from './use-editing.ts';
import { useUpdateProfile } from './use-update-profile.ts';

const bioSchema = profileFields.pick({ bio: true });

export function BioForm({ bio, editing }: { bio: string; editing: SectionEditing }) {
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
      form={form}
      save={save}
      editing={editing}
      stored={{ bio }}
      newer={{ names: { bio: 'À propos de moi' } }}
    >
      <BioField />
    </ProfilePartForm>
  );
}
