import { z } from 'zod';
import { action, base, done, route, saveRoute, typedText, version } from '#lib/contract-base.ts';
import { city } from '#member/profile/contract.ts';
import { CAPTION_MAX_LENGTH, MAX_PHOTOS } from './rules.ts';

/** Spec 1 §8, verbatim. */
export const PHOTO_UPLOAD_FAILED =
  'Une erreur est survenue lors du téléchargement de la photo. Veuillez réessayer.';
export const PHOTO_TOO_LARGE = 'Cette photo dépasse 10 Mo : choisissez-en une plus légère.';
export const PHOTO_UNREADABLE =
  'Nous n’arrivons pas à lire ce fichier : choisissez une photo au format JPEG, PNG ou WebP.';
const PHOTO_TOO_MANY_PIXELS =
  'Cette photo compte trop de pixels : 50 millions au plus. Réduisez-la, puis choisissez-la de nouveau.';
export const PHOTO_DAMAGED =
  'Ce fichier est incomplet ou abîmé : une partie de la photo manque. Enregistrez-la de nouveau, ou choisissez-en une autre.';
export const PHOTOS_FULL = 'Vous avez déjà six photos. Retirez-en une pour pouvoir en ajouter une autre.';

/** Upright on cards and previews, square in lists. */
export const visiblePhoto = z.object({ url: z.string(), thumbnailUrl: z.string(), caption: z.string() });
export type VisiblePhoto = z.infer<typeof visiblePhoto>;

export const ownPhoto = visiblePhoto.extend({ id: z.string() });
export type OwnPhoto = z.infer<typeof ownPhoto>;

export const caption = typedText(CAPTION_MAX_LENGTH, 'Une légende tient en 80 caractères');

/** Reasons for rejecting an uploaded picture. */
export const PHOTO_REFUSALS = {
  PHOTO_TOO_LARGE: { status: 413, message: PHOTO_TOO_LARGE },
  PHOTO_TOO_MANY_PIXELS: { status: 415, message: PHOTO_TOO_MANY_PIXELS },
  PHOTO_DAMAGED: { status: 415, message: PHOTO_DAMAGED },
  PHOTO_UNREADABLE: { status: 415, message: PHOTO_UNREADABLE },
} as const;

const photoId = z.string().max(64);
/** Multipart fields are strings. */
const percent = z.coerce.number().min(0).max(100);
/** Sent when the browser could not crop the picture: the upload is the whole file, in any orientation. */
export const uploadFrame = z.object({ x: percent, y: percent, width: percent, height: percent }).optional();

export const photosContract = {
  list: route('GET', '/profile/photos', 'List my photos in order').output(z.array(ownPhoto)),
  order: action('/profile/photos/order', 'Reorder my photos')
    .errors({
      PHOTOS_CHANGED: {
        status: 409,
        message:
          'Vos photos ont changé entre-temps, sur un autre appareil peut-être. Les voici telles qu’elles sont.',
      },
    })
    .input(z.object({ ids: z.array(photoId).max(MAX_PHOTOS) })),
  describe: saveRoute('/profile/photos/{id}', 'Save the caption of a photo', 'PATCH')
    .input(z.object({ id: photoId, caption, version }))
    .output(done),
  add: base
    .route({
      method: 'POST',
      path: '/profile/photos',
      summary: 'Add a photo (PNG, JPEG or WebP, at most 10 MB and 50 megapixels)',
      description: 'Stores an upright 4:5 picture and a square thumbnail. Idempotent by `clientId`.',
    })
    .errors({
      ...PHOTO_REFUSALS,
      PHOTOS_FULL: { status: 409, message: PHOTOS_FULL },
    })
    .input(
      z.object({
        photo: z.file(),
        clientId: z.uuid().optional(),
        frame: uploadFrame,
        /** Position of the square in the upright picture, in percent. */
        thumbnail: z.object({ x: percent, y: percent, side: percent }).optional(),
      }),
    )
    .output(ownPhoto),
  remove: route('DELETE', '/profile/photos/{id}', 'Delete one of my photos')
    .input(z.object({ id: photoId }))
    .output(done),
};

const verification = z.object({
  /** `lost`: the first photo has changed since the verification. */
  state: z.enum(['none', 'verified', 'lost']),
  /** When the team compared face and photos. */
  since: z.iso.datetime().nullable(),
});
export type Verification = z.infer<typeof verification>;

const nearby = z.object({
  town: city,
  /** Members who can be matched, in tens; null if too few to disclose. */
  members: z.number().int().nullable(),
  /** Those of them with a verified profile, disclosed likewise. */
  verified: z.number().int().nullable(),
});

export const verificationContract = {
  nearby: route(
    'GET',
    '/members-nearby',
    'Count members near the French communes that match a prefix, without a session',
  )
    .input(z.object({ q: z.string().max(80) }))
    .output(z.array(nearby).max(5)),
  mine: route('GET', '/profile/verification', 'Get the verification of my profile').output(verification),
};
