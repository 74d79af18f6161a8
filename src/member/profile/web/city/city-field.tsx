import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { useDelayed } from '#browser/use-delayed.ts';
import { Combobox } from '#ui/combobox.tsx';
import type { City } from '../../contract.ts';
import { profileApi } from '../shared/api.ts';
import { cityQueryOf, cityText } from './city-text.ts';

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
export function CityField({ initialText = '', note, onChoose, error, onBlur, ref }: CityFieldProps) {
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
