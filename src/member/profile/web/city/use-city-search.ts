import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDelayed } from '#browser/use-delayed.ts';
import { profileApi } from '../shared/api.ts';
import { cityQueryOf } from './city-text.ts';

/** Spec 1 §5. */
export const CITY_MIN_LENGTH = 2;
const CITY_DELAY_MS = 300;

/** Debounced search. A failed search returns no city (spec 1 §8). */
export function useCitySearch(text: string) {
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
