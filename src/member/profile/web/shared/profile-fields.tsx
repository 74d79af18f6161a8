import { useController, useFormContext } from 'react-hook-form';
import { inLetters } from '#lib/french-words.ts';
import { ChoiceCards } from '#ui/choice-cards.tsx';
import { DateField } from '#ui/date-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { BIO_MAX_LENGTH, CITY_CHANGE_LIMIT, CITY_CHANGE_WINDOW_DAYS } from '../../rules.ts';
import { CityField } from '../city/city-field.tsx';
import { cityText } from '../city/city-text.ts';
import { GENDER_CHOICES } from '../edit/personal-words.ts';
import type { TypedProfile } from './typed-profile.ts';

/* One component per field, registered in page order: the form focuses the first error. */

export function NameFields() {
  const { register, formState } = useFormContext<TypedProfile>();
  const { errors } = formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label="Prénom"
        hint="Les autres membres ne voient que lui."
        autoComplete="given-name"
        error={errors.first_name?.message}
        {...register('first_name')}
      />
      <TextField
        label="Nom"
        hint="Aucun membre ne le voit."
        autoComplete="family-name"
        error={errors.last_name?.message}
        {...register('last_name')}
      />
    </div>
  );
}

export function GenderField() {
  const { register, formState } = useFormContext<TypedProfile>();
  return (
    <ChoiceCards
      legend="Vous êtes"
      columns={2}
      choices={GENDER_CHOICES}
      error={formState.errors.gender?.message}
      {...register('gender')}
    />
  );
}

export function BirthDateField() {
  const { control } = useFormContext<TypedProfile>();
  const { field, fieldState } = useController({ control, name: 'birth_date' });
  return (
    <DateField
      {...field}
      birthday
      legend="Date de naissance"
      hint={'Par exemple\u202f: 27 / 3 / 1988. Seul votre âge est montré.'}
      error={fieldState.error?.message}
    />
  );
}

const CITY_NOTE = `Vous pourrez en changer ${inLetters(CITY_CHANGE_LIMIT)} fois en ${inLetters(CITY_CHANGE_WINDOW_DAYS)} jours.`;

/** @param chosen initial city, for an existing profile */
export function ProfileCityField({ chosen }: { chosen?: string }) {
  const { control, getValues, setValue } = useFormContext<TypedProfile>();
  const { field, fieldState } = useController({ control, name: 'city_code' });
  return (
    <CityField
      ref={field.ref}
      initialText={chosen ?? getValues('city_text')}
      note={chosen ? CITY_NOTE : undefined}
      onBlur={field.onBlur}
      onChoose={(city) => {
        setValue('city_text', city ? cityText(city) : '');
        field.onChange(city?.code ?? '');
      }}
      error={fieldState.error?.message}
    />
  );
}

export function ChildrenField() {
  const { register, formState } = useFormContext<TypedProfile>();
  return (
    <ChoiceCards
      legend="Avez-vous des enfants ?"
      columns={2}
      choices={[
        { value: 'oui', label: 'Oui' },
        { value: 'non', label: 'Non' },
      ]}
      error={formState.errors.has_children?.message}
      {...register('has_children')}
    />
  );
}

export function BioField() {
  const { register, formState } = useFormContext<TypedProfile>();
  return (
    <TextArea
      label="Quelques mots pour donner envie de vous connaître"
      optional
      hint="Ce qui vous fait rire, un dimanche réussi, ce que vous aimeriez partager."
      maxLength={BIO_MAX_LENGTH}
      error={formState.errors.bio?.message}
      {...register('bio')}
    />
  );
}
