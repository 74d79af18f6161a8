/** Joins class names and skips what is absent. It does not settle conflicts: pass only classes that add. */
export function classNames(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
