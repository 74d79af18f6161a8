import type { Gender } from '#lib/gender.ts';
import type { Activity, LifeProject, LoveProfile, Quiz } from '#member/answers/rules.ts';
import type { AnsweredPrompt } from '#member/prompts/contract.ts';

export type Generation = 'jeune' | 'moyen' | 'senior';

export type DemoCommune = {
  readonly code: string;
  readonly name: string;
  readonly population: number;
  readonly latitude: number;
  readonly longitude: number;
};

export type DemoMember = {
  /** Stable from one run to the next, like « demo-0001 ». */
  id: string;
  /** In the reserved domain « .invalid »: a mail can never leave for it. */
  email: string;
  firstName: string;
  lastName: string;
  gender: Gender;
  /** yyyy-mm-dd */
  birthDate: string;
  commune: DemoCommune;
  hasChildren: boolean;
  bio: string | null;
  /** File name in content/demo/portraits; « -2 » and « -3 » before the ending are more photos of the same person. */
  portrait: string | null;
  prompts: AnsweredPrompt[];
  preferences: { preferredGender: Gender; minAge: number; maxAge: number; maxDistance: number };
  lifeProject: LifeProject | null;
  activities: Activity[] | null;
  loveProfile: LoveProfile | null;
  quiz: Quiz | null;
};

export const INVENTED_LAST_NAME = 'Exemple';
export const YOUNGEST = 22;
export const OLDEST = 68;
export const PORTRAITS_PER_GROUP = 20;

export function generationOf(age: number): Generation {
  if (age <= 35) return 'jeune';
  return age <= 52 ? 'moyen' : 'senior';
}

/** The birth date of a person aged `age`. @param today ISO date @param daysSinceBirthday 1 to 364 */
export function birthDateFor(age: number, today: string, daysSinceBirthday: number): string {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() - age);
  date.setUTCDate(date.getUTCDate() - daysSinceBirthday);
  return date.toISOString().slice(0, 10);
}

export function identify(rank: number): Pick<DemoMember, 'id' | 'email' | 'lastName'> {
  const number = String(rank).padStart(4, '0');
  return {
    id: `demo-${number}`,
    email: `membre-${number}@exemple.invalid`,
    lastName: INVENTED_LAST_NAME,
  };
}

export function portraitName(gender: Gender, generation: Generation, number: number): string {
  return `${gender}-${generation}-${String(number).padStart(2, '0')}.jpg`;
}
