import { type CallEndWords, ENDS_ALIKE } from '#mechanisms/calls/web/shared/call-ended.tsx';

const NOT_OPEN = {
  title: 'Cet appel n’est pas ouvert',
  text: 'Il n’a pas encore été accepté, ou il est terminé.',
};

/** @param relayed whether media goes through our relay */
export function datingCallEnds(firstName: string, relayed: boolean): CallEndWords {
  return {
    ...ENDS_ALIKE,
    time: {
      title: 'Dix minutes sont passées',
      text: `Si vous en voulez davantage, proposez un rendez-vous à ${firstName}.`,
    },
    'hung-up': {
      title: 'Vous avez raccroché',
      text: 'L’appel est terminé pour vous deux. Rien n’a été enregistré.',
    },
    'other-left': {
      title: 'L’appel est terminé',
      text: `${firstName} n’est plus en ligne. Rien n’a été enregistré.`,
    },
    blocked: {
      title: 'L’appel n’a pas pu passer',
      text: relayed
        ? 'Vos réseaux ne laissent pas passer l’appel. Essayez en Wi-Fi, ou à un autre moment.'
        : 'Vos deux connexions n’arrivent pas à se joindre. Essayez chacun en Wi-Fi, chez vous plutôt qu’au travail.',
    },
    lost: {
      title: 'La connexion s’est perdue',
      text: 'Le réseau n’est pas revenu. Proposez un autre appel quand il sera meilleur.',
    },
    early: NOT_OPEN,
    over: NOT_OPEN,
  };
}
