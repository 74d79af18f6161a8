import { hasRole } from '#desk/staff/rules.ts';
import { auditOpening } from '#desk/staff/server/shared/audit-opening.ts';
import { OPENING_WORDS } from '#member/data-rights/texts.ts';
import type { Services } from '#platform/services.ts';
import type { PersonBeside, PersonPast } from '../contract.ts';
import { PERSON_PARTS, type Work } from '../rules.ts';
import { findSubject, listParts, listPast, type PastPart, type Reader } from './person-store.ts';
import { foundOf } from './read-file.ts';
import { findMember } from './store.ts';

/** @returns null when no account is behind the work; undefined when this colleague may not open it */
export async function readPerson(
  services: Pick<Services, 'db' | 'clock'>,
  reader: Reader,
  { work, id }: { work: Work; id: string },
): Promise<PersonBeside | null | undefined> {
  const { db, clock } = services;
  const now = clock.now();
  const subject = await findSubject(db, reader, work, id);
  if (!subject) return undefined;
  const member = subject.member && (await findMember(db, subject.member, now));
  if (!member) return null;
  await auditOpening(db, {
    staff: reader,
    subject: { kind: 'member', id: member.id },
    now,
    action: 'members.beside',
    reason: OPENING_WORDS[work].log,
  });
  const { id: file, state, since, ...who } = foundOf(member, now);
  const lines = await listPast(db, { reader, member: member.id, besides: id, now });
  const parts = listParts(reader);
  const past = (part: PastPart): PersonPast => {
    if (!parts.includes(part)) return null;
    const of = lines.filter((line) => line.part === part);
    const latest = of.map((line) => ({
      id: line.id,
      at: new Date(line.at).toISOString(),
      effect: line.effect,
    }));
    return { count: of[0]?.count ?? 0, latest };
  };
  return {
    ...who,
    account: hasRole(reader.roles, PERSON_PARTS.account) ? { id: file, state, since } : null,
    threads: past('threads'),
    cases: past('cases'),
    decisions: past('decisions'),
    appointments: past('appointments'),
    workshops: past('workshops'),
  };
}
