import { ageOn } from '#lib/age.ts';
import { chordSquared, chordSquaredOfKm, pointOf } from '#lib/earth.ts';
import { ATTENTION_STEPS, compatibility, SELECTION_SIZE } from '#member/matching/rules.ts';
import { spreadOf } from '#member/profile/server/shared/refresh-match-card.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';

type Exclusions = { rejected: string[]; blocked: [string, string][]; contacts: string[] };
type Week = {
  /** Number of selections in which each member took a place this week. */
  selections: ReadonlyMap<string, number>;
  /** Ids of members whose selection contains the member this week. */
  mutual: readonly string[];
  /** Ids of people that the member has seen. */
  seen: readonly string[];
  /** Ids of members with a photo. */
  photographed: readonly string[];
};

/**
 * Computes the selection according to decisions D7, D8, D9, D41 and 21, looking at every member, slowly and obviously.
 * Tests compare the real ranking with it.
 */
export function referenceSelection(
  me: InsertedMember,
  everyone: readonly InsertedMember[],
  { rejected, blocked, contacts }: Exclusions,
  today: string,
  { selections, mutual, seen, photographed }: Week = {
    selections: new Map(),
    mutual: [],
    seen: [],
    photographed: [],
  },
): { id: string; score: number }[] {
  const isBlocked = (other: string) =>
    blocked.some(([by, whom]) => (by === me.id && whom === other) || (by === other && whom === me.id));
  return everyone
    .filter((other) => suits(me, other, today) && suits(other, me, today))
    .filter(({ id }) => !rejected.includes(id) && !contacts.includes(id) && !isBlocked(id))
    .map((other) => ({
      id: other.id,
      score: scoreOf(me, other),
      mutual: mutual.includes(other.id) ? 0 : 1,
      seen: seen.includes(other.id) ? 1 : 0,
      photo: photographed.includes(other.id) ? 0 : 1,
      attention: ATTENTION_STEPS.filter((from) => (selections.get(other.id) ?? 0) >= from).length,
      steps: tensOfKm(me, other),
      hash: pairHash(me, other),
    }))
    .sort(inOrder)
    .slice(0, SELECTION_SIZE)
    .map(({ id, score }) => ({ id, score }));
}

type Placed = { id: string } & Record<
  'score' | 'mutual' | 'seen' | 'photo' | 'attention' | 'steps' | 'hash',
  number
>;

function inOrder(a: Placed, b: Placed): number {
  return (
    b.score - a.score ||
    a.mutual - b.mutual ||
    a.seen - b.seen ||
    a.photo - b.photo ||
    a.attention - b.attention ||
    a.steps - b.steps ||
    a.hash - b.hash ||
    (a.id < b.id ? -1 : 1)
  );
}

/** Whether `other` matches what `one` looks for. */
function suits(one: InsertedMember, other: InsertedMember, today: string): boolean {
  if (!one.preferences || one.id === other.id) return false;
  const age = ageOn(other.birthDate, today) ?? -1;
  const { preferred_gender, min_age, max_age, max_distance } = one.preferences;
  const near = distanceSquared(one, other) <= chordSquaredOfKm(max_distance);
  const sought = preferred_gender === 'tous' || other.gender === preferred_gender;
  return sought && !refuses(one, other) && age >= min_age && age <= max_age && near;
}

/** Whether a dealbreaker of `one` excludes `other`. */
function refuses(one: InsertedMember, other: InsertedMember): boolean {
  const firm = one.preferences?.dealbreakers ?? [];
  const [mine, theirs] = [one.lifeProject, other.lifeProject];
  if (firm.includes('no-children-there') && other.hasChildren) return true;
  if (!mine || !theirs) return false;
  const wishes = [mine.family_plans, theirs.family_plans];
  const apart = wishes[0] !== wishes[1] && !wishes.includes('Je ne sais pas encore');
  const places = [mine.living_preference, theirs.living_preference];
  const elsewhere = places[0] !== places[1] && !places.includes('Ouvert(e)');
  return (firm.includes('children-wanted') && apart) || (firm.includes('place') && elsewhere);
}

function scoreOf(a: InsertedMember, b: InsertedMember): number {
  const answers = (member: InsertedMember) => ({
    love: member.loveProfile,
    activities: member.activities,
    life: member.lifeProject,
  });
  return compatibility(answers(a), answers(b)).score;
}

function distanceSquared(a: InsertedMember, b: InsertedMember): number {
  return chordSquared(pointOf(a.commune), pointOf(b.commune));
}

/** Distance between two members, in whole tens of kilometres. */
function tensOfKm(a: InsertedMember, b: InsertedMember): number {
  let tens = 0;
  while (distanceSquared(a, b) >= chordSquaredOfKm((tens + 1) * 10)) tens += 1;
  return tens;
}

function pairHash(a: InsertedMember, b: InsertedMember): number {
  return spreadOf(a.id) ^ spreadOf(b.id);
}
