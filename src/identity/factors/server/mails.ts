import {
  IF_IT_IS_YOU,
  OPEN_LOG_IN,
  onTheDay,
  securityMail,
  TAKE_ACCOUNT_BACK,
} from '#identity/accounts/server/shared/security-mail.ts';
import { parisMoment } from '#lib/french-date.ts';
import type { MailDraft } from '#platform/mail/mail-draft.ts';

/** `at`: ISO instant. */
type Moment = { at: string };

const CODES_LEFT = ['Il ne vous reste aucun code de secours', 'Il vous reste un code de secours'];

export const secondFactorMails = {
  /** `left`: number of unused codes, of ten. */
  'backup-codes-low': ({ at, left }: Moment & { left: number }): MailDraft =>
    securityMail(
      CODES_LEFT[left] ?? `Il vous reste ${left} codes de secours`,
      'Vous pouvez en demander dix nouveaux.',
      [
        `Un code de secours a remplacé votre téléphone ${onTheDay(at)}.`,
        'Pour ne pas rester à la porte, demandez dix nouveaux codes dans « Mon compte », et gardez-les ailleurs que sur votre téléphone.',
        { action: 'Demander de nouveaux codes', to: '/settings#double-authentification' },
        'Ce n’est pas vous ? Choisissez sans attendre un autre mot de passe, puis demandez de nouveaux codes : quelqu’un a les vôtres.',
      ],
    ),

  'backup-codes-renewed': ({ at }: Moment): MailDraft =>
    securityMail('Vos codes de secours ont été renouvelés', 'Ceux d’avant ne servent plus.', [
      `Dix nouveaux codes de secours ont été donnés pour votre compte ${onTheDay(at)}. Ceux d’avant ne servent plus : jetez-les.`,
      IF_IT_IS_YOU,
      ...TAKE_ACCOUNT_BACK,
    ]),

  'codes-guessed': ({ at }: Moment): MailDraft =>
    securityMail('Plusieurs codes faux ont été saisis', 'Aucun n’a été accepté.', [
      `Une personne qui connaît votre mot de passe a saisi dix codes faux, le dernier ${onTheDay(at)}. Aucun n’a été accepté, et il faut maintenant attendre avant d’essayer encore.`,
      'C’est bien vous ? Vérifiez que l’heure de votre téléphone est juste, ou prenez un code de secours.',
      'Ce n’est pas vous ? Quelqu’un connaît votre mot de passe : choisissez-en un autre, que vous n’utilisez nulle part ailleurs. Le code de votre téléphone a protégé votre compte.',
      OPEN_LOG_IN,
    ]),

  /** `from`: ISO instant from which a password reset removes the phone. */
  'phone-said-lost': ({ at, from }: Moment & { from: string }): MailDraft =>
    securityMail('Votre téléphone est perdu ?', 'Rien ne change avant trois jours.', [
      `Une personne qui connaît votre mot de passe a dit, ${onTheDay(at)}, n’avoir plus ni le téléphone relié à votre compte, ni les codes de secours.`,
      `C’est bien vous ? À partir du ${parisMoment(new Date(from))}, choisissez « Mot de passe oublié ? » sur la page de connexion : le nouveau mot de passe retirera la double authentification. D’ici là, un code retrouvé annule la demande.`,
      'Ce n’est pas vous ? Choisissez dès maintenant un nouveau mot de passe, par « Mot de passe oublié ? » : la demande est annulée, votre téléphone reste relié, et tous les appareils sont déconnectés.',
      OPEN_LOG_IN,
    ]),

  'second-factor-added': ({ at }: Moment): MailDraft =>
    securityMail(
      'La double authentification protège votre compte',
      'À chaque connexion, un code de votre téléphone vous sera demandé.',
      [
        `Un téléphone a été relié à votre compte ${onTheDay(at)}. À chaque connexion, un code de ce téléphone vous sera demandé après votre mot de passe. Par prudence, vos autres appareils ont été déconnectés.`,
        'Gardez bien vos dix codes de secours : chacun remplace le téléphone une fois.',
        'Ce n’est pas vous ? Écrivez-nous sans attendre par le formulaire « Contactez-nous » : quelqu’un connaît sans doute votre mot de passe.',
        { action: 'Nous écrire', to: '/qui-sommes-nous#contact' },
      ],
    ),

  'second-factor-removed': ({ at }: Moment): MailDraft =>
    securityMail(
      'La double authentification a été retirée',
      'Votre mot de passe suffit de nouveau pour vous connecter.',
      [
        `La double authentification de votre compte a été retirée ${onTheDay(at)}. Votre mot de passe suffit de nouveau pour vous connecter.`,
        IF_IT_IS_YOU,
        ...TAKE_ACCOUNT_BACK,
      ],
    ),
};

/** `at`: ISO instant. */
type OfPasskey = { name: string; at: string };

export const passkeyMails = {
  'passkey-added': ({ name, at }: OfPasskey): MailDraft =>
    securityMail('Une clé d’accès a été ajoutée', IF_IT_IS_YOU, [
      `La clé d’accès « ${name} » a été ajoutée à votre compte ${onTheDay(at)}. Elle permet de se connecter sans mot de passe.`,
      IF_IT_IS_YOU,
      'Ce n’est pas vous ? Changez votre mot de passe, puis retirez cette clé dans « Mon compte » : elle resterait sinon utilisable.',
      { action: 'Ouvrir mes clés d’accès', to: '/settings#cles-d-acces' },
    ]),

  'passkey-removed': ({ name, at }: OfPasskey): MailDraft =>
    securityMail('Une clé d’accès a été retirée', IF_IT_IS_YOU, [
      `La clé d’accès « ${name} » a été retirée de votre compte ${onTheDay(at)}. Elle ne permet plus de se connecter.`,
      ...TAKE_ACCOUNT_BACK,
    ]),
};
