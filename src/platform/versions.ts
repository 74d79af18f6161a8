import { versionOf } from '#lib/version-of.ts';

/** A record with its version, or null where there is none. */
export function versioned<Shown extends object>(shown: Shown): Shown & { version: string } {
  return { ...shown, version: versionOf(shown) };
}

interface Save<Shown> {
  /** The version that the form read; null for a new record. */
  read: string | null;
  /** The fields that the form would show now; undefined without a record. */
  stored: Shown | undefined;
  typed: Shown;
}
export interface SaveErrors {
  CHANGED: (newer: { data: { version: string; stored: Record<string, unknown> } }) => Error;
  REMOVED: () => Error;
}

/**
 * Decides about a save, under a lock on the record.
 * @returns false when the record already reads like this: the save was repeated, or changes nothing
 * @throws CHANGED or REMOVED when the record is not the one that the form read
 */
export function mayWrite<Shown extends object>(
  errors: SaveErrors,
  { read, stored, typed }: Save<Shown>,
): boolean {
  if (!stored) {
    if (read !== null) throw errors.REMOVED();
    return true;
  }
  const now = versionOf(stored);
  if (now === versionOf(typed)) return false;
  if (now !== read)
    throw errors.CHANGED({ data: { version: now, stored: Object.fromEntries(Object.entries(stored)) } });
  return true;
}

/** The fields of a record that the form shows; its other fields can change meanwhile. */
export function shownBy<Typed extends object>(typed: Typed, record: object): object {
  return Object.fromEntries(Object.keys(typed).map((field) => [field, Reflect.get(record, field)]));
}
