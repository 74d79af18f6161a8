/** City and distance (D27). @param distanceKm null for a short distance; undefined to leave it out */
export function placeSentence(city: string, distanceKm?: number | null): string {
  if (distanceKm === undefined) return city;
  return `${city} · ${distanceKm === null ? 'à moins de 10\u00a0km' : `à ${distanceKm}\u00a0km environ`}`;
}
