import {
  IF_IT_IS_YOU,
  onTheDay,
  securityMail,
  TAKE_ACCOUNT_BACK,
} from '#identity/accounts/server/shared/security-mail.ts';
import type { MailDraft } from '#platform/mail/mail-draft.ts';
import type { DataOf } from '#platform/mail/mail-templates.ts';

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

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof passkeyMails> {}
}
