import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useDelayed } from '#browser/use-delayed.ts';
import { inLetters } from '#lib/french-words.ts';
import { ChoiceCards } from '#ui/choice-cards.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { DateField } from '#ui/date-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { City } from '../../contract.ts';
import { BIO_MAX_LENGTH, CITY_CHANGE_LIMIT, CITY_CHANGE_WINDOW_DAYS } from '../../rules.ts';
import { GENDER_CHOICES } from '../edit/personal-words.ts';
import { profileApi } from './api.ts';
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

interface CityFieldProps {
  initialText?: string;
  note?: string;
  /** Null as soon as the text differs from the chosen city. */
  onChoose: (city: City | null) => void;
  error?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

const HINT =
  'Tapez les premières lettres ou le code postal d’une commune de France, puis choisissez dans la liste.';

const UNKNOWN_NAME =
  'Nous ne connaissons aucune commune de France de ce nom. Celles-ci en sont proches\u202f:';

/** A commune must be picked from the list, since distances are computed from it. */
function CityField({ initialText = '', note, onChoose, error, onBlur, ref }: CityFieldProps) {
  const [text, setText] = useState(initialText);
  const { cities, pending, failed } = useCitySearch(text);
  return (
    <Combobox
      ref={ref}
      label="Ville"
      hint={note ? `${HINT} ${note}` : HINT}
      error={error}
      inputValue={text}
      onInputChange={(typed) => {
        setText(typed);
        onChoose(null);
      }}
      options={cities.map((city) => ({
        id: city.code,
        label: city.alias ?? city.name,
        detail: `${city.postalCode}, ${city.department}`,
        city,
      }))}
      onSelect={({ city }) => {
        setText(cityText(city));
        onChoose(city);
      }}
      pending={pending}
      minLength={CITY_MIN_LENGTH}
      note={cities.some(({ lookAlike }) => lookAlike) ? UNKNOWN_NAME : undefined}
      emptyText={
        failed
          ? 'La recherche n’a pas abouti. Réessayez dans un instant.'
          : 'Aucune commune de France ne commence ainsi.'
      }
      onBlur={onBlur}
    />
  );
}

/** Spec 1 §5. */
const CITY_MIN_LENGTH = 2;
const CITY_DELAY_MS = 300;

/** Debounced search. A failed search returns no city (spec 1 §8). */
function useCitySearch(text: string) {
  const typed = cityQueryOf(text);
  const q = useDelayed(typed, CITY_DELAY_MS);
  const { data, isFetching, isPlaceholderData, isError } = useQuery(
    profileApi.searchCities.queryOptions({
      input: { q },
      enabled: q.length >= CITY_MIN_LENGTH,
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  const pending = typed !== q || isFetching || isPlaceholderData;
  return { cities: isError ? [] : (data ?? []), pending, failed: isError && !pending };
}

/** Returns « Lyon (69001, Rhône) », which distinguishes communes of the same name. */
export function cityText({ name, postalCode, department }: City): string {
  return `${name} (${postalCode}, ${department})`;
}

/** Returns the search text; a chosen city that is being edited is searched by name again. */
export function cityQueryOf(text: string): string {
  return text.replace(/ \(\d{5},.*$/, '').trim();
}
