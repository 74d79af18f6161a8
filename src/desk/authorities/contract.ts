import { z } from 'zod';
import { action, requiredText, route } from '#lib/contract-base.ts';
import { emailAddress } from '#lib/email-address.ts';
import { AUTHORITY_MAX_LENGTH, REFERENCE_MAX_LENGTH } from './rules.ts';

const id = z.string().max(64);
const when = z.iso.datetime();

const TOO_LONG = 'C’est trop long\u202f: 120 caractères au plus';
const day = z.iso.date({ error: 'Choisissez un jour' });

const authorityRequest = z.object({
  id,
  /** Null when the request has no case. */
  caseId: id.nullable(),
  /** First name of the member; null when unknown or deleted. */
  about: z.string().nullable(),
  authority: z.string(),
  reference: z.string(),
  from: z.iso.date(),
  until: z.iso.date(),
  askedBy: z.string(),
  askedAt: when,
  mayHandOver: z.boolean(),
  handedOver: z.object({ by: z.string(), at: when, digest: z.string() }).nullable(),
});
export type AuthorityRequest = z.infer<typeof authorityRequest>;

export const newAuthorityRequest = z
  .object({
    id: z.uuid(),
    /** Null without a case: the address then identifies the person. */
    case: id.nullable(),
    authority: requiredText(
      AUTHORITY_MAX_LENGTH,
      TOO_LONG,
      'Écrivez qui demande\u202f: service, ville, nom de la personne',
    ),
    reference: requiredText(REFERENCE_MAX_LENGTH, TOO_LONG, 'Écrivez la référence de la réquisition'),
    /** The address named by the authority, stored as a keyed hash. Required once the account of the case is gone. */
    email: z.literal('').or(emailAddress).optional(),
    from: day,
    until: day,
  })
  .refine(({ from, until }) => from <= until, { path: ['until'], message: 'La fin vient après le début' })
  .refine((asked) => asked.case !== null || Boolean(asked.email), {
    path: ['email'],
    message: 'Sans dossier, écrivez l’adresse que nomme l’autorité',
  });

const oneRequest = z.object({ id });

export const deskAuthoritiesContract = {
  requests: route('GET', '/desk/authorities', 'List requests of authorities').output(
    z.array(authorityRequest),
  ),
  ask: action('/desk/authorities', 'Record a request of an authority')
    .errors({
      OTHER_ADDRESS: {
        status: 409,
        message: 'Ce dossier est celui d’une autre adresse. Vérifiez l’adresse, ou le dossier.',
      },
    })
    .input(newAuthorityRequest),
  drop: action('/desk/authorities/{id}/drop', 'Withdraw a request that was not handed over').input(
    oneRequest,
  ),
  handOver: route(
    'POST',
    '/desk/authorities/{id}/hand-over',
    'Hand over the sealed file, by another colleague',
  )
    .errors({
      OWN_REQUEST: {
        status: 409,
        message:
          'Vous avez noté cette demande : une autre personne de l’administration doit remettre le dossier.',
      },
      HANDED_OVER: {
        status: 409,
        message:
          'Ce dossier a déjà été remis par une autre personne, ou la demande a été reprise entre-temps. Pour le remettre encore, notez une nouvelle demande.',
      },
    })
    .input(oneRequest)
    .output(
      z.object({
        name: z.string(),
        file: z.string(),
        /** Shown once, not stored. */
        password: z.string(),
        digest: z.string(),
      }),
    ),
};
