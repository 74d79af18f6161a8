/**
 * Where someone lives, and how far (D27).
 * @param distanceKm as the server tells it: nothing for a short way; absent where distance says nothing
 */
export function placeSentence(city: string, distanceKm?: number | null): string {
  if (distanceKm === undefined) return city;
  return `${city} · ${distanceKm === null ? 'à moins de 10\u00a0km' : `à ${distanceKm}\u00a0km environ`}`;
}
