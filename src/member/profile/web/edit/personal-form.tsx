import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { showFieldErrors } from '#browser/api/error-sentence.ts';
import { typedResolver } from '#ui/form/typed-resolver.ts';
import { TextLink } from '#ui/link.tsx';
import { type OwnProfile, profileFields } from '../../contract.ts';
import { PROFILE_FIELD_NAMES } from '../../texts.ts';
import { ChildrenField, NameFields, ProfileCityField } from '../shared/profile-fields.tsx';
import { childrenAnswer } from '../shared/typed-profile.ts';
import { ProfilePartForm } from './profile-part-form.tsx';
import { FixedItems, ReadOnlyList } from './read-only-list.tsx';
import type { SectionEditing } from './use-editing.ts';
import { useUpdateProfile } from './use-update-profile.ts';

const NAMES = { ...PROFILE_FIELD_NAMES, city_code: PROFILE_FIELD_NAMES.city };

/** In page order: the first refused field gets the focus. */
const personalSchema = profileFields
  .pick({ first_name: true, last_name: true, city_code: true })
  .extend({ has_children: childrenAnswer });
type Typed = z.input<typeof personalSchema>;
type Answers = z.output<typeof personalSchema>;

export function PersonalForm({ profile, editing }: { profile: OwnProfile; editing: SectionEditing }) {
  const { first_name, last_name, city_code, has_children } = profile;
  const stored = { first_name, last_name, city_code, has_children };
  const form = useForm<Typed, unknown, Answers>({
    resolver: typedResolver(personalSchema),
    defaultValues: { ...stored, has_children: has_children ? 'oui' : 'non' },
  });
  const save = useUpdateProfile({
    said: 'Vos informations sont enregistrées',
    onSaved: editing.onClose,
    onRefused: (error) => showFieldErrors(error, personalSchema.keyof().options, form.setError),
  });
  // The newer profile, with the name of its city, is being refetched meanwhile.
  const cityOf = (code: unknown) => (code === city_code ? profile.city : 'Une autre ville');
  const words = (field: string, newer: object) =>
    field === 'city_code' ? cityOf(Reflect.get(newer, field)) : undefined;
  return (
    <ProfilePartForm
      form={form}
      stored={stored}
      save={save}
      editing={editing}
      newer={{ names: NAMES, words }}
    >
      <NameFields />
      <NeverChanged profile={profile} />
      <ProfileCityField chosen={profile.city} />
      <ChildrenField />
    </ProfilePartForm>
  );
}

function NeverChanged({ profile }: { profile: OwnProfile }) {
  return (
    <div className="grid gap-3 rounded-field bg-lin px-5 py-4">
      <ReadOnlyList>
        <FixedItems profile={profile} />
      </ReadOnlyList>
      <p className="text-sm text-encre-2">
        Les personnes que nous vous présentons comptent sur ces deux réponses : elles ne se changent pas ici.
        Une erreur ? Pour les changer,{' '}
        <TextLink to="/mentions-legales#contact" target="_blank" rel="noopener">
          écrivez-nous
          <span className="sr-only"> (nouvel onglet)</span>
        </TextLink>
        .
      </p>
    </div>
  );
}
