import type { EmailSide } from '#identity/entrance/rules.ts';
import { shownAddress } from '#lib/email-address.ts';
import { ButtonLink } from '#ui/button.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';

export type Outcome = 'waiting' | 'changed' | 'refused';

interface ChangeOutcomeProps {
  outcome: Outcome;
  side: EmailSide;
  email: string;
}

export function ChangeOutcome({ outcome, side, email }: ChangeOutcomeProps) {
  const { title, text, to, label } = said(outcome, side, shownAddress(email));
  return (
    <div className="grid gap-6" role="status">
      <h1 ref={focusOnMount} tabIndex={-1}>
        {title}
      </h1>
      <p className="text-lg wrap-anywhere">{text}</p>
      <ButtonLink to={to} size="large" className="justify-self-start">
        {label}
      </ButtonLink>
    </div>
  );
}

function said(outcome: Outcome, side: EmailSide, email: string) {
  if (outcome === 'changed') {
    return {
      title: 'C’est fait',
      text: `Votre compte est maintenant à l’adresse ${email}. Par prudence, vos autres appareils ont été déconnectés.`,
      to: '/settings',
      label: 'Aller dans « Mon compte »',
    };
  }
  if (outcome === 'waiting') {
    return {
      title: 'Merci, c’est confirmé',
      text:
        side === 'former'
          ? `Il reste à confirmer depuis la nouvelle adresse : nous avons écrit à ${email}.`
          : 'Il reste à confirmer depuis l’ancienne adresse : un message vous y attend.',
      to: '/settings',
      label: 'Aller dans « Mon compte »',
    };
  }
  return side === 'former'
    ? {
        title: 'La demande est annulée',
        text: 'Votre adresse n’a pas changé, et tous les appareils sont déconnectés. Quelqu’un connaît peut-être votre mot de passe : choisissez-en un nouveau avec « Mot de passe oublié ? ».',
        to: '/inscription/form?mode=login',
        label: 'Choisir un nouveau mot de passe',
      }
    : {
        title: 'La demande est annulée',
        text: 'Votre adresse n’a été donnée à aucun compte. Il n’y a rien d’autre à faire.',
        to: '/',
        label: 'Revenir à l’accueil',
      };
}
