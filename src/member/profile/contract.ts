import { z } from 'zod';
import {
  action,
  done,
  requiredName,
  requiredText,
  route,
  saveRoute,
  typedText,
  version,
} from '#lib/contract-base.ts';
import { checkName, posesAsTeam } from '#lib/free-text/person-name.ts';
import { inLetters } from '#lib/french-words.ts';
import { GENDERS } from '#lib/gender.ts';
import {
  BIO_MAX_LENGTH,
  CITY_CHANGE_LIMIT,
  CITY_CHANGE_WINDOW_DAYS,
  DEALBREAKERS,
  DISTANCE_MAX,
  DISTANCE_MIN,
  FIRST_NAME_MAX_LENGTH,
  MAX_PROMPTS,
  PROMPT_ANSWER_MAX_LENGTH,
  PROMPTS,
  SEARCH_AGE_MAX,
  SEARCH_AGE_MIN,
  SOUGHT_GENDERS,
} from './rules.ts';

export const BIRTH_DATE_SENTENCES = {
  impossible: 'Veuillez entrer une date de naissance qui existe',
  'too-young': 'Lueur est réservé aux personnes majeures : il faut avoir 18 ans',
  'too-old': 'Vérifiez l’année de votre naissance',
} as const;

export const CHILDREN_CHANGED_OFTEN =
  'Cette réponse a déjà changé trois fois en sept jours\u202f: laissez passer quelques jours avant de la changer à nouveau';
export const CITY_CHANGED_OFTEN = `Votre ville a déjà changé ${inLetters(CITY_CHANGE_LIMIT)} fois en ${inLetters(CITY_CHANGE_WINDOW_DAYS)} jours\u202f: laissez passer quelques jours avant de la changer à nouveau`;
export const CITY_MISSING = 'Veuillez choisir votre ville dans la liste';

export const FREE_TEXT_SENTENCES = {
  phone: 'N’indiquez pas de numéro de téléphone ici : vous pourrez l’échanger plus tard, par message',
  email: 'N’indiquez pas d’adresse e-mail ici : vous pourrez l’échanger plus tard, par message',
  link: 'N’indiquez pas de lien ici : vous pourrez l’échanger plus tard, par message',
  handle: 'N’indiquez pas votre nom sur un réseau ici : vous pourrez l’échanger plus tard, par message',
  surname: 'Gardez votre nom de famille pour plus tard : ici, votre prénom suffit',
} as const;

const NOT_A_NAME = 'Un nom s’écrit avec des lettres, un trait d’union ou une apostrophe';

const name = (missing: string) =>
  requiredName(FIRST_NAME_MAX_LENGTH, 'Ce nom est trop long (50 caractères au plus)', missing).refine(
    (typed) => typed === '' || checkName(typed) === 'ok',
    { error: NOT_A_NAME, abort: true },
  );
const firstName = name('Veuillez entrer votre prénom').refine(
  (typed) => !posesAsTeam(typed),
  'Ce prénom pourrait faire croire que vous êtes de l’équipe',
);
const lastName = name('Veuillez entrer votre nom');

const bio = typedText(BIO_MAX_LENGTH, 'Votre présentation doit tenir en 500 caractères');

/** The route adds the checks that need today’s date and the table of communes. */
export const profileFields = z.object({
  first_name: firstName,
  last_name: lastName,
  gender: z.enum(GENDERS, { error: 'Veuillez indiquer si vous êtes une femme ou un homme' }),
  birth_date: z.iso.date({ error: BIRTH_DATE_SENTENCES.impossible }),
  city_code: z.string({ error: CITY_MISSING }).min(1, CITY_MISSING).max(10),
  has_children: z.boolean({ error: 'Veuillez répondre à cette question' }),
  bio: bio.default(''),
});

/** Editable fields, all optional. Gender and birth date are fixed once the profile exists. */
export const profileChanges = profileFields
  .pick({ first_name: true, last_name: true, city_code: true, has_children: true })
  .extend({ bio })
  .partial();
export type ProfileChanges = z.infer<typeof profileChanges>;

export const searchAnswers = z
  .object({
    preferred_gender: z.enum(SOUGHT_GENDERS, { error: 'Veuillez indiquer qui vous recherchez' }),
    min_age: z
      .int()
      .min(SEARCH_AGE_MIN, 'L’âge minimum est de 18 ans')
      .max(SEARCH_AGE_MAX, 'L’âge maximum est de 99 ans'),
    max_age: z
      .int()
      .min(SEARCH_AGE_MIN, 'L’âge minimum est de 18 ans')
      .max(SEARCH_AGE_MAX, 'L’âge maximum est de 99 ans'),
    max_distance: z
      .int()
      .min(DISTANCE_MIN, 'La distance est de 1 km au moins')
      .max(DISTANCE_MAX, 'La distance est de 500 km au plus'),
    dealbreakers: z.array(z.enum(DEALBREAKERS)).max(DEALBREAKERS.length).default([]),
  })
  .refine((search) => search.min_age <= search.max_age, {
    path: ['max_age'],
    error: 'L’âge maximum doit être supérieur ou égal à l’âge minimum',
  });

