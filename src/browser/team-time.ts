import { dayIn, frenchMoment, frenchTime, timeIn } from '#lib/french-date.ts';
import { comingMoment } from '#lib/relative-day.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import { currentTime, deviceZone } from './clock.ts';

// Team appointments use Paris time. On a device in another zone, both times are displayed.

/**
 * Returns « 22 h 30 sur votre appareil », with the day where that differs too; null where the device shows Paris time.
 */
export function onThisDevice(instant: Date): string | null {
  const zone = deviceZone();
  const isSameDay = dayIn(instant, zone) === dayIn(instant, PARIS_ZONE);
  if (isSameDay && timeIn(instant, zone) === timeIn(instant, PARIS_ZONE)) return null;
  return `${isSameDay ? frenchTime(instant, zone) : frenchMoment(instant, zone)} sur votre appareil`;
}

/** Returns « 19 h 30 », or « 19 h 30 (heure de Paris, 22 h 30 sur votre appareil) ». */
export function teamTime(instant: Date): string {
  return named(frenchTime(instant, PARIS_ZONE), instant);
}

/**
 * Returns « jeudi 3 décembre à 19 h 30 », or « jeudi 3 décembre à 19 h 30 (heure de Paris, 22 h 30 sur votre appareil)
 * ».
 */
export function teamMoment(instant: Date): string {
  return named(frenchMoment(instant, PARIS_ZONE), instant);
}

/** Returns « demain à 18 h », or the whole moment where this device shows another time. */
export function comingTeamMoment(instant: Date): string {
  return onThisDevice(instant) ? teamMoment(instant) : comingMoment(instant, currentTime(), PARIS_ZONE);
}

function named(inParis: string, instant: Date): string {
  const here = onThisDevice(instant);
  return here ? `${inParis} (heure de Paris, ${here})` : inParis;
}
