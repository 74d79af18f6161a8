import { insertConversation } from '#member/matching/server/contact-store.ts';
import { hashPassword } from '#platform/auth.ts';
import type { Database } from '#platform/database/client.ts';
import { insertMembers } from '#server/demo/insert-members.ts';
import { aMan, aMember } from '#testing/factories.ts';
import { signIn } from '../shared/sign-in.ts';

export const PASSWORD = 'mesure de ce qui résiste';
const TERMS = { preferred_gender: 'homme', min_age: 25, max_age: 60, max_distance: 50 } as const;

/** As the factories give it. */
export const addressOf = (id: string) => `${id}@exemple.invalid`;

export type People = {
  /** Two by two in conversation. */
  couples: [string, string][];
  /** Who change what is theirs. */
  residents: string[];
  /** By member. */
  cookies: Map<string, string>;
};

/** Invented members: some in conversation, some at home, and some who are only there to be met. */
export async function storePeople(
  db: Database,
  sizes: { couples: number; residents: number; bystanders: number },
  { secret, now }: { secret: string; now: Date },
): Promise<People> {
  const women = (name: string, count: number) => namesOf(name, count).map((id) => aMember({ id }));
  const men = (name: string, count: number) =>
    namesOf(name, count).map((id) => aMan({ id, preferences: { ...TERMS, preferred_gender: 'femme' } }));
  const couples = namesOf('couple', sizes.couples).map((id): [string, string] => [`${id}-f`, `${id}-m`]);
  const residents = namesOf('voisine', sizes.residents);
  const password = await hashPassword(PASSWORD);
  await db.transaction(async (tx) => {
    const members = [
      ...couples.flatMap(([woman, man]) => [aMember({ id: woman }), aMan({ id: man })]),
      ...women('voisine', sizes.residents),
      ...men('passant', sizes.bystanders),
    ];
    await insertMembers(tx, members, password, now);
    for (const [woman, man] of couples) await insertConversation(tx, woman, man, now);
  });
  const awake = [...couples.flat(), ...residents].map((id) => ({ id }));
  return { couples, residents, cookies: await signIn({ db }, awake, secret, now) };
}

function namesOf(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, place) => `${name}-${place}`);
}
