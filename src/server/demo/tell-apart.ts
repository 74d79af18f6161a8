import { ageOn } from '#lib/age.ts';
import { compatibility } from '#member/matching/rules.ts';
import { SELECTION_SIZE } from '#member/rhythm/rules.ts';
import type { DemoMember } from './demo-member.ts';
import { distanceBetween } from './demo-spread.ts';
import { suits } from './names-and-faces.ts';

type Shown = Omit<DemoMember, 'prompts'>;

/** Beyond the four of the first day: those who take the place of whoever was passed. */
const LOOKED_AT = SELECTION_SIZE * 2;
const ROUNDS = 6;

/**
 * Fewer people are drawn than the demonstration has members: whoever two members may be shown beside each other gets
 * another face of the same gender and age, which suits the first name too.
 * @param viewers whose selections are looked at
 * @param freePortraits those that may be dealt again; a face that is not among them stays
 */
export function tellApart(
  members: readonly Shown[],
  viewers: readonly Shown[],
  today: string,
  freePortraits: (member: Shown) => readonly string[],
): Shown[] {
  const beside = listBeside(members, viewers, today);
  const faces = new Map(members.map(({ id, portrait }) => [id, portrait]));
  const clashes = (member: Shown, portrait: string | null) =>
    [...(beside.get(member.id) ?? [])].filter(([id]) => faces.get(id) === portrait);
  const costOf = (member: Shown, portrait: string) =>
    clashes(member, portrait).reduce((sum, [, weight]) => sum + weight, 0);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const member of members) {
      const free = freePortraits(member);
      const { portrait, firstName } = member;
      if (portrait === null || !free.includes(portrait)) continue;
      const own = faces.get(member.id) ?? portrait;
      if (clashes(member, own).length === 0) continue;
      const fitting = free.filter((one) => suits(firstName, one));
      faces.set(
        member.id,
        fitting.reduce((best, one) => (costOf(member, one) < costOf(member, best) ? one : best), own),
      );
    }
  return members.map((member) => ({ ...member, portrait: faces.get(member.id) ?? null }));
}

/** For each member, who may be shown beside them and how probably: the first four of somebody weigh most. */
function listBeside(members: readonly Shown[], viewers: readonly Shown[], today: string) {
  const beside = new Map(members.map(({ id }) => [id, new Map<string, number>()]));
  const rankFor = makeRanking(members, today);
  for (const viewer of viewers) {
    const best = rankFor(viewer).slice(0, LOOKED_AT);
    for (const [rank, one] of best.entries())
      for (const [otherRank, other] of best.entries()) {
        if (one === other) continue;
        const weight = Math.max(rank, otherRank) < SELECTION_SIZE ? 100 : 1;
        const known = beside.get(one.id);
        known?.set(other.id, (known.get(other.id) ?? 0) + weight);
      }
  }
  return beside;
}

/**
 * Tells for someone who matches in both directions, by affinity and then by distance, as in a selection.
 * @param members among whom to look
 */
export function makeRanking(members: readonly Shown[], today: string): (viewer: Shown) => Shown[] {
  const ages = new Map(members.map((member) => [member.id, ageOn(member.birthDate, today) ?? 0]));
  const looksFor = ({ preferences }: Shown, other: Shown, age: number) =>
    preferences.preferredGender === other.gender && preferences.minAge <= age && age <= preferences.maxAge;
  return (viewer) => {
    const own = ageOn(viewer.birthDate, today) ?? 0;
    return members
      .filter((one) => looksFor(viewer, one, ages.get(one.id) ?? 0) && looksFor(one, viewer, own))
      .map((one) => ({
        one,
        score: compatibility(answersOf(viewer), answersOf(one)).score,
        km: distanceBetween(viewer.commune, one.commune),
      }))
      .filter(({ one, km }) => one.id !== viewer.id && km <= farthest(viewer, one))
      .toSorted((a, b) => b.score - a.score || a.km - b.km)
      .map(({ one }) => one);
  };
}

const farthest = (one: Shown, other: Shown) =>
  Math.min(one.preferences.maxDistance, other.preferences.maxDistance);

const answersOf = ({ loveProfile, activities, lifeProject }: Shown) => ({
  love: loveProfile,
  activities,
  life: lifeProject,
});
