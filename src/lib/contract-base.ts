import { oc } from '@orpc/contract';
import { z } from 'zod';
import { isHiding, plainName } from './free-text/plain-name.ts';
import { visibleText, withWordsApart } from './visible-text.ts';
import { waitWords } from './wait-words.ts';

/**
 * Returns the message of a rate limit.
 * @param seconds until the next attempt, where known
 */
export function tooManyRequests(seconds?: number): string {
  const when = seconds === undefined ? 'un peu plus tard' : waitWords(seconds);
  return `Vous avez atteint la limite pour le moment. Réessayez ${when}.`;
}

/** Errors of every route. The screen shows the message. */
export const REFUSALS = {
  UNAUTHORIZED: { status: 401, message: 'Votre session a expiré. Veuillez vous reconnecter.' },
  SUSPENDED: {
    status: 403,
    message:
      'Votre compte est suspendu. La page «\u202fVotre compte\u202f» dit pourquoi, et ce que vous pouvez faire.',
  },
  ACCOUNT_CLOSED: {
    status: 403,
    message:
      'Votre compte est fermé. La page «\u202fVotre compte\u202f» dit pourquoi, et ce que vous pouvez faire.',
  },
  FORBIDDEN_ORIGIN: { status: 403, message: 'Cette demande ne vient pas de notre site.' },
  NOT_FOUND: { status: 404, message: 'Cette page ou cette personne n’existe pas, ou n’est plus visible.' },
  OTHER_SESSION: {
    status: 409,
    message:
      'Une autre personne s’est connectée dans ce navigateur entre-temps. Rien n’a été envoyé, et la page se recharge.',
  },
  PROFILE_REQUIRED: { status: 409, message: 'Complétez d’abord votre profil.' },
  PREFERENCES_REQUIRED: { status: 409, message: 'Définissez d’abord vos préférences de recherche.' },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: tooManyRequests(),
    data: z.object({ retryAfterSeconds: z.int() }),
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: 'Lueur est momentanément indisponible. Réessayez dans quelques instants.',
    data: z.object({ retryAfterSeconds: z.int() }),
  },
  BUSY: {
    status: 503,
    message:
      'Il y a beaucoup de monde en ce moment. Réessayez dans quelques instants\u202f: rien de ce que vous avez écrit n’est perdu.',
    data: z.object({ retryAfterSeconds: z.int() }),
  },
  TOO_FAST: {
    status: 429,
    message:
      'Vos demandes arrivent trop vite les unes après les autres. Réessayez dans un instant\u202f: rien de ce que vous avez écrit n’est perdu.',
    data: z.object({ retryAfterSeconds: z.int() }),
  },
  INVALID_INPUT: {
    status: 400,
    message: 'Certaines réponses sont à revoir.',
    data: z.object({ fields: z.record(z.string(), z.string()) }),
  },
} as const;

export const base = oc.errors(REFUSALS);

/**
 * @param path below the API's prefix
 * @param summary purpose, in the API's document
 */
export function route(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: `/${string}`,
  summary: string,
) {
  return base.route({ method, path, summary });
}

export const doneAnswer = z.object({ done: z.literal(true) });

/** Output of an action without a result: its route returns nothing. */
export const done = z
  .void()
  .transform(() => ({ done: true as const }))
  .pipe(doneAnswer);

/** A POST that only changes something. */
export function action(path: `/${string}`, summary: string) {
  return route('POST', path, summary).output(done);
}

/**
 * Version of a record as it was read; null when there is none yet. Every PUT and PATCH carries one. A member’s form
 * computes it from its content (`versionOf`), the desk receives it with the record.
 */
export const version = z.string().max(64).nullable();
export const saved = z.object({ version: z.string() });

/**
 * A route that saves a form over the version that it read. An action that sets one value, whatever it was before, is a
 * POST.
 */
export function saveRoute(path: `/${string}`, summary: string, method: 'PUT' | 'PATCH' = 'PUT') {
  return route(method, path, summary).errors({
    CHANGED: {
      status: 409,
      message:
        'Une autre version a été enregistrée entre-temps. Ce que vous avez écrit est resté ici, rien n’est perdu.',
      /** The stored values, by the names of the form's fields. */
      data: z.object({ version: z.string(), stored: z.record(z.string(), z.unknown()) }),
    },
    REMOVED: {
      status: 409,
      message:
        'Cette fiche a été retirée entre-temps, elle n’a pas été enregistrée. Ce que vous avez écrit est resté ici.',
    },
  });
}

/** Typed text: trimmed, without invisible characters. Text above the limit is not processed further. */
export function typedText(max: number, tooLong: string) {
  return z
    .string()
    .transform((text) => visibleText(text).trim())
    .refine((text) => Array.from(text).length <= max, { error: tooLong, abort: true });
}

/**
 * Required text.
 * @param missing message when it is empty
 */
export function requiredText(max: number, tooLong: string, missing: string) {
  return typedText(max, tooLong).refine((text) => text.length > 0, missing);
}

const HIDING_NAME = 'Ce nom contient un signe que l’on ne voit pas\u202f: effacez-le et tapez-le à nouveau';

/** A person's name: without invisible characters, with plain hyphens and spaces. */
export function typedName(max: number, tooLong: string) {
  return z
    .string()
    .transform((name) => withWordsApart(name).trim())
    .refine((name) => !isHiding(name) || visibleText(name).trim() === '', HIDING_NAME)
    .transform(plainName)
    .pipe(typedText(max, tooLong));
}

/**
 * A required name.
 * @param missing message when it is empty
 */
export function requiredName(max: number, tooLong: string, missing: string) {
  return typedName(max, tooLong).refine((name) => name.length > 0, missing);
}

/** The response of an unknown or forbidden address. */
export const NO_SUCH_ADDRESS = 'Cette adresse n’existe pas.';
