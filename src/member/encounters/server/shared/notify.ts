import { comingDay } from '#lib/relative-day.ts';
import { zoneOfCommune } from '#lib/zones.ts';
import type { Messenger } from '#mechanisms/calendar/server/shared/messenger.ts';
import { findChoices } from '#member/notifications/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import { dateReminder } from '../../rules.ts';
import type { EncounterInMail } from '../date-in-mail.ts';
import {
  type EncounterParticipant,
  isOffline,
  listBoth,
  meetingPlacesOf,
  momentsOf,
  type StoredEncounter,
} from '../store.ts';

type Proposal = Pick<StoredEncounter, 'proposer_id' | 'invited_id' | 'moments' | 'place_kind' | 'place_name'>;

/** Mails an absent member about a proposal, unless they turned such mails off. */
export async function notifyProposed(
  { tx, outbox }: Messenger,
  { proposer_id: from, invited_id: to, place_kind, place_name, ...plan }: Proposal,
  now: Date,
): Promise<void> {
  if (!(await isOffline(tx, to, now)) || !(await findChoices(tx, to)).messageMails) return;
  const [sender, receiver] = await inOrder(tx, [from, to]);
  if (sender && receiver)
    await outbox?.send(tx, {
      template: 'date-proposed',
      to: receiver.email,
      data: {
        contactId: from,
        otherName: sender.firstName,
        firstName: receiver.firstName,
        moments: momentsOf(plan).map((moment) => moment.toISOString()),
        place: { kind: place_kind, name: place_name },
        places: meetingPlacesOf(receiver, sender),
      },
    });
}

/** Mails both members an agreed date, with the calendar file. */
export async function notifyAgreed(messenger: Messenger, date: StoredEncounter): Promise<void> {
  for (const { member, data } of await forEach(messenger, date))
    await messenger.outbox?.send(messenger.tx, { template: 'date-agreed', to: member.email, data });
}

/**
 * Mails the cancellation of a date, which removes it from their calendars.
 * @param only limits the recipients to these ids
 */
export async function notifyDateCancelled(
  messenger: Messenger,
  date: StoredEncounter,
  only: readonly string[] = [date.proposer_id, date.invited_id],
): Promise<void> {
  for (const { member, data } of await forEach(messenger, date)) {
    const { contactId: _, ...said } = data;
    if (only.includes(member.id))
      await messenger.outbox?.send(messenger.tx, {
        template: 'date-cancelled',
        to: member.email,
        data: said,
      });
  }
}

/** Reminds a member the evening before in their time zone, or two hours before; once each per agreement. */
export async function remindOne(
  messenger: Messenger,
  date: StoredEncounter,
  to: string,
  now: Date,
): Promise<void> {
  for (const { member, data } of await forEach(messenger, date)) {
    const zone = zoneOfCommune(member.code);
    const agreedAt = new Date(data.startsAt);
    const kind = dateReminder({ agreedAt, settledAt: date.changed_at }, now, zone);
    if (member.id !== to || kind === 'none') continue;
    await messenger.outbox?.send(messenger.tx, {
      template: 'date-reminder',
      to: member.email,
      data: { ...data, kind, day: comingDay(agreedAt, now, zone) },
      key: `${kind}-${date.id}-${date.revision}`,
    });
  }
}

/** Yields each of the two with the data of their mail. */
async function forEach({ tx, env }: Messenger, date: StoredEncounter) {
  const two = await inOrder(tx, [date.proposer_id, date.invited_id]);
  return two.flatMap((member, place) => {
    const other = two[1 - place];
    if (!member || !other || !date.agreed_at) return [];
    const data: EncounterInMail = {
      dateId: date.id,
      revision: date.revision,
      contactId: other.id,
      otherName: other.firstName,
      firstName: member.firstName,
      startsAt: date.agreed_at.toISOString(),
      place: { kind: date.place_kind, name: date.place_name },
      places: meetingPlacesOf(member, other),
      organizer: env.MAIL_FROM,
    };
    return [{ member, data }];
  });
}

async function inOrder(tx: Database, ids: [string, string]): Promise<(EncounterParticipant | undefined)[]> {
  const people = await listBoth(tx, ids);
  return ids.map((id) => people.find((person) => person.id === id));
}
