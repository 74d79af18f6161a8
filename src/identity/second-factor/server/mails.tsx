import {
  IF_IT_IS_YOU,
  onTheDay,
  securityMail,
  TakeAccountBack,
} from '#identity/accounts/server/shared/security-mail.tsx';
import { frenchMoment } from '#lib/french-date.ts';
import { MailAction, type MailDraft, MailText } from '#platform/mail/mail-layout.tsx';
import type { DataOf } from '#platform/mail/mail-templates.ts';

/** `at`: ISO instant. */
type Moment = { at: string };

function secondFactorAdded({ at }: Moment, appUrl: string): MailDraft {
  return securityMail(
    'La double authentification protège votre compte',
    'À chaque connexion, un code de votre téléphone vous sera demandé.',
    <>
      <MailText>
        Un téléphone a été relié à votre compte {onTheDay(at)}. À chaque connexion, un code de ce téléphone
        vous sera demandé après votre mot de passe. Par prudence, vos autres appareils ont été déconnectés.
      </MailText>
      <MailText>Gardez bien vos dix codes de secours : chacun remplace le téléphone une fois.</MailText>
      <MailText>
        Ce n’est pas vous ? Écrivez-nous sans attendre par le formulaire « Contactez-nous » : quelqu’un
        connaît sans doute votre mot de passe.
      </MailText>
      <MailAction href={`${appUrl}/qui-sommes-nous#contact`}>Nous écrire</MailAction>
    </>,
  );
}

function secondFactorRemoved({ at }: Moment, appUrl: string): MailDraft {
  return securityMail(
    'La double authentification a été retirée',
    'Votre mot de passe suffit de nouveau pour vous connecter.',
    <>
      <MailText>
        La double authentification de votre compte a été retirée {onTheDay(at)}. Votre mot de passe suffit de
        nouveau pour vous connecter.
      </MailText>
      <MailText>{IF_IT_IS_YOU}</MailText>
      <TakeAccountBack appUrl={appUrl} />
    </>,
  );
}

/** `from`: ISO instant from which a new password takes the phone away. */
function phoneSaidLost({ at, from }: Moment & { from: string }, appUrl: string): MailDraft {
  return securityMail(
    'Votre téléphone est perdu ?',
    'Rien ne change avant trois jours.',
    <>
      <MailText>
        Une personne qui connaît votre mot de passe a dit, {onTheDay(at)}, n’avoir plus ni le téléphone relié
        à votre compte, ni les codes de secours.
      </MailText>
      <MailText>
        C’est bien vous ? À partir du {frenchMoment(new Date(from))}, choisissez « Mot de passe oublié ? » sur
        la page de connexion : le nouveau mot de passe retirera la double authentification. D’ici là, un code
        retrouvé annule la demande.
      </MailText>
      <MailText>
        Ce n’est pas vous ? Choisissez dès maintenant un nouveau mot de passe, par « Mot de passe oublié ? » :
        la demande est annulée, votre téléphone reste relié, et tous les appareils sont déconnectés.
      </MailText>
      <MailAction href={`${appUrl}/inscription/form?mode=login`}>Ouvrir la page de connexion</MailAction>
    </>,
  );
}

function codesGuessed({ at }: Moment, appUrl: string): MailDraft {
  return securityMail(
    'Plusieurs codes faux ont été saisis',
    'Aucun n’a été accepté.',
    <>
      <MailText>
        Une personne qui connaît votre mot de passe a saisi dix codes faux, le dernier {onTheDay(at)}. Aucun
        n’a été accepté, et il faut maintenant attendre avant d’essayer encore.
      </MailText>
      <MailText>
        C’est bien vous ? Vérifiez que l’heure de votre téléphone est juste, ou prenez un code de secours.
      </MailText>
      <MailText>
        Ce n’est pas vous ? Quelqu’un connaît votre mot de passe : choisissez-en un autre, que vous n’utilisez
        nulle part ailleurs. Le code de votre téléphone a protégé votre compte.
      </MailText>
      <MailAction href={`${appUrl}/inscription/form?mode=login`}>Ouvrir la page de connexion</MailAction>
    </>,
  );
}

function backupCodesRenewed({ at }: Moment, appUrl: string): MailDraft {
  return securityMail(
    'Vos codes de secours ont été renouvelés',
    'Ceux d’avant ne servent plus.',
    <>
      <MailText>
        Dix nouveaux codes de secours ont été donnés pour votre compte {onTheDay(at)}. Ceux d’avant ne servent
        plus : jetez-les.
      </MailText>
      <MailText>{IF_IT_IS_YOU}</MailText>
      <TakeAccountBack appUrl={appUrl} />
    </>,
  );
}

const CODES_LEFT = ['Il ne vous reste aucun code de secours', 'Il vous reste un code de secours'];

/** `left`: how many of the ten have not served. */
function backupCodesLow({ at, left }: Moment & { left: number }, appUrl: string): MailDraft {
  return securityMail(
    CODES_LEFT[left] ?? `Il vous reste ${left} codes de secours`,
    'Vous pouvez en demander dix nouveaux.',
    <>
      <MailText>Un code de secours a remplacé votre téléphone {onTheDay(at)}.</MailText>
      <MailText>
        Pour ne pas rester à la porte, demandez dix nouveaux codes dans « Mon compte », et gardez-les ailleurs
        que sur votre téléphone.
      </MailText>
      <MailAction href={`${appUrl}/settings#double-authentification`}>Demander de nouveaux codes</MailAction>
      <MailText>
        Ce n’est pas vous ? Choisissez sans attendre un autre mot de passe, puis demandez de nouveaux codes :
        quelqu’un a les vôtres.
      </MailText>
    </>,
  );
}

export const secondFactorMails = {
  'backup-codes-low': backupCodesLow,
  'backup-codes-renewed': backupCodesRenewed,
  'codes-guessed': codesGuessed,
  'phone-said-lost': phoneSaidLost,
  'second-factor-added': secondFactorAdded,
  'second-factor-removed': secondFactorRemoved,
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof secondFactorMails> {}
}
