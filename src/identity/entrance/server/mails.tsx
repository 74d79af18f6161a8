import {
  IF_IT_IS_YOU,
  onTheDay,
  securityMail,
  TakeAccountBack,
} from '#identity/accounts/server/shared/security-mail.tsx';
import { PASSKEYS_ENDED_BY_RESET_DAYS } from '#identity/passkeys/rules.ts';
import type { PasskeysAfterwards } from '#identity/passkeys/server/shared/end-recent-passkeys.ts';
import { MailAction, type MailDraft, MailLayout, MailNote, MailText } from '#platform/mail/mail-layout.tsx';
import type { DataOf } from '#platform/mail/mail-templates.ts';

// The token follows a #: browsers keep that part for themselves, so it reaches no server log and no Referer.

/** The token is made as the mail leaves (`makeLink`): until then there is none. */
type LinkInMail = { token?: string };

/** The link that opens the first session of a new address (D1). */
function confirmEmail({ token = '' }: LinkInMail, appUrl: string): MailDraft {
  return {
    subject: 'Confirmez votre adresse pour commencer',
    body: (
      <MailLayout
        title="Bienvenue chez Lueur"
        preview="Un clic, et vous pourrez créer votre profil."
        reason="Vous recevez ce message parce que cette adresse a servi à s’inscrire sur Lueur."
      >
        <MailText>Bonjour,</MailText>
        <MailText>
          Confirmez que cette adresse est bien la vôtre{'\u202f'}: vous pourrez ensuite créer tranquillement
          votre profil, puis découvrir jusqu’à quatre personnes choisies pour vous.
        </MailText>
        <MailAction href={`${appUrl}/inscription/form?email_confirmed=true#jeton=${token}`}>
          Confirmer mon adresse
        </MailAction>
        <MailNote>Ce lien est valable 24 heures et ne sert qu’une fois.</MailNote>
        <MailNote>
          Vous n’avez rien demandé{'\u202f'}? Ignorez ce message{'\u202f'}: sans confirmation, cette adresse
          est effacée au bout de 7 jours.
        </MailNote>
      </MailLayout>
    ),
  };
}

/** For who gave a date under 18 and begins again within three days. */
function signUpOnHold(_data: object): MailDraft {
  return {
    subject: 'Votre inscription n’est pas possible pour l’instant',
    body: (
      <MailLayout
        title="Votre inscription n’est pas possible pour l’instant"
        preview="Lueur est réservé aux personnes de 18 ans et plus."
        reason="Vous recevez ce message parce que cette adresse a servi à s’inscrire sur Lueur."
      >
        <MailText>Bonjour,</MailText>
        <MailText>
          Lueur est réservé aux personnes de 18 ans et plus. La date de naissance donnée avec cette adresse
          était plus récente : nous avons effacé l’inscription.
        </MailText>
        <MailText>
          C’était une faute de frappe ? Cette adresse pourra servir de nouveau trois jours après cet essai.
        </MailText>
        <MailNote>Vous n’avez rien demandé ? Ignorez ce message.</MailNote>
      </MailLayout>
    ),
  };
}

/** For the address of a member who was not told on the screen: whoever owns it knows where to go on, and nobody else learns it. */
function alreadyMember(_data: object, appUrl: string): MailDraft {
  return {
    subject: 'Vous avez déjà un compte',
    body: (
      <MailLayout
        title="Vous avez déjà un compte"
        preview="Vous pouvez vous connecter : rien n’a changé."
        reason="Vous recevez ce message parce que cette adresse a servi à s’inscrire sur Lueur."
      >
        <MailText>Bonjour,</MailText>
        <MailText>
          Cette adresse vient de servir à s’inscrire, mais un compte existe déjà pour elle. Rien n’y a
          changé : connectez-vous avec votre mot de passe.
        </MailText>
        <MailAction href={`${appUrl}/inscription/form?mode=login`}>Ouvrir la page de connexion</MailAction>
        <MailNote>
          Vous ne le retrouvez plus ? Sur la page de connexion, choisissez « Mot de passe oublié ? ».
        </MailNote>
        <MailNote>
          Vous n’avez rien demandé ? Ignorez ce message : cela ne change rien à votre compte.
        </MailNote>
      </MailLayout>
    ),
  };
}

