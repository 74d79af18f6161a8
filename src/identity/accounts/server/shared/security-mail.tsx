import type { ReactNode } from 'react';
import { frenchMoment } from '#lib/french-date.ts';
import { MailAction, type MailDraft, MailLayout, MailText } from '#platform/mail/mail-layout.tsx';

/** « le jeudi 3 décembre à 19 h 30 ». @param at ISO instant */
export function onTheDay(at: string): string {
  return `le ${frenchMoment(new Date(at))}`;
}

/** A mail that tells of something that touches the security of an account: all begin, and say why they came, alike. */
export function securityMail(title: string, preview: string, body: ReactNode): MailDraft {
  return {
    subject: title,
    body: (
      <MailLayout
        title={title}
        preview={preview}
        reason="Vous recevez ce message parce qu’il touche à la sécurité de votre compte."
      >
        <MailText>Bonjour,</MailText>
        {body}
      </MailLayout>
    ),
  };
}

/** The way out for whoever may not be able to log in any more. */
export function TakeAccountBack({ appUrl }: { appUrl: string }) {
  return (
    <>
      <MailText>
        Ce n’est pas vous ? Reprenez la main sans attendre : sur la page de connexion, choisissez « Mot de
        passe oublié ? ». Un nouveau mot de passe déconnectera tous les appareils.
      </MailText>
      <MailAction href={`${appUrl}/inscription/form?mode=login`}>Ouvrir la page de connexion</MailAction>
    </>
  );
}

export const IF_IT_IS_YOU = 'Si c’est bien vous, il n’y a rien à faire.';
