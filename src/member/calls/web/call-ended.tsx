import { buttonStyle } from '#ui/button-style.ts';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { TableForTwoScene } from '#ui/illustrations/table-for-two.tsx';

/** `gone`: it is not open, or no longer. */
export type CallEnd = 'time' | 'hung-up' | 'other-left' | 'elsewhere' | 'blocked' | 'lost' | 'gone';

interface CallEndedProps {
  end: CallEnd;
  firstName: string;
  contactId: string;
  relayed: boolean;
}

/** What happened, and where to go on. */
export function CallEnded({ end, firstName, contactId, relayed }: CallEndedProps) {
  const { title, text } = textsOf(end, firstName, relayed);
  return (
    <div className="grid justify-items-start gap-6">
      <div className="w-full max-w-80 overflow-hidden rounded-card">
        <TableForTwoScene className="block h-auto w-full" />
      </div>
      <h1 ref={focusOnMount} tabIndex={-1}>
        {title}
      </h1>
      <p role="status" className="text-lg">
        {text}
      </p>
      {/* A page of its own each time: this one may use the camera, the others may not. */}
      <a
        href={`/chat?contact=${encodeURIComponent(contactId)}`}
        className={buttonStyle({ variant: 'primary' })}
      >
        Revenir à la conversation
      </a>
    </div>
  );
}

function textsOf(end: CallEnd, firstName: string, relayed: boolean): { title: string; text: string } {
  switch (end) {
    case 'time':
      return {
        title: 'Dix minutes sont passées',
        text: `Si vous en voulez davantage, proposez un rendez-vous à ${firstName}.`,
      };
    case 'hung-up':
      return {
        title: 'Vous avez raccroché',
        text: 'L’appel est terminé pour vous deux. Rien n’a été enregistré.',
      };
    case 'other-left':
      return {
        title: 'L’appel est terminé',
        text: `${firstName} n’est plus en ligne. Rien n’a été enregistré.`,
      };
    case 'elsewhere':
      return { title: 'L’appel continue ailleurs', text: 'Vous l’avez rejoint dans une autre fenêtre.' };
    case 'blocked':
      return {
        title: 'L’appel n’a pas pu passer',
        text: relayed
          ? 'Vos réseaux ne laissent pas passer l’appel. Essayez en Wi-Fi, ou à un autre moment.'
          : 'Vos deux connexions n’arrivent pas à se joindre. Essayez chacun en Wi-Fi, chez vous plutôt qu’au travail.',
      };
    case 'lost':
      return {
        title: 'La connexion s’est perdue',
        text: 'Le réseau n’est pas revenu. Proposez un autre appel quand il sera meilleur.',
      };
    case 'gone':
      return {
        title: 'Cet appel n’est pas ouvert',
        text: 'Il n’a pas encore été accepté, ou il est terminé.',
      };
  }
}
