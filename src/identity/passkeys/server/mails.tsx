import {
  IF_IT_IS_YOU,
  onTheDay,
  securityMail,
  TakeAccountBack,
} from '#identity/accounts/server/shared/security-mail.tsx';
import { MailAction, type MailDraft, MailText } from '#platform/mail/mail-layout.tsx';
import type { DataOf } from '#platform/mail/mail-templates.ts';

/** `at`: ISO instant. */
type OfPasskey = { name: string; at: string };

function passkeyAdded({ name, at }: OfPasskey, appUrl: string): MailDraft {
  return securityMail(
    'Une clé d’accès a été ajoutée',
    IF_IT_IS_YOU,
    <>
      <MailText>
        La clé d’accès « {name} » a été ajoutée à votre compte {onTheDay(at)}. Elle permet de se connecter
        sans mot de passe.
      </MailText>
      <MailText>{IF_IT_IS_YOU}</MailText>
      <MailText>
        Ce n’est pas vous ? Changez votre mot de passe, puis retirez cette clé dans « Mon compte » : elle
        resterait sinon utilisable.
      </MailText>
      <MailAction href={`${appUrl}/settings#cles-d-acces`}>Ouvrir mes clés d’accès</MailAction>
    </>,
  );
}

function passkeyRemoved({ name, at }: OfPasskey, appUrl: string): MailDraft {
  return securityMail(
    'Une clé d’accès a été retirée',
    IF_IT_IS_YOU,
    <>
      <MailText>
        La clé d’accès « {name} » a été retirée de votre compte {onTheDay(at)}. Elle ne permet plus de se
        connecter.
      </MailText>
      <TakeAccountBack appUrl={appUrl} />
    </>,
  );
}

export const passkeyMails = { 'passkey-added': passkeyAdded, 'passkey-removed': passkeyRemoved };

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof passkeyMails> {}
}
