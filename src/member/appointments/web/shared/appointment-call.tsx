import type { ComponentProps } from 'react';
import { Call } from '#mechanisms/calls/web/shared/call.tsx';
import { type CallEndWords, ENDS_ALIKE } from '#mechanisms/calls/web/shared/call-page-frame.tsx';
import type { CallRoom } from '../../contract.ts';
import { APPOINTMENT_MINUTES } from '../../rules.ts';

type AppointmentCallProps = { room: CallRoom } & Pick<
  ComponentProps<typeof Call>,
  'channel' | 'join' | 'leave' | 'leaveAddress' | 'back' | 'stageClassName'
>;

/** The call of an appointment, for the member and for the colleague. Hanging up leaves the room open. */
export function AppointmentCall({ room, ...props }: AppointmentCallProps) {
  return (
    <Call
      {...props}
      room={room}
      closedBy="ROOM_CLOSED"
      intro={`${APPOINTMENT_MINUTES[room.kind]} minutes. Rien n’est enregistré.`}
      ends={callEnds(room.firstName, room.relayed)}
      mayReturn
    />
  );
}

/** Returns the texts for the end of a call. @param relayed whether audio and video go through our own relay */
export function callEnds(firstName: string, relayed: boolean): CallEndWords {
  return {
    ...ENDS_ALIKE,
    time: { title: 'Le temps est écoulé', text: 'L’appel est terminé. Rien n’a été enregistré.' },
    'hung-up': { title: 'Vous avez raccroché', text: 'Rien n’a été enregistré.' },
    'other-left': {
      title: 'L’appel est interrompu',
      text: `${firstName} n’est plus en ligne. Rien n’a été enregistré.`,
    },
    blocked: {
      title: 'L’appel n’a pas pu passer',
      text: relayed
        ? 'Le réseau ne laisse pas passer l’appel. Essayez en Wi-Fi, ou depuis un autre endroit.'
        : 'Vos deux connexions n’arrivent pas à se joindre. Essayez en Wi-Fi, chez vous plutôt qu’au travail.',
    },
    lost: {
      title: 'La connexion s’est perdue',
      text: 'Le réseau n’est pas revenu. Vous pouvez essayer à nouveau.',
    },
    early: {
      title: 'C’est un peu tôt',
      text: `L’appel s’ouvre cinq minutes avant l’heure du rendez-vous${firstName ? ` avec ${firstName}` : ''}.`,
    },
    over: { title: 'Cet appel n’est pas ouvert', text: 'Le rendez-vous est passé, déplacé ou annulé.' },
  };
}
