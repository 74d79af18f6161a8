import { hasRole, type StaffRole } from '#desk/staff/rules.ts';
import { isSessionTooOld } from '#identity/accounts/rules.ts';
import { listSessions } from '#identity/accounts/server/store.ts';
import { ageOn } from '#lib/age.ts';
import { deviceName } from '#lib/device-name.ts';
import { parisDay } from '#lib/french-date.ts';
import { stateOf } from '#mechanisms/decisions/rules.ts';
import { listStatementsOf, measureOf } from '#mechanisms/decisions/server/statement-store.ts';
import { workshopOf } from '#member/workshops/texts.ts';
import type { Database } from '#platform/database/client.ts';
import type { FoundMember, ListedMember, MemberFile } from '../contract.ts';
import { maskedAddress, resendableFor, tellsOfReport } from '../rules.ts';
import {
  countConversations,
  countReports,
  findErasure,
  listMailsTo,
  listPlaces,
  type MemberRow,
} from './store.ts';

/** Returns a list row: age instead of birth date, masked address. */
export function foundOf(
  { id, email, since, firstName, birthDate, city, state }: MemberRow,
  now: Date,
): FoundMember {
  return {
    id,
    firstName,
    age: birthDate === null ? null : (ageOn(birthDate, parisDay(now)) ?? null),
    city,
    address: maskedAddress(email),
    state,
    since: since.toISOString(),
  };
}

/** Returns a row of the table: the day of the latest visit, not the hour. */
export function listedOf(row: MemberRow, now: Date): ListedMember {
  const { lastSeen, leftSteps, isVerified, isErasureAsked } = row;
  return {
    ...foundOf(row, now),
    lastSeen: lastSeen && parisDay(lastSeen),
    step: leftSteps[0] ?? null,
    isVerified,
    isErasureAsked,
  };
}

/** The caller must have logged a reason. */
export async function readFile(
  db: Database,
  member: MemberRow,
  staff: { id: string; roles: readonly StaffRole[] },
  now: Date,
): Promise<MemberFile> {
  const { id, email, state, until, lastSeen, leftSteps } = member;
  const moderates = hasRole(staff.roles, ['moderation']);
  const erasure = await findErasure(db, id);
  const devices = (await listSessions(db, id, now)).filter(({ openedAt }) => !isSessionTooOld(openedAt, now));
  return {
    ...foundOf(member, now),
    email,
    until: state === 'suspended' || state === 'closed' ? (until?.toISOString() ?? null) : null,
    lastSeen: lastSeen?.toISOString() ?? null,
    leftSteps,
    decisions: (await listStatementsOf(db, id)).map(({ statement, appeal }) => ({
      id: statement.id,
      effect: statement.effect,
      madeAt: statement.made_at.toISOString(),
      until: statement.until?.toISOString() ?? null,
      state: stateOf(measureOf(statement), now),
      appealed: appeal !== null,
    })),
    reports: moderates ? await countReports(db, id) : null,
    conversations: await countConversations(db, id),
    mails: (await listMailsTo(db, member))
      .filter(({ template }) => moderates || !tellsOfReport(template))
      .map((mail) => ({ ...mail, at: new Date(mail.at).toISOString() })),
    resendable: resendableFor(state),
    devices: devices.map(({ id: device, userAgent, usedAt }) => ({
      id: device,
      name: deviceName(userAgent),
      lastUsed: usedAt.toISOString(),
    })),
    workshops: (await listPlaces(db, id, now)).map(({ workshopId, startsAt }) => ({
      title: workshopOf(workshopId).title,
      startsAt: startsAt.toISOString(),
    })),
    erasure: erasure
      ? {
          by: erasure.by ?? '',
          mine: erasure.askedBy === staff.id,
          askedAt: erasure.askedAt.toISOString(),
          request: erasure.request,
        }
      : null,
  };
}
