import { ageOn } from '#lib/age.ts';
import type { DemoCommune, DemoMember } from './demo-member.ts';
import { distanceBetween } from './demo-spread.ts';

type Named = Pick<DemoMember, 'firstName' | 'birthDate' | 'commune'>;

/** Farther apart, two members are in nobody’s selection together. */
const FAR_KM = 200;

/**
 * Two members of one first name and one age in a selection look like a fault: the second takes another name.
 * @param freeNames in the order in which they are tried
 */
export function nameApart<Member extends Named>(
  members: readonly Member[],
  today: string,
  freeNames: (member: Member) => readonly string[],
): Member[] {
  const homes = new Map<string, DemoCommune[]>();
  return members.map((member) => {
    const homesOf = (name: string) => homes.get(`${name} ${ageOn(member.birthDate, today)}`) ?? [];
    const isFree = (name: string) =>
      homesOf(name).every((home) => distanceBetween(home, member.commune) > FAR_KM);
    const { firstName: own } = member;
    const firstName = isFree(own) ? own : (freeNames(member).find(isFree) ?? own);
    homes.set(`${firstName} ${ageOn(member.birthDate, today)}`, [...homesOf(firstName), member.commune]);
    return { ...member, firstName };
  });
}
