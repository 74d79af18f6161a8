import type { StageEnd } from '#member/calls/web/shared/call-stage.tsx';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import type { CallRoom } from '../../contract.ts';

/** `early`, `over`: it is not open yet, or no longer. */
export type TeamCallEnd = StageEnd | 'other-left' | 'elsewhere' | CallRoom['status'];

interface TeamCallEndedProps {
  end: TeamCallEnd;
  firstName: string;
  relayed: boolean;
  back: { href: string; label: string };
  /** While the room is still open. */
  onAgain?: () => void;
}

/** What happened, and where to go on. */
export function TeamCallEnded({ end, firstName, relayed, back, onAgain }: TeamCallEndedProps) {
  const { title, text } = textsOf(end, firstName, relayed);
  return (
    <div className="grid justify-items-start gap-5">
      <h1 ref={focusOnMount} tabIndex={-1}>
        {title}
      </h1>
      <p role="status" className="text-lg">
        {text}
      </p>
      <div className="flex flex-wrap gap-3">
        {onAgain ? <Button onClick={onAgain}>Revenir dans l’appel</Button> : null}
        {/* A page of its own each time: this one may use the camera, the others may not. */}
        <a href={back.href} className={buttonStyle({ variant: onAgain ? 'secondary' : 'primary' })}>
          {back.label}
        </a>
      </div>
    </div>
  );
}

function textsOf(end: TeamCallEnd, firstName: string, relayed: boolean): { title: string; text: string } {
  switch (end) {
    case 'time':
      return { title: 'Le temps est écoulé', text: 'L’appel est terminé. Rien n’a été enregistré.' };
    case 'hung-up':
      return { title: 'Vous avez raccroché', text: 'Rien n’a été enregistré.' };
    case 'other-left':
      return {
        title: 'L’appel est interrompu',
        text: `${firstName} n’est plus en ligne. Rien n’a été enregistré.`,
      };
    case 'elsewhere':
      return { title: 'L’appel continue ailleurs', text: 'Vous l’avez rejoint dans une autre fenêtre.' };
    case 'blocked':
      return {
        title: 'L’appel n’a pas pu passer',
        text: relayed
          ? 'Le réseau ne laisse pas passer l’appel. Essayez en Wi-Fi, ou depuis un autre endroit.'
          : 'Vos deux connexions n’arrivent pas à se joindre. Essayez en Wi-Fi, chez vous plutôt qu’au travail.',
      };
    case 'lost':
      return {
        title: 'La connexion s’est perdue',
        text: 'Le réseau n’est pas revenu. Vous pouvez essayer à nouveau.',
      };
    case 'early':
      return {
        title: 'C’est un peu tôt',
        text: `L’appel s’ouvre cinq minutes avant l’heure du rendez-vous${firstName ? ` avec ${firstName}` : ''}.`,
      };
    case 'over':
    case 'open':
      return { title: 'Cet appel n’est pas ouvert', text: 'Le rendez-vous est passé, déplacé ou annulé.' };
  }
}
