import type { Activity } from '#features/profile/answers/rules.ts';

export const MESSAGE_MAX_LENGTH = 2000;
export const THREAD_PAGE_SIZE = 50;

/** How often a browser says at most that its member is writing; the server forwards no more. */
export const TYPING_EVERY_MS = 2000;

/** The automatic first words (D10), written from what both profiles show. */
export function greeting(sender: string, receiver: string, shared: readonly Activity[]): string {
  const [activity] = shared;
  const common = activity ? ` Nous avons un goût en commun : « ${activity} ».` : '';
  return `Bonjour ${receiver}, je suis ${sender}. Votre profil m’a donné envie de faire connaissance.${common}`;
}

/** Three ideas for the first words of one's own (D10), from what the other person chose to share. */
export function firstWords(theirs: readonly Activity[]): [string, string, string] {
  const [activity] = theirs;
  return [
    activity
      ? `Vous avez choisi « ${activity} » : quel en est votre dernier beau souvenir ?`
      : 'Quel est votre dernier beau souvenir de week-end ?',
    'Qu’est-ce qui vous a donné envie d’une rencontre accompagnée ?',
    'À quoi ressemble pour vous un dimanche réussi ?',
  ];
}
