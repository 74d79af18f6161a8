import { eq, inArray } from 'drizzle-orm';
import type { VisibleProfile } from '#features/profiles/contract.ts';
import { ageOn } from '#lib/age.ts';
import type { Database } from '#server/db/client.ts';
import { lifeProjects, loveProfiles, profiles, sharedValues } from '#server/db/schema.ts';
import { compatibility, sharedActivities } from '../rules.ts';

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
  const people = await listWithAnswers(db, [me, ...ids]);
  const mine = people.get(me);
  if (!mine) return [];
  return ids.flatMap((id) => {
    const person = people.get(id);
    return person ? [visibleProfile(mine, person, today)] : [];
  });
}

type WithAnswers =
  Awaited<ReturnType<typeof listWithAnswers>> extends Map<string, infer Person> ? Person : never;

async function listWithAnswers(db: Database, ids: readonly string[]) {
  const rows = await db
    .select({ profile: profiles, love: loveProfiles, values: sharedValues, life: lifeProjects })
    .from(profiles)
    .leftJoin(loveProfiles, eq(loveProfiles.id, profiles.id))
    .leftJoin(sharedValues, eq(sharedValues.id, profiles.id))
    .leftJoin(lifeProjects, eq(lifeProjects.id, profiles.id))
    .where(inArray(profiles.id, [...ids]));
  return new Map(
    rows.map(({ profile, love, values, life }) => [
      profile.id,
      { profile, answers: { love, activities: values?.activities ?? null, life } },
    ]),
  );
}

function visibleProfile(mine: WithAnswers, { profile, answers }: WithAnswers, today: string): VisibleProfile {
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
