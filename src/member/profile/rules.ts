import { ageOn } from '#lib/age.ts';
import { DAY_MS } from '#lib/durations.ts';
import { GENDERS, type Gender } from '#lib/gender.ts';
import { roomFrom } from '#lib/room-from.ts';
import { townOf } from '#lib/town-of.ts';

/** « Les deux » is our own addition (D26). */
export const SOUGHT_GENDERS = ['femme', 'homme', 'tous'] as const;
export type SoughtGender = (typeof SOUGHT_GENDERS)[number];

/** Returns the genders of a search. */
export function gendersSought(choice: SoughtGender): readonly Gender[] {
  return choice === 'tous' ? GENDERS : [choice];
}

/** Dealbreakers: applied both ways, never shown to others. */
export const DEALBREAKERS = ['no-children-there', 'children-wanted', 'place'] as const;
export type Dealbreaker = (typeof DEALBREAKERS)[number];

export const MINIMUM_AGE = 18;
export const MAXIMUM_AGE = 120;
export const BIO_MAX_LENGTH = 500;
export const FIRST_NAME_MAX_LENGTH = 50;

/** Limit on changes of city in the window (D9). */
export const CITY_CHANGE_LIMIT = 3;
export const CITY_CHANGE_WINDOW_DAYS = 7;
/** Retention of former places, in days. Hidden distances are computed from them, so that moving reveals none. */
export const LEFT_PLACES_DAYS = 90;

export const SEARCH_AGE_MIN = 18;
export const SEARCH_AGE_MAX = 99;
/** In km: the slider of the funnel moves from 5 to 200 by 5, the profile page accepts 1 to 500. */
export const DISTANCE_MIN = 1;
export const DISTANCE_MAX = 500;
export const DISTANCE_SLIDER = { min: 5, max: 200, step: 5 } as const;

export type SearchPreferences = {
  preferred_gender: SoughtGender;
  min_age: number;
  max_age: number;
  max_distance: number;
  dealbreakers?: Dealbreaker[];
};

/** Default search and fallback for invalid input (spec 1 §3, §5): ages in years, distance in km. */
export const SEARCH_DEFAULTS = { min_age: 25, max_age: 45, max_distance: 50 } as const;
export type SearchNumber = keyof typeof SEARCH_DEFAULTS;
export type SearchNumbers = Record<SearchNumber, number>;

export const SEARCH_BOUNDS: Record<SearchNumber, { min: number; max: number }> = {
  min_age: { min: SEARCH_AGE_MIN, max: SEARCH_AGE_MAX },
  max_age: { min: SEARCH_AGE_MIN, max: SEARCH_AGE_MAX },
  max_distance: { min: DISTANCE_MIN, max: DISTANCE_MAX },
};

const WIDER_KM = [10, 25, 50, 75, 100, 150, 200, 300, DISTANCE_MAX] as const;
const WIDER_YEARS = [2, 5, 10, 20] as const;

/** Returns searches with a larger distance, nearest first. */
export function furtherSearches(search: SearchNumbers): SearchNumbers[] {
  return WIDER_KM.filter((km) => km > search.max_distance).map((max_distance) => ({
    ...search,
    max_distance,
  }));
}

/** Returns searches with a wider age range, narrowest first. */
export function widerAges(search: SearchNumbers): SearchNumbers[] {
  return WIDER_YEARS.map((years) => ({
    ...search,
    min_age: Math.max(SEARCH_AGE_MIN, search.min_age - years),
    max_age: Math.min(SEARCH_AGE_MAX, search.max_age + years),
  }));
}

/** Returns the default search of a new member (spec 1 §3). */
export function defaultPreferences(gender: Gender): SearchPreferences {
  return { preferred_gender: gender === 'homme' ? 'femme' : 'homme', ...SEARCH_DEFAULTS };
}

