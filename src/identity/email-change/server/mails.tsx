import { onTheDay, securityMail } from '#identity/accounts/server/shared/security-mail.tsx';
import { frenchMoment } from '#lib/french-date.ts';
import { MailAction, type MailDraft, MailLayout, MailNote, MailText } from '#platform/mail/mail-layout.tsx';
import type { DataOf } from '#platform/mail/mail-templates.ts';

/** `until`: ISO instant. The token is made as the mail leaves (`makeChangeLink`). */
type ChangeMail = { member: string; newEmail: string; until: string; token?: string };

const PAGE = '/changer-d-adresse#jeton=';

function End({ until }: { until: string }) {
  return <MailNote>Ce lien est valable jusqu’au {frenchMoment(new Date(until))}.</MailNote>;
}

/** To the mailbox that the account has: agree, or stop everything. */
function confirmFormerAddress({ newEmail, until, token = '' }: ChangeMail, appUrl: string): MailDraft {
  return securityMail(
    'Changer l’adresse de votre compte ?',
    'Votre accord est nécessaire, depuis l’ancienne adresse et depuis la nouvelle.',
    <>
      <MailText>
        Une personne qui connaît votre mot de passe demande que votre compte passe à l’adresse {newEmail}.
        Rien ne change tant que les deux adresses n’ont pas confirmé.
      </MailText>
      <MailText>
        C’est bien vous ? Confirmez depuis ce message, puis depuis celui que nous avons envoyé à la nouvelle
        adresse.
      </MailText>
      <MailAction href={`${appUrl}${PAGE}${token}`}>Répondre à cette demande</MailAction>
      <MailNote>
        Ce n’est pas vous ? Ouvrez la même page et choisissez « Ce n’est pas moi » : la demande est annulée et
        tous les appareils sont déconnectés. Changez ensuite de mot de passe.
      </MailNote>
      <End until={until} />
    </>,
  );
}

/** To the mailbox that is to be the account's. */
function confirmNewAddress({ until, token = '' }: ChangeMail, appUrl: string): MailDraft {
  return {
    subject: 'Confirmez votre nouvelle adresse',
    body: (
      <MailLayout
        title="Confirmez votre nouvelle adresse"
        preview="Votre compte passera à cette adresse une fois les deux confirmées."
        reason="Vous recevez ce message parce que cette adresse a été indiquée pour un compte Lueur."
      >
        <MailText>Bonjour,</MailText>
        <MailText>
          Confirmez que cette adresse est la vôtre. Votre compte y passera dès que l’ancienne adresse aura
          confirmé, elle aussi.
        </MailText>
        <MailAction href={`${appUrl}${PAGE}${token}`}>Confirmer cette adresse</MailAction>
        <End until={until} />
        <MailNote>Vous n’avez rien demandé ? Ignorez ce message : rien ne changera.</MailNote>
      </MailLayout>
    ),
  };
}

/** To a member whose address somebody else gave for their own account: only they learn that it is taken. */
function addressInUse(_data: ChangeMail, appUrl: string): MailDraft {
  return {
    subject: 'Cette adresse a déjà un compte',
    body: (
      <MailLayout
        title="Cette adresse a déjà un compte"
        preview="Quelqu’un l’a indiquée pour un autre compte. Rien ne change pour vous."
        reason="Vous recevez ce message parce que cette adresse est celle de votre compte Lueur."
      >
        <MailText>Bonjour,</MailText>
        <MailText>
          Quelqu’un a voulu donner cette adresse à un autre compte Lueur. Comme elle est déjà celle du vôtre,
          rien ne change, et l’autre personne n’en sait rien.
        </MailText>
        <MailText>
          C’était vous, avec deux comptes ? Gardez celui que vous préférez, et supprimez l’autre dans « Mon
          compte ».
        </MailText>
        <MailAction href={`${appUrl}/inscription/form?mode=login`}>Ouvrir la page de connexion</MailAction>
      </MailLayout>
    ),
  };
}

/** To both, once it is done. `changedAt`: ISO instant. */
function addressChanged(
  { email, changedAt }: { email: string; changedAt: string },
  appUrl: string,
): MailDraft {
  return securityMail(
    'L’adresse de votre compte a changé',
    'Vos autres appareils ont été déconnectés.',
    <>
      <MailText>
        Depuis {onTheDay(changedAt)}, votre compte est à l’adresse {email}. C’est avec elle que vous vous
        connectez, et là que nous vous écrivons. Par prudence, vos autres appareils ont été déconnectés.
      </MailText>
      <MailText>
        Ce n’est pas vous ? Répondez sans attendre par le formulaire « Contactez-nous », en choisissant notre
        équipe.
      </MailText>
      <MailAction href={`${appUrl}/qui-sommes-nous#contact`}>Nous écrire</MailAction>
    </>,
  );
}

export const emailChangeMails = {
  'confirm-former-address': confirmFormerAddress,
  'confirm-new-address': confirmNewAddress,
  'address-in-use': addressInUse,
  'address-changed': addressChanged,
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof emailChangeMails> {}
}
