import { OPEN_LOG_IN, onTheDay, securityMail } from '#identity/accounts/server/shared/security-mail.ts';
import { parisMoment } from '#lib/french-date.ts';
import type { MailedSecret } from '#mechanisms/mailed-links/server/shared/mail-code.ts';
import { secretLink } from '#mechanisms/mailed-links/server/shared/secret-link.ts';
import type { MailDraft } from '#platform/mail/mail-draft.ts';

/** `until`: ISO instant. The token is created when the mail is sent (`makeChangeLink`). */
type Change = { member: string; newEmail: string; until: string };
type ChangeMail = Change & MailedSecret;

const validUntil = (until: string) => ({
  note: `Ce lien est valable jusqu’au ${parisMoment(new Date(until))}.`,
});

export const emailChangeMails = {
  'confirm-former-address': ({ newEmail, until, ...secret }: ChangeMail): MailDraft =>
    securityMail(
      'Changer l’adresse de votre compte ?',
      'Votre accord est nécessaire, depuis l’ancienne adresse et depuis la nouvelle.',
      [
        `Une personne qui connaît votre mot de passe demande que votre compte passe à l’adresse ${newEmail}. Rien ne change tant que les deux adresses n’ont pas confirmé.`,
        'C’est bien vous ? Confirmez depuis ce message, puis depuis celui que nous avons envoyé à la nouvelle adresse.',
        ...secretLink('Répondre à cette demande', 'email-change', secret),
        {
          note: 'Ce n’est pas vous ? Ouvrez la même page et choisissez « Ce n’est pas moi » : la demande est annulée et tous les appareils sont déconnectés. Changez ensuite de mot de passe.',
        },
        validUntil(until),
      ],
    ),

  'confirm-new-address': ({ until, ...secret }: ChangeMail): MailDraft => ({
    subject: 'Confirmez votre nouvelle adresse',
    preview: 'Votre compte passera à cette adresse une fois les deux confirmées.',
    reason: 'Vous recevez ce message parce que cette adresse a été indiquée pour un compte Lueur.',
    blocks: [
      'Bonjour,',
      'Confirmez que cette adresse est la vôtre. Votre compte y passera dès que l’ancienne adresse aura confirmé, elle aussi.',
      ...secretLink('Confirmer cette adresse', 'email-change', secret),
      validUntil(until),
      { note: 'Vous n’avez rien demandé ? Ignorez ce message : rien ne changera.' },
    ],
  }),

  /** To a member whose address another account requested: only they learn that it is taken. */
  'address-in-use': (_data: Change): MailDraft => ({
    subject: 'Cette adresse a déjà un compte',
    preview: 'Quelqu’un l’a indiquée pour un autre compte. Rien ne change pour vous.',
    reason: 'Vous recevez ce message parce que cette adresse est celle de votre compte Lueur.',
    blocks: [
      'Bonjour,',
      'Quelqu’un a voulu donner cette adresse à un autre compte Lueur. Comme elle est déjà celle du vôtre, rien ne change, et l’autre personne n’en sait rien.',
      'C’était vous, avec deux comptes ? Gardez celui que vous préférez, et supprimez l’autre dans « Mon compte ».',
      OPEN_LOG_IN,
    ],
  }),

  /** To both addresses, after the change. `changedAt`: ISO instant. */
  'address-changed': ({ email, changedAt }: { email: string; changedAt: string }): MailDraft =>
    securityMail('L’adresse de votre compte a changé', 'Vos autres appareils ont été déconnectés.', [
      `Depuis ${onTheDay(changedAt)}, votre compte est à l’adresse ${email}. C’est avec elle que vous vous connectez, et là que nous vous écrivons. Par prudence, vos autres appareils ont été déconnectés.`,
      'Ce n’est pas vous ? Répondez sans attendre par le formulaire « Contactez-nous », en choisissant notre équipe.',
      { action: 'Nous écrire', to: '/qui-sommes-nous#contact' },
    ]),
};