/** Returns a whole number within bounds, or the fallback of spec 1 §5. @param typed raw text */
export function readSearchNumber(field: SearchNumber, typed: string): { value: number; valid: boolean } {
  const { min, max } = SEARCH_BOUNDS[field];
  const value = typed.trim() === '' ? Number.NaN : Number(typed);
  const valid = Number.isInteger(value) && value >= min && value <= max;
  return { value: valid ? value : SEARCH_DEFAULTS[field], valid };
}

/** Changes one number of a search; if the ages cross, the other one follows (spec 1 §5). */
export function withSearchNumber<T extends Record<SearchNumber, number>>(
  search: T,
  field: SearchNumber,
  value: number,
): T {
  if (field === 'min_age') return withMinAge(search, value);
  return field === 'max_age' ? withMaxAge(search, value) : { ...search, max_distance: value };
}

/** Checks a birth date. @param birthDate ISO date (yyyy-mm-dd) @param today ISO date of today in Paris */
export function checkBirthDate(
  birthDate: string,
  today: string,
): 'ok' | 'impossible' | 'too-young' | 'too-old' {
  const age = ageOn(birthDate, today);
  if (age === undefined || birthDate > today) return 'impossible';
  if (age < MINIMUM_AGE) return 'too-young';
  return age > MAXIMUM_AGE ? 'too-old' : 'ok';
}

/** Sets the minimum age; raises the maximum if they cross. */
export function withMinAge<T extends { min_age: number; max_age: number }>(search: T, age: number): T {
  return { ...search, min_age: age, max_age: Math.max(age, search.max_age) };
}

/** Sets the maximum age; lowers the minimum if they cross. */
export function withMaxAge<T extends { min_age: number; max_age: number }>(search: T, age: number): T {
  return { ...search, max_age: age, min_age: Math.min(age, search.min_age) };
}

/** Returns whether two searches are equal; the order of dealbreakers does not matter. */
export function isSameSearch(a: SearchPreferences, b: SearchPreferences): boolean {
  const [firm, other] = [a.dealbreakers ?? [], b.dealbreakers ?? []];
  return (
    a.preferred_gender === b.preferred_gender &&
    a.min_age === b.min_age &&
    a.max_age === b.max_age &&
    a.max_distance === b.max_distance &&
    firm.length === other.length &&
    firm.every((dealbreaker) => other.includes(dealbreaker))
  );
}

/** Returns the slider step nearest to a distance in km that was set elsewhere (D22). */
export function nearestDistanceStep(distance: number): number {
  const { min, max, step } = DISTANCE_SLIDER;
  return Math.min(max, Math.max(min, Math.round(distance / step) * step));
}

/** Traits for which a member can be refused; the index is the bit. */
export const TRAITS = [
  'children there',
  'Je veux des enfants',
  "Je ne veux pas d'enfants",
  'En ville',
  'Au vert',
  'Loin',
] as const;
type Trait = (typeof TRAITS)[number];

const WISHES: readonly Trait[] = ['Je veux des enfants', "Je ne veux pas d'enfants"];
const PLACES: readonly Trait[] = ['En ville', 'Au vert', 'Loin'];

type Traits = { hasChildren: boolean; life: LifeProject | null };

/** Returns the traits of a member as bits. Undecided or missing answers set no bit. */
export function traitsOf({ hasChildren, life }: Traits): number {
  return bits(
    (trait) =>
      (hasChildren && trait === 'children there') ||
      trait === life?.family_plans ||
      trait === life?.living_preference,
  );
}

/**
 * Returns the traits that a member refuses, as bits. « Ouvert(e) » and « Je ne sais pas encore » neither refuse nor are
 * refused.
 */
