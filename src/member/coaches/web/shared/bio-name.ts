/** Returns the key of a bio on a public page, which `refreshBios` uses to replace it with the server’s version. */
export function bioName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName}|${lastName}`;
}
