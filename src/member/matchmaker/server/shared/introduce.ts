import { frenchDay, parisDay } from '#lib/french-date.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import { recordEvents } from '#live/server/event-store.ts';
import { introductionEnd, lastDayToAnswer, OPEN_INTRODUCTIONS_LIMIT } from '#member/matching/rules.ts';
import { isCandidate } from '#member/matching/server/candidate-store.ts';
import {
  countGoingOn,
  findIntroduction,
  insertIntroduction,
  listIntroduced,
} from '#member/matching/server/introduction-store.ts';
import type { Database } from '#platform/database/client.ts';
import { lockMembers } from '#platform/database/locks.ts';
import type { Services } from '#platform/services.ts';
import { INTRODUCTIONS_CHANGED } from '../../contract.ts';

type Introducing = {
  one: string;
  other: string;
  matchmaker: { id: string; firstName: string };
  note: string;
};

export type IntroduceVerdict = 'ok' | 'introduced-before' | 'not-eligible' | 'too-many';

/**
 * Introduces two members, in a transaction. As in the selection, both must match and neither may have passed on the
 * other.
 */
export async function introduce(
  tx: Database,
  { outbox }: Pick<Services, 'outbox'>,
  { one, other, matchmaker, note }: Introducing,
  now: Date,
): Promise<IntroduceVerdict> {
  if (one === other || !(await lockMembers(tx, [one, other]))) return 'not-eligible';
  if (await findIntroduction(tx, one, other)) return 'introduced-before';
  const day = parisDay(now);
  if (!(await isCandidate(tx, one, other, day)) || !(await isCandidate(tx, other, one, day)))
    return 'not-eligible';
  const goingOn = await countGoingOn(tx, [one, other], now);
  if ([...goingOn.values()].some((count) => count >= OPEN_INTRODUCTIONS_LIMIT)) return 'too-many';
  const expires_at = introductionEnd(now);
  await insertIntroduction(
    tx,
    { one, other },
    {
      matchmaker_id: matchmaker.id,
      matchmaker_name: matchmaker.firstName,
      note,
      introduced_at: now,
      expires_at,
    },
  );
  await recordEvents(
    tx,
    [one, other].map((userId) => ({ userId, kind: INTRODUCTIONS_CHANGED.kind })),
    now,
  );
  const two = await listIntroduced(tx, { one, other });
  const lastDay = frenchDay(lastDayToAnswer(expires_at), PARIS_ZONE);
  for (const { id, email, firstName } of two) {
    const otherName = two.find((person) => person.id !== id)?.firstName ?? '';
    const data = { firstName, by: matchmaker.firstName, otherName, lastDay };
    await outbox.send(tx, { template: 'introduction-made', to: email, data });
  }
  return 'ok';
}
