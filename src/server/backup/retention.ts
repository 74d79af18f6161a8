import { DAY_MS } from '#lib/durations.ts';

/** Maximum retention of all data, including erased data (security.md, 59). */
export const KEPT_DAYS = 30;
/** Keeps all of the last two days, then one a day for a week, then one a week. */
const ALL_FOR_DAYS = 2;
const DAILY_FOR_DAYS = 9;
const WEEK_DAYS = 7;

const NAME = /^lueur-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.tar\.age$/;

/** Returns the name of a backup: the time at which it began, to the second. */
export function nameOfBackup(begunAt: Date): string {
  return `lueur-${begunAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.age`;
}

/** Returns undefined when the name is not that of a backup. */
export function findBegunAt(name: string): Date | undefined {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  return day === undefined ? undefined : new Date(`${day}T${hour}:${minute}:${second}Z`);
}

export function sortBackups(names: readonly string[]): string[] {
  return names
    .filter((name) => findBegunAt(name))
    .sort()
    .reverse();
}

/**
 * Lists expired backups: all older than thirty days, and earlier ones of a day or week that has a later one.
 * @param names of files; other files are never listed
 */
export function listExpired(names: readonly string[], now: Date): string[] {
  const kept = new Set<string>();
  return sortBackups(names).filter((name) => {
    const begunAt = findBegunAt(name)?.getTime() ?? 0;
    const days = (now.getTime() - begunAt) / DAY_MS;
    if (days <= ALL_FOR_DAYS) return false;
    if (days > KEPT_DAYS) return true;
    const day = Math.floor(begunAt / DAY_MS);
    const place = days <= DAILY_FOR_DAYS ? `day ${day}` : `week ${Math.floor(day / WEEK_DAYS)}`;
    if (kept.has(place)) return true;
    kept.add(place);
    return false;
  });
}
