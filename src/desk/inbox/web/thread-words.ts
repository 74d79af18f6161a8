import { deviceZone } from '#browser/clock.ts';
import { dayInWords } from '#lib/french-date.ts';
import { comingMoment } from '#lib/relative-day.ts';
import { sinceWords } from '#lib/wait-words.ts';
import { CONTACT_RECIPIENT_LABELS } from '#member/support/rules.ts';
import type { ThreadRow } from '../contract.ts';
import { THREAD_KIND_LABELS } from '../texts.ts';

export function nameOf({ name, kind }: Pick<ThreadRow, 'name' | 'kind'>): string {
  return name || (kind === 'member' ? 'Membre sans profil' : 'Visiteur');
}

/** Channel and recipient of the thread. */
export function originOf({ kind, recipient }: Pick<ThreadRow, 'kind' | 'recipient'>): string {
  return recipient ? `Formulaire\u202f: ${CONTACT_RECIPIENT_LABELS[recipient]}` : THREAD_KIND_LABELS[kind];
}

/** Returns « Anne s’absente jusqu’au 4 décembre »; undefined when the assignee is present. */
export function awayWords({ assignee }: Pick<ThreadRow, 'assignee'>): string | undefined {
  if (!assignee?.awayUntil) return undefined;
  const [, ...day] = dayInWords(assignee.awayUntil).split(' ');
  return `${assignee.firstName} s’absente jusqu’au ${day.join(' ')}`;
}

/**
 * Returns « attend depuis 3 heures »; « demain à 9 h » for a snoozed thread; otherwise the age of the latest message.
 */
export function timeWords({ waitingSince, snoozedUntil, lastMessageAt }: ThreadRow, now: Date): string {
  if (snoozedUntil && new Date(snoozedUntil) > now)
    return comingMoment(new Date(snoozedUntil), now, deviceZone());
  if (waitingSince) return `attend ${sinceWords(new Date(waitingSince), now)}`;
  return sinceWords(new Date(lastMessageAt), now).replace('depuis', 'il y a');
}
