/** By which a bio on a public page is found, to be replaced with the one that the server holds: what `keepBiosFresh` reads. */
export function bioName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName}|${lastName}`;
}
