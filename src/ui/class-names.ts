/** Joins class names and skips missing ones. Does not resolve conflicts: pass only classes that add. */
export function classNames(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
