import { frenchDay, frenchTime } from '#lib/french-date.ts';
import { DESK_PATH } from '#lib/paths.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import { MailAction, type MailDraft, MailLayout, MailNote, MailText } from '#platform/mail/mail-layout.tsx';
import type { DataOf } from '#platform/mail/mail-templates.ts';
import type { StaffRole } from '../rules.ts';
import { ROLE_LABELS } from '../texts.ts';

/** The token is made as the mail leaves (`makeStaffLink`): until then there is none. */
type LinkInMail = { token?: string };

const REASON = `Vous recevez ce message parce que vous avez un accès à l’espace de l’équipe ${PRODUCT_NAME}.`;
const linkTo = (appUrl: string, token: string) => `${appUrl}${DESK_PATH}/mot-de-passe#jeton=${token}`;

function invitation({ token = '' }: LinkInMail, appUrl: string): MailDraft {
  return {
    subject: `Votre accès à l’espace de l’équipe ${PRODUCT_NAME}`,
    body: (
      <MailLayout
        title="Bienvenue dans l’équipe"
        preview="Choisissez votre mot de passe, puis reliez votre téléphone."
        reason={REASON}
      >
        <MailText>Bonjour,</MailText>
        <MailText>
          Un accès à l’espace de l’équipe est ouvert pour vous. Choisissez d’abord votre mot de passe. À la
          première connexion, vous relierez votre téléphone : une application d’authentification vous donnera
          un code à six chiffres.
        </MailText>
        <MailAction href={linkTo(appUrl, token)}>Choisir mon mot de passe</MailAction>
        <MailNote>Ce lien est valable 24 heures et ne sert qu’une fois.</MailNote>
        <MailNote>
          Vous n’attendiez pas ce message ? Ignorez-le : sans mot de passe, cet accès n’ouvre rien.
        </MailNote>
      </MailLayout>
    ),
  };
}

function password({ token = '' }: LinkInMail, appUrl: string): MailDraft {
  return {
    subject: 'Choisissez un nouveau mot de passe pour l’espace de l’équipe',
    body: (
      <MailLayout
        title="Choisissez un nouveau mot de passe"
        preview="Le lien est valable 24 heures."
        reason={REASON}
      >
        <MailText>Bonjour,</MailText>
        <MailText>
          Un nouveau mot de passe a été demandé pour votre accès. À la connexion, le code de votre téléphone
          vous sera demandé comme d’habitude.
        </MailText>
        <MailAction href={linkTo(appUrl, token)}>Choisir mon mot de passe</MailAction>
        <MailNote>Ce lien est valable 24 heures et ne sert qu’une fois.</MailNote>
        <MailNote>
          Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe actuel reste le bon.
        </MailNote>
      </MailLayout>
    ),
  };
}

/** `changedAt`: ISO instant. */
function passwordSet({ changedAt }: { changedAt: string }, appUrl: string): MailDraft {
  const instant = new Date(changedAt);
  return {
    subject: 'Le mot de passe de votre accès à l’équipe a été changé',
    body: (
      <MailLayout
        title="Votre mot de passe a été changé"
        preview="Si c’est bien vous, il n’y a rien à faire."
        reason={REASON}
      >
        <MailText>Bonjour,</MailText>
        <MailText>
          Le mot de passe de votre accès à l’espace de l’équipe a été changé le {frenchDay(instant)} à{' '}
          {frenchTime(instant)}. Toutes vos sessions ont été fermées.
        </MailText>
        <MailText>
          Si ce n’est pas vous, choisissez-en un autre sans attendre et prévenez une personne de
          l’administration.
        </MailText>
        <MailAction href={`${appUrl}${DESK_PATH}/connexion`}>Ouvrir la page de connexion</MailAction>
      </MailLayout>
    ),
  };
}

/** `by`: first name of who did it. `at`: ISO instant. */
function factorReset({ by, at }: { by: string; at: string }, appUrl: string): MailDraft {
  const instant = new Date(at);
  return {
    subject: 'Votre double authentification a été remise à zéro',
    body: (
      <MailLayout
        title="Votre double authentification a été remise à zéro"
        preview="À votre prochaine connexion, vous relierez de nouveau votre téléphone."
        reason={REASON}
      >
        <MailText>Bonjour,</MailText>
        <MailText>
          {by} a remis à zéro votre double authentification le {frenchDay(instant)} à {frenchTime(instant)}.
          Vos anciens codes ne sont plus valables et vos sessions ont été fermées.
        </MailText>
        <MailText>
          À votre prochaine connexion, votre mot de passe vous sera demandé, puis vous relierez de nouveau
          votre téléphone.
        </MailText>
        <MailText>
          Si vous ne l’avez pas demandé, prévenez sans attendre une personne de l’administration.
        </MailText>
        <MailAction href={`${appUrl}${DESK_PATH}/connexion`}>Ouvrir la page de connexion</MailAction>
      </MailLayout>
    ),
  };
}

/** `by`: first name of who did it. `colleague`: address. `at`: ISO instant. */
function accessGiven(
  { by, colleague, roles, at }: { by: string; colleague: string; roles: StaffRole[]; at: string },
  appUrl: string,
): MailDraft {
  const instant = new Date(at);
  return {
    subject: 'Un accès à l’espace de l’équipe a été donné',
    body: (
      <MailLayout title="Un accès a été donné" preview={`${by} l’a donné à ${colleague}.`} reason={REASON}>
        <MailText>Bonjour,</MailText>
        <MailText>
          Le {frenchDay(instant)} à {frenchTime(instant)}, {by} a donné un accès à {colleague} :{' '}
          {roles.map((role) => ROLE_LABELS[role]).join(', ')}.
        </MailText>
        <MailText>
          Toute l’administration reçoit ce message. Si cet accès vous surprend, vérifiez-le sans attendre :
          vous pouvez le fermer vous-même.
        </MailText>
        <MailAction href={`${appUrl}${DESK_PATH}/comptes`}>Voir les accès</MailAction>
      </MailLayout>
    ),
  };
}

/** By the name under which each waits in the queue. */
export const staffMails = {
  'staff-invitation': invitation,
  'staff-password': password,
  'staff-password-set': passwordSet,
  'staff-factor-reset': factorReset,
  'staff-access-given': accessGiven,
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof staffMails> {}
}
