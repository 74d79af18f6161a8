import { deviceZone } from '#browser/clock.ts';
import { frenchDay, frenchTime } from '#lib/french-date.ts';

interface MessageMomentProps {
  /** ISO moment. */
  at: string;
  /** Of the message above, if there is one. */
  previous: string | undefined;
}

/** When a message was written: its time, after the day where a new one begins. */
export function MessageMoment({ at, previous }: MessageMomentProps) {
  const moment = new Date(at);
  const day = frenchDay(moment, deviceZone());
  return (
    <time dateTime={at}>
      {previous === undefined || frenchDay(new Date(previous), deviceZone()) !== day ? `${day}, ` : null}
      {frenchTime(moment, deviceZone())}
    </time>
  );
}
