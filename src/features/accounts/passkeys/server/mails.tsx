import { frenchDay, frenchTime } from '#lib/french-date.ts';
import { MailAction, type MailDraft, MailLayout, MailText } from '#platform/mail/mail-layout.tsx';
import type { DataOf } from '#platform/mail/mail-templates.ts';

/** `at`: ISO instant. */
type OfPasskey = { name: string; at: string };

const when = (at: string) => `le ${frenchDay(new Date(at))} à ${frenchTime(new Date(at))}`;
const REASON = 'Vous recevez ce message parce qu’il touche à la sécurité de votre compte.';

function passkeyAdded({ name, at }: OfPasskey, appUrl: string): MailDraft {
  return {
    subject: 'Une clé d’accès a été ajoutée',
    body: (
      <MailLayout
        title="Une clé d’accès a été ajoutée"
        preview="Si c’est bien vous, il n’y a rien à faire."
        reason={REASON}
      >
        <MailText>Bonjour,</MailText>
        <MailText>
          La clé d’accès « {name} » a été ajoutée à votre compte {when(at)}. Elle permet de se connecter sans
          mot de passe.
        </MailText>
        <MailText>Si c’est bien vous, il n’y a rien à faire.</MailText>
        <MailText>
          Ce n’est pas vous ? Changez votre mot de passe, puis retirez cette clé dans « Mon compte » : elle
          resterait sinon utilisable.
        </MailText>
        <MailAction href={`${appUrl}/settings#cles-d-acces`}>Ouvrir mes clés d’accès</MailAction>
      </MailLayout>
    ),
  };
}

function passkeyRemoved({ name, at }: OfPasskey, appUrl: string): MailDraft {
  return {
    subject: 'Une clé d’accès a été retirée',
    body: (
      <MailLayout
        title="Une clé d’accès a été retirée"
        preview="Si c’est bien vous, il n’y a rien à faire."
        reason={REASON}
      >
        <MailText>Bonjour,</MailText>
        <MailText>
          La clé d’accès « {name} » a été retirée de votre compte {when(at)}. Elle ne permet plus de se
          connecter.
        </MailText>
        <MailText>
          Ce n’est pas vous ? Reprenez la main sans attendre : sur la page de connexion, choisissez « Mot de
          passe oublié ? ». Un nouveau mot de passe déconnectera tous les appareils.
        </MailText>
        <MailAction href={`${appUrl}/inscription/form?mode=login`}>Ouvrir la page de connexion</MailAction>
      </MailLayout>
    ),
  };
}

export const passkeyMails = { 'passkey-added': passkeyAdded, 'passkey-removed': passkeyRemoved };

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof passkeyMails> {}
}
