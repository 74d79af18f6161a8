import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { STAFF_ROLES } from '#desk/staff/rules.ts';
import { APPOINTMENT_KINDS } from '#member/appointments/rules.ts';
import { COACH_KEYS } from '#member/coaches/texts.ts';
import { caption } from '#member/photos/contract.ts';
import { answeredPrompts, profileFields, searchAnswers } from '#member/profile/contract.ts';
import { activities, lifeProject, loveProfile, quiz } from '#member/questionnaires/contract.ts';
import { REPORT_MATTERS } from '#member/reports/rules.ts';
import { CONTACT_RECIPIENTS, THREAD_STATES } from '#member/support/rules.ts';
import type { InsertedMember } from './insert-members.ts';

export const DEMO_LOGIN = { email: 'camille@exemple.invalid', password: 'une-lueur-ce-soir' } as const;
const INVENTED_LAST_NAME = 'Exemple';

const id = z.string().startsWith('demo-');
const person = profileFields
  .pick({ first_name: true, gender: true, city_code: true, has_children: true, bio: true })
  .extend({
    id,
    /** In the reserved domain « .invalid »: a mail can never leave for it. */
    email: z.string().endsWith('@exemple.invalid'),
    age: z.int().min(18),
    /** From 1 to 364, so that the age stays the same whatever the day of the seed. */
    daysSinceBirthday: z.int().min(1).max(364),
    /** Whether the first photo is verified. */
    isVerified: z.boolean(),
    /** File names in `content/demo/portraits`. */
    photos: z.array(z.strictObject({ file: z.string(), caption })),
    prompts: answeredPrompts,
    preferences: searchAnswers,
    lifeProject: lifeProject.nullable(),
    activities: activities.nullable(),
    loveProfile: loveProfile.nullable(),
    quiz,
  })
  .strict();
export type DemoPerson = z.infer<typeof person>;

const time = z.string().regex(/^\d\d:\d\d$/);
const kind = z.enum(APPOINTMENT_KINDS);
const optional = z.string().nullable();
const role = z.enum(STAFF_ROLES);
const recipient = z.enum(CONTACT_RECIPIENTS);
const demonstration = z.strictObject({
  about: z.string(),
  team: z.record(role, z.string()),
  /** Phone numbers reserved for fiction, and a page that does not exist. */
  coaches: z.record(z.enum(COACH_KEYS), z.strictObject({ phone: optional, calendly: optional })),
  /** `{coach}` is replaced by the first name of the coach. */
  coachGreeting: z.string(),
  openingHours: z.array(
    z.strictObject({ role, kind, weekdays: z.array(z.int().min(1).max(7)), from: time, to: time }),
  ),
  appointments: z.array(z.strictObject({ member: id, kind })),
  firstMessage: z.strictObject({ from: id, content: z.string() }),
  threads: z.array(
    z.strictObject({
      from: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('member'), id }),
        z.strictObject({ kind: z.literal('visitor'), name: z.string() }),
        z.strictObject({ kind: z.literal('letter'), name: z.string(), recipient }),
      ]),
      content: z.string(),
      minutesAgo: z.int(),
      answer: z.string().optional(),
      state: z.enum(THREAD_STATES).optional(),
    }),
  ),
  reports: z.array(
    z.strictObject({
      reporter: id,
      reported: id,
      matter: z.enum(REPORT_MATTERS),
      reason: z.string(),
      messages: z.array(z.strictObject({ from: z.enum(['reporter', 'reported']), content: z.string() })),
      hoursAgo: z.int(),
    }),
  ),
  newPhotosOf: z.array(id),
  flaggedBio: z.strictObject({ member: id, text: z.string() }),
  /** Hidden earlier; its owner sees the reason. */
  hiddenBio: z.strictObject({ member: id, facts: z.string() }),
  /** The account that visitors can try. */
  account: person.extend({ email: z.literal(DEMO_LOGIN.email) }),
  members: z.array(person),
});
export type Demonstration = z.infer<typeof demonstration>;

/**
 * Returns the fictional people of the demonstration and their texts.
 * @throws when a rule of the product rejects one
 */
export async function readDemonstration(): Promise<Demonstration> {
  return demonstration.parse(JSON.parse(await readFile('content/demo/people.json', 'utf8')));
}

type Commune = InsertedMember['commune'];

/**
 * @param today ISO date, from which birth dates are computed
 * @throws when their commune is unknown
 */
export function asInserted(
  { first_name, city_code, has_children, age, daysSinceBirthday, ...person }: DemoPerson,
  communes: ReadonlyMap<string, Commune>,
  today: string,
): InsertedMember {
  const commune = communes.get(city_code);
  if (!commune) throw new Error(`The table of communes lacks ${city_code}, where ${person.id} lives`);
  return {
    ...person,
    firstName: first_name,
    lastName: INVENTED_LAST_NAME,
    birthDate: birthDateFor(age, today, daysSinceBirthday),
    commune,
    hasChildren: has_children,
  };
}

function birthDateFor(age: number, today: string, daysSinceBirthday: number): string {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() - age);
  date.setUTCDate(date.getUTCDate() - daysSinceBirthday);
  return date.toISOString().slice(0, 10);
}