export function refusedBy({ life }: Pick<Traits, 'life'>, dealbreakers: readonly Dealbreaker[]): number {
  const against = (answers: readonly Trait[], mine: string | undefined): readonly Trait[] =>
    answers.some((answer) => answer === mine) ? answers.filter((answer) => answer !== mine) : [];
  const refused: Trait[] = dealbreakers.flatMap((dealbreaker) => {
    if (dealbreaker === 'no-children-there') return ['children there'];
    return dealbreaker === 'place'
      ? against(PLACES, life?.living_preference)
      : against(WISHES, life?.family_plans);
  });
  return bits((trait) => refused.includes(trait));
}

function bits(has: (trait: Trait) => boolean): number {
  return TRAITS.reduce((mask, trait, place) => (has(trait) ? mask | (1 << place) : mask), 0);
}

/** Questionnaire answers, verbatim and in the order of spec 1 §3. */
export const LIVING_PREFERENCES = ['En ville', 'Au vert', 'Loin', 'Ouvert(e)'] as const;
export const LIVING_ARRANGEMENTS = ['Chacun chez soi', 'Vie commune', 'A voir'] as const;
export const FAMILY_PLANS = [
  'Je veux des enfants',
  "Je ne veux pas d'enfants",
  'Je ne sais pas encore',
] as const;

export const ACTIVITIES = [
  'Sorties, Fêtes',
  'Danse',
  'Expos, musées',
  'Cinéma',
  'Théâtres',
  'Concerts',
  'Sport',
  'Nature',
  'Randonnée',
  'Bricolage, jardinage',
  'Tendresse, cocooning',
  'Spiritualité',
  'Balades, voyages, weekends',
  'Projets associatifs, projets professionnels',
] as const;
export const MAX_ACTIVITIES = 5;

export const LOVE_DIMENSIONS = [
  'liberty_score',
  'fidelity_score',
  'communication_score',
  'tenderness_score',
  'sexuality_score',
] as const;
export const LOVE_SCORE_MIN = 1;
export const LOVE_SCORE_MAX = 5;

export const QUIZ_TOPICS = [
  'past_breakups_score',
  'abandonment_fear_score',
  'self_confidence_score',
  'single_status_score',
] as const;
export const QUIZ_SCORE_MIN = 1;
export const QUIZ_SCORE_MAX = 10;

export type LivingPreference = (typeof LIVING_PREFERENCES)[number];
export type LivingArrangement = (typeof LIVING_ARRANGEMENTS)[number];
export type FamilyPlans = (typeof FAMILY_PLANS)[number];
export type Activity = (typeof ACTIVITIES)[number];
export type LoveDimension = (typeof LOVE_DIMENSIONS)[number];
export type QuizTopic = (typeof QUIZ_TOPICS)[number];

export type LifeProject = {
  living_preference: LivingPreference;
  living_arrangement: LivingArrangement;
  family_plans: FamilyPlans;
};
/** Sexuality may be private: null, which scores nothing with anyone. */
export type LoveProfile = Record<Exclude<LoveDimension, 'sexuality_score'>, number> & {
  sexuality_score: number | null;
};
export type Quiz = Record<QuizTopic, number>;

/** Limit on changes of the love profile in the window; the first fill is free (D9). */
export const LOVE_PROFILE_CHANGE_LIMIT = 5;
export const LOVE_PROFILE_CHANGE_WINDOW_DAYS = 1;

/**
 * Returns when the next change is allowed. A withdrawal counts as a change.
 * @param changes earlier changes, without the first fill
 * @returns null if allowed now
 */
export function loveProfileChangesFrom(changes: readonly Date[], what: 'change' | 'fill'): Date | null {
  const limit = what === 'fill' ? LOVE_PROFILE_CHANGE_LIMIT + 1 : LOVE_PROFILE_CHANGE_LIMIT;
  return roomFrom(changes, limit, LOVE_PROFILE_CHANGE_WINDOW_DAYS * DAY_MS);
}

