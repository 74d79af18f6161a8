import { frenchDay, frenchTime } from '#lib/french-date.ts';
import { MailAction, type MailDraft, MailLayout, MailText } from '#platform/mail/mail-layout.tsx';
import type { DataOf } from '#platform/mail/mail-templates.ts';

/** `at`: ISO instant. */
type Moment = { at: string };

const when = (at: string) => `le ${frenchDay(new Date(at))} à ${frenchTime(new Date(at))}`;

function secondFactorAdded({ at }: Moment, appUrl: string): MailDraft {
  return {
    subject: 'La double authentification protège votre compte',
    body: (
      <MailLayout
        title="La double authentification protège votre compte"
        preview="À chaque connexion, un code de votre téléphone vous sera demandé."
        reason="Vous recevez ce message parce qu’il touche à la sécurité de votre compte."
      >
        <MailText>Bonjour,</MailText>
        <MailText>
          Un téléphone a été relié à votre compte {when(at)}. À chaque connexion, un code de ce téléphone vous
          sera demandé après votre mot de passe. Par prudence, vos autres appareils ont été déconnectés.
        </MailText>
        <MailText>Gardez bien vos dix codes de secours : chacun remplace le téléphone une fois.</MailText>
        <MailText>
          Ce n’est pas vous ? Écrivez-nous sans attendre par le formulaire « Contactez-nous » : quelqu’un
          connaît sans doute votre mot de passe.
        </MailText>
        <MailAction href={`${appUrl}/qui-sommes-nous#contact`}>Nous écrire</MailAction>
      </MailLayout>
    ),
  };
}

function secondFactorRemoved({ at }: Moment, appUrl: string): MailDraft {
  return {
    subject: 'La double authentification a été retirée',
    body: (
      <MailLayout
        title="La double authentification a été retirée"
        preview="Votre mot de passe suffit de nouveau pour vous connecter."
        reason="Vous recevez ce message parce qu’il touche à la sécurité de votre compte."
      >
        <MailText>Bonjour,</MailText>
        <MailText>
          La double authentification de votre compte a été retirée {when(at)}. Votre mot de passe suffit de
          nouveau pour vous connecter.
        </MailText>
        <MailText>Si c’est bien vous, il n’y a rien à faire.</MailText>
        <MailText>
          Si ce n’est pas vous, reprenez la main sans attendre : sur la page de connexion, choisissez « Mot de
          passe oublié ? ». Un nouveau mot de passe déconnectera tous les appareils.
        </MailText>
        <MailAction href={`${appUrl}/inscription/form?mode=login`}>Ouvrir la page de connexion</MailAction>
      </MailLayout>
    ),
  };
}

/** `from`: ISO instant from which a new password takes the phone away. */
function phoneSaidLost({ at, from }: Moment & { from: string }, appUrl: string): MailDraft {
  return {
    subject: 'Votre téléphone est perdu ?',
    body: (
      <MailLayout
        title="Votre téléphone est perdu ?"
        preview="Rien ne change avant trois jours."
        reason="Vous recevez ce message parce qu’il touche à la sécurité de votre compte."
      >
        <MailText>Bonjour,</MailText>
        <MailText>
          Une personne qui connaît votre mot de passe a dit, {when(at)}, n’avoir plus ni le téléphone relié à
          votre compte, ni les codes de secours.
        </MailText>
        <MailText>
          C’est bien vous ? À partir du {when(from).slice(3)}, choisissez « Mot de passe oublié ? » sur la
          page de connexion : le nouveau mot de passe retirera la double authentification. D’ici là, un code
          retrouvé annule la demande.
        </MailText>
        <MailText>
          Ce n’est pas vous ? Choisissez dès maintenant un nouveau mot de passe, par « Mot de passe
          oublié ? » : la demande est annulée, votre téléphone reste relié, et tous les appareils sont
          déconnectés.
        </MailText>
        <MailAction href={`${appUrl}/inscription/form?mode=login`}>Ouvrir la page de connexion</MailAction>
      </MailLayout>
    ),
  };
}

export const secondFactorMails = {
  'phone-said-lost': phoneSaidLost,
  'second-factor-added': secondFactorAdded,
  'second-factor-removed': secondFactorRemoved,
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof secondFactorMails> {}
}
