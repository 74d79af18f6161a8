import {
  IF_IT_IS_YOU,
  OPEN_LOG_IN,
  onTheDay,
  securityMail,
  TAKE_ACCOUNT_BACK,
} from '#identity/accounts/server/shared/security-mail.ts';
import { PASSKEYS_ENDED_BY_RESET_DAYS } from '#identity/factors/rules.ts';
import type { PasskeysAfterwards } from '#identity/factors/server/shared/end-recent-passkeys.ts';
import type { MailedSecret } from '#mechanisms/mailed-links/server/shared/mail-code.ts';
import { secretLink } from '#mechanisms/mailed-links/server/shared/secret-link.ts';
import type { MailDraft } from '#platform/mail/mail-draft.ts';

const SIGNED_UP = 'Vous recevez ce message parce que cette adresse a servi à s’inscrire sur Lueur.';

const listed = (names: readonly string[]) => names.map((name) => `« ${name} »`).join(', ');

/** `changedAt`: ISO instant. */
type PasswordChanged = { changedAt: string } & Partial<PasskeysAfterwards>;

export const accountMails = {
  /** The link that opens the first session of a new address (D1). */
  'confirm-email': (secret: MailedSecret): MailDraft => ({
    subject: 'Confirmez votre adresse pour commencer',
    title: 'Bienvenue chez Lueur',
    preview: 'Un clic, et vous pourrez créer votre profil.',
    reason: SIGNED_UP,
    blocks: [
      'Bonjour,',
      'Confirmez que cette adresse est bien la vôtre\u202f: vous pourrez ensuite créer tranquillement votre profil, puis découvrir jusqu’à quatre personnes choisies pour vous.',
      ...secretLink('Confirmer mon adresse', 'sign-up', secret),
      { note: 'Ce lien est valable 24 heures et ne sert qu’une fois.' },
      {
        note: 'Vous n’avez rien demandé\u202f? Ignorez ce message\u202f: sans confirmation, cette adresse est effacée au bout de 7 jours.',
      },
    ],
  }),

  /** Sent for three days after a birth date under 18. */
  'sign-up-on-hold': (_data: object): MailDraft => ({
    subject: 'Votre inscription n’est pas possible pour l’instant',
    preview: 'Lueur est réservé aux personnes de 18 ans et plus.',
    reason: SIGNED_UP,
    blocks: [
      'Bonjour,',
      'Lueur est réservé aux personnes de 18 ans et plus. La date de naissance donnée avec cette adresse était plus récente : nous avons effacé l’inscription.',
      'C’était une faute de frappe ? Cette adresse pourra servir de nouveau trois jours après cet essai.',
      { note: 'Vous n’avez rien demandé ? Ignorez ce message.' },
    ],
  }),

  /** To a member whose address was typed at sign-up: the screen does not reveal the account. */
  'already-member': (_data: object): MailDraft => ({
    subject: 'Vous avez déjà un compte',
    preview: 'Vous pouvez vous connecter : rien n’a changé.',
    reason: SIGNED_UP,
    blocks: [
      'Bonjour,',
      'Cette adresse vient de servir à s’inscrire, mais un compte existe déjà pour elle. Rien n’y a changé : connectez-vous avec votre mot de passe.',
      OPEN_LOG_IN,
      { note: 'Vous ne le retrouvez plus ? Sur la page de connexion, choisissez « Mot de passe oublié ? ».' },
      { note: 'Vous n’avez rien demandé ? Ignorez ce message : cela ne change rien à votre compte.' },
    ],
  }),

  'reset-password': (secret: MailedSecret): MailDraft => ({
    subject: 'Choisissez un nouveau mot de passe',
    preview: 'Le lien est valable 30 minutes.',
    reason: 'Vous recevez ce message parce qu’un nouveau mot de passe a été demandé pour votre compte.',
    blocks: [
      'Bonjour,',
      'Un mot de passe s’oublie, ce n’est rien. Choisissez-en un nouveau, et retrouvez votre espace comme vous l’avez laissé.',
      ...secretLink('Choisir mon mot de passe', 'password', secret),
      { note: 'Ce lien est valable 30 minutes et ne sert qu’une fois.' },
      {
        note: 'Vous n’avez rien demandé\u202f? Ignorez ce message\u202f: votre mot de passe actuel reste le bon.',
      },
    ],
  }),

  'password-changed': ({ changedAt, endedPasskeys = [], keptPasskeys = [] }: PasswordChanged): MailDraft =>
    securityMail('Votre mot de passe a été changé', IF_IT_IS_YOU, [
      `Le mot de passe de votre compte a été changé ${onTheDay(changedAt)}. Par prudence, vos autres appareils ont été déconnectés.`,
      endedPasskeys.length > 0 &&
        `Les clés d’accès ajoutées depuis moins de ${PASSKEYS_ENDED_BY_RESET_DAYS} jours ont été retirées : ${listed(endedPasskeys)}. Vous pouvez les ajouter de nouveau dans « Mon compte ».`,
      keptPasskeys.length > 0 &&
        `Ces clés d’accès ouvrent toujours votre compte : ${listed(keptPasskeys)}. Si vous ne reconnaissez pas l’une d’elles, retirez-la dans « Mon compte ».`,
      IF_IT_IS_YOU,
      ...TAKE_ACCOUNT_BACK,
    ]),

  /** `at`: ISO instant. `device`: such as « Firefox sur Windows ». */
  'new-device': ({ device, at }: { device: string; at: string }): MailDraft =>
    securityMail('Connexion depuis un nouvel appareil', IF_IT_IS_YOU, [
      `Votre compte a été ouvert ${onTheDay(at)} sur un appareil que nous ne connaissions pas encore : ${device}.`,
      IF_IT_IS_YOU,
      'Ce n’est pas vous ? Choisissez un autre mot de passe : tous vos autres appareils seront déconnectés. Regardez aussi vos clés d’accès, au même endroit.',
      { action: 'Changer mon mot de passe', to: '/settings#mot-de-passe' },
      {
        note: 'Vous ne pouvez plus vous connecter ? Sur la page de connexion, choisissez « Mot de passe oublié ? ».',
      },
    ]),
};