/** Sentence openings, of which a member completes up to three; wording in `texts.ts`. */
export const PROMPTS = [
  'good-sunday',
  'makes-me-laugh',
  'looking-for',
  'small-joy',
  'talk-for-hours',
  'last-discovery',
  'good-place',
  'signature-dish',
  'after-a-long-day',
  'kept-from-childhood',
  'song',
  'life-taught-me',
  'touching-gesture',
  'small-pride',
  'together',
  'harmless-habit',
  'friends-say',
  'changed-my-mind',
  'never-tired-of',
  'first-meeting',
] as const;
export type Prompt = (typeof PROMPTS)[number];

export const MAX_PROMPTS = 3;
export const PROMPT_ANSWER_MAX_LENGTH = 160;

/** Free texts that a profile shows besides the name; the desk shows each of them. */
export const SHOWN_TEXTS = ['bio'] as const;
/** Free texts of a profile, each a column that other members read. */
export const PROFILE_TEXTS = ['first_name', ...SHOWN_TEXTS] as const;
export type ProfileText = (typeof PROFILE_TEXTS)[number];

/** Unit of moderation: a text by its field, a photo by its id, a caption by the id of its photo. */
export type TextContent = ProfileText | `prompt:${Prompt}` | `caption:${string}`;
export type Content = TextContent | `photo:${string}`;

/** Returns the content id of a photo. */
export const photoContent = (photo: string) => `photo:${photo}` as const;
/** Returns the content id of a caption. */
export const captionContent = (photo: string) => `caption:${photo}` as const;
/** Returns the content id of a completed phrase. */
export const promptContent = (prompt: Prompt) => `prompt:${prompt}` as const;

export function photoOf(content: string, kind: 'photo' | 'caption'): string | undefined {
  return content.startsWith(`${kind}:`) ? content.slice(kind.length + 1) : undefined;
}

/** Returns the phrase in a content id, or undefined for other content. */
export function promptOf(content: string): Prompt | undefined {
  return PROMPTS.find((prompt) => content === promptContent(prompt));
}

/** Parses a content id sent by the browser; undefined if invalid. */
export function contentFrom(name: string): Content | undefined {
  const prompt = promptOf(name);
  if (prompt) return promptContent(prompt);
  const photo = photoOf(name, 'photo');
  if (photo) return photoContent(photo);
  const caption = photoOf(name, 'caption');
  if (caption) return captionContent(caption);
  return PROFILE_TEXTS.find((field) => field === name);
}

/**
 * Returns whether moderation can hide a content. First names appear in every conversation, so their owner is asked to
 * change them instead.
 */
export function canHide(content: Content): 'ok' | 'needed' {
  return content === 'first_name' ? 'needed' : 'ok';
}

interface StoredPerson {
  first_name: string;
  gender: Gender;
  birth_date: string;
  city: string;
  has_children: boolean;
  bio: string;
  photo_url: string | null;
}

/**
 * Returns a member as others see them, in the shape of the contract’s `shownPerson`.
 * @param hidden contents that moderation removed
 * @param today ISO date in Paris
 */
export function showPerson<Answered extends { prompt: Prompt }>(
  profile: StoredPerson,
  { prompts, hidden }: { prompts: readonly Answered[]; hidden: ReadonlySet<string> },
  today: string,
) {
  return {
    firstName: profile.first_name,
    gender: profile.gender,
    age: ageOn(profile.birth_date, today) ?? 0,
    city: townOf(profile.city),
    hasChildren: profile.has_children,
    bio: hidden.has('bio') ? '' : profile.bio,
    photoUrl: profile.photo_url,
    prompts: prompts.filter(({ prompt }) => !hidden.has(promptContent(prompt))),
  };
}

/** Returns photos as others see them, without what moderation removed. */
export function showPhotos<Photo extends { id: string; caption: string }>(
  photos: readonly Photo[],
  hidden: ReadonlySet<string>,
): Photo[] {
  return photos
    .filter(({ id }) => !hidden.has(photoContent(id)))
    .map((photo) => (hidden.has(captionContent(photo.id)) ? { ...photo, caption: '' } : photo));
}
