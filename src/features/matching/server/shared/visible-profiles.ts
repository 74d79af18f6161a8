import { ageOn } from '#lib/age.ts';
import type { Database } from '#platform/database/client.ts';
import type { VisibleProfile } from '../../contract.ts';
import { compatibility, sharedActivities } from '../../rules.ts';
import { listPeople } from '../store.ts';

/**
 * What a member may see of other people, in the order asked; people who are gone are left out. Whether the member
 * may see them at all is the caller's business (`requireVisible`).
 * @param today ISO date in Paris
 */
export async function listVisibleProfiles(
  db: Database,
  me: string,
  ids: readonly string[],
  today: string,
): Promise<VisibleProfile[]> {
  const people = await listPeople(db, [me, ...ids]);
  const mine = people.get(me);
  if (!mine) return [];
  return ids.flatMap((id) => {
    const person = people.get(id);
    return person ? [visibleProfile(mine, person, today)] : [];
  });
}

type Person = Awaited<ReturnType<typeof listPeople>> extends Map<string, infer One> ? One : never;

function visibleProfile(mine: Person, { profile, answers }: Person, today: string): VisibleProfile {
  return {
    id: profile.id,
    firstName: profile.first_name,
    age: ageOn(profile.birth_date, today) ?? 0,
    city: profile.city,
    hasChildren: profile.has_children,
    bio: profile.bio,
    photoUrl: profile.photo_url,
    activities: answers.activities,
    lifeProject: answers.life,
    sharedActivities: sharedActivities(answers.activities ?? [], mine.answers.activities ?? []),
    compatibility: compatibility(mine.answers, answers),
  };
}