export const city = z.object({
  code: z.string(),
  name: z.string(),
  department: z.string(),
  postalCode: z.string(),
  /** The typed name and its current commune: « Lomme, aujourd’hui Lille ». */
  alias: z.string().optional(),
  /** No commune has the typed name: this one only resembles it, or has the typed postal code. */
  lookAlike: z.boolean().optional(),
});
export type City = z.infer<typeof city>;

export const ownProfile = z.object({
  first_name: z.string(),
  last_name: z.string(),
  gender: z.enum(GENDERS),
  birth_date: z.string(),
  city: z.string(),
  city_code: z.string(),
  has_children: z.boolean(),
  bio: z.string(),
  photo_url: z.string().nullable(),
});
export type OwnProfile = z.infer<typeof ownProfile>;

/** Spec 1 §8, verbatim: the page « Mon Profil ». */
export const PROFILE_LOAD_FAILED =
  'Une erreur est survenue lors de la récupération de vos données. Veuillez réessayer.';
export const PROFILE_UPDATE_FAILED =
  'Une erreur est survenue lors de la mise à jour de vos données. Veuillez réessayer.';
export const profileContract = {
  mine: route('GET', '/profile', 'Get my profile').output(ownProfile),
  update: saveRoute('/profile', 'Update fields of my profile and return all of it', 'PATCH')
    .input(profileChanges.extend({ version }))
    .output(ownProfile),
  searchCities: route('GET', '/cities', 'Search French communes by name or postal code')
    .input(z.object({ q: z.string().max(80) }))
    .output(z.array(city).max(5)),
  preferences: route('GET', '/search-preferences', 'Get my search preferences').output(
    searchAnswers.nullable(),
  ),
  savePreferences: saveRoute('/search-preferences', 'Save my search preferences')
    .errors({
      CONSENT_REQUIRED: {
        status: 409,
        message:
          'Pour enregistrer votre recherche, acceptez d’abord l’utilisation de vos réponses sur votre vie amoureuse dans « Mon compte ».',
      },
    })
    .input(searchAnswers.safeExtend({ version }))
    .output(done),
  pauseState: route('GET', '/profile/pause', 'Get whether my profile is paused').output(
    z.object({ paused: z.boolean() }),
  ),
  pause: action('/profile/pause', 'Pause my profile; conversations continue'),
  resume: action('/profile/resume', 'Resume my profile'),
};

export const answeredPrompt = z.object({
  prompt: z.enum(PROMPTS, { error: 'Choisissez une phrase dans la liste' }),
  answer: requiredText(
    PROMPT_ANSWER_MAX_LENGTH,
    'Votre réponse doit tenir en 160 caractères',
    'Écrivez la fin de cette phrase, ou retirez-la',
  ),
});
export type AnsweredPrompt = z.infer<typeof answeredPrompt>;

/** In display order. */
export const answeredPrompts = z
  .array(answeredPrompt)
  .max(MAX_PROMPTS, 'Choisissez trois phrases au plus')
  .refine(
    (answered) => new Set(answered.map(({ prompt }) => prompt)).size === answered.length,
    'Chaque phrase ne se choisit qu’une fois',
  );

/** A member as others see them. Every other view of a person extends this one or picks from it (security.md, 3). */
export const shownPerson = z.object({
  firstName: z.string(),
  gender: z.enum(GENDERS),
  age: z.int(),
  city: z.string(),
  hasChildren: z.boolean(),
  bio: z.string(),
  photoUrl: z.string().nullable(),
  prompts: answeredPrompts,
});

export const promptsContract = {
  mine: route('GET', '/profile/prompts', 'List my completed phrases').output(answeredPrompts),
  save: saveRoute('/profile/prompts', 'Save up to three completed phrases and return them as stored')
    .input(z.object({ prompts: answeredPrompts, version }))
    .output(answeredPrompts),
};

export const hiddenContent = z.object({ content: z.string(), why: z.string() });

export const moderatedContract = {
  mine: route(
    'GET',
    '/profile/hidden',
    'List my photos and texts that moderation has hidden, with the reasons',
  ).output(z.array(hiddenContent)),
};