/** The link behind « Mot de passe oublié ? ». */
function resetPassword({ token = '' }: LinkInMail, appUrl: string): MailDraft {
  return {
    subject: 'Choisissez un nouveau mot de passe',
    body: (
      <MailLayout
        title="Choisissez un nouveau mot de passe"
        preview="Le lien est valable 30 minutes."
        reason="Vous recevez ce message parce qu’un nouveau mot de passe a été demandé pour votre compte."
      >
        <MailText>Bonjour,</MailText>
        <MailText>
          Un mot de passe s’oublie, ce n’est rien. Choisissez-en un nouveau, et retrouvez votre espace comme
          vous l’avez laissé.
        </MailText>
        <MailAction href={`${appUrl}/reset-password#jeton=${token}`}>Choisir mon mot de passe</MailAction>
        <MailNote>Ce lien est valable 30 minutes et ne sert qu’une fois.</MailNote>
        <MailNote>
          Vous n’avez rien demandé{'\u202f'}? Ignorez ce message{'\u202f'}: votre mot de passe actuel reste le
          bon.
        </MailNote>
      </MailLayout>
    ),
  };
}

const quoted = (names: readonly string[]) => names.map((name) => `« ${name} »`).join(', ');

/** `changedAt`: ISO instant. */
type PasswordChanged = { changedAt: string } & Partial<PasskeysAfterwards>;

function passwordChanged(
  { changedAt, endedPasskeys = [], keptPasskeys = [] }: PasswordChanged,
  appUrl: string,
): MailDraft {
  return securityMail(
    'Votre mot de passe a été changé',
    IF_IT_IS_YOU,
    <>
      <MailText>
        Le mot de passe de votre compte a été changé {onTheDay(changedAt)}. Par prudence, vos autres appareils
        ont été déconnectés.
      </MailText>
      {endedPasskeys.length > 0 && (
        <MailText>
          Les clés d’accès ajoutées depuis moins de {PASSKEYS_ENDED_BY_RESET_DAYS} jours ont été retirées :{' '}
          {quoted(endedPasskeys)}. Vous pouvez les ajouter de nouveau dans « Mon compte ».
        </MailText>
      )}
      {keptPasskeys.length > 0 && (
        <MailText>
          Ces clés d’accès ouvrent toujours votre compte : {quoted(keptPasskeys)}. Si vous ne reconnaissez pas
          l’une d’elles, retirez-la dans « Mon compte ».
        </MailText>
      )}
      <MailText>{IF_IT_IS_YOU}</MailText>
      <TakeAccountBack appUrl={appUrl} />
    </>,
  );
}

/** `at`: ISO instant. `device`: such as « Firefox sur Windows ». */
function newDevice({ device, at }: { device: string; at: string }, appUrl: string): MailDraft {
  return securityMail(
    'Connexion depuis un nouvel appareil',
    IF_IT_IS_YOU,
    <>
      <MailText>
        Votre compte a été ouvert {onTheDay(at)} sur un appareil que nous ne connaissions pas encore :{' '}
        {device}.
      </MailText>
      <MailText>{IF_IT_IS_YOU}</MailText>
      <MailText>
        Ce n’est pas vous ? Choisissez un autre mot de passe : tous vos autres appareils seront déconnectés.
        Regardez aussi vos clés d’accès, au même endroit.
      </MailText>
      <MailAction href={`${appUrl}/settings#mot-de-passe`}>Changer mon mot de passe</MailAction>
      <MailNote>
        Vous ne pouvez plus vous connecter ? Sur la page de connexion, choisissez « Mot de passe oublié ? ».
      </MailNote>
    </>,
  );
}

/** By the name under which each waits in the queue. */
export const accountMails = {
  'confirm-email': confirmEmail,
  'sign-up-on-hold': signUpOnHold,
  'already-member': alreadyMember,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'new-device': newDevice,
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof accountMails> {}
}
