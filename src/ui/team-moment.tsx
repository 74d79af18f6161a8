import { onThisDevice } from '#browser/team-time.ts';
import { frenchMoment, frenchTime } from '#lib/french-date.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import { classNames } from './class-names.ts';

interface TeamMomentProps {
  /** ISO instant. */
  at: string;
  /** Only the time, where the day is already displayed. */
  hourOnly?: boolean;
  className?: string;
}

/** The time of a team appointment in Paris, with the device's own time below where it differs. */
export function TeamMoment({ at, hourOnly = false, className }: TeamMomentProps) {
  const instant = new Date(at);
  const here = onThisDevice(instant);
  return (
    <time dateTime={at} className={classNames('inline-block first-letter:uppercase', className)}>
      {hourOnly ? frenchTime(instant, PARIS_ZONE) : frenchMoment(instant, PARIS_ZONE)}
      {here ? (
        <>
          {' '}
          (heure de Paris)
          <span className="block text-sm font-normal text-encre-2"> {here}</span>
        </>
      ) : null}
    </time>
  );
}
