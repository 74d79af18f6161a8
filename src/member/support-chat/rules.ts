import type { ThreadKind } from '#member/support-threads/rules.ts';

export const VISITOR_NAME_MAX_LENGTH = 50;
/** Pictures that are joined to one message of a member's chat, or to an answer in it. */
export const PICTURES_PER_MESSAGE = 3;

/** Someone of the team who answered so recently is there: the server keeps quiet (D14). */
export const TEAM_PRESENT_MS = 30 * 60_000;
/** A conversation that held no more messages than this when one was sent is new (spec 2 §4). */
const NEW_CONVERSATION = 2;
const TYPING_MS = { least: 2000, most: 4999 };
const SUGGESTION_AFTER_MS = 2000;

/** The team has said all it had to say: whoever has not read it by then gets it by mail. */
export const ANSWER_QUIET_MS = 2 * 60_000;
/** How long a mailed link opens the chat that it answers. */
export const CHAT_LINK_DAYS = 30;

/** How a browser names itself (spec 2 §3): a label, which opens nothing by itself (D14). */
export const VISITOR_ID = /^visitor-\d{10,16}-[a-z0-9]{4,32}$/;

/** The first words to a visitor without history. */
export function supportGreeting(name: string): string {
  return `Bonjour ${name}, et bienvenue. Posez-nous votre question simplement, nous sommes là pour vous aider.`;
}

/** Said while nobody of the team has answered yet; each is true whatever the hour. */
export const ACKNOWLEDGEMENTS = [
  'Merci pour votre message. Une personne de l’équipe le lira et vous répondra ici même.',
  'C’est bien noté. Une personne de l’équipe lira votre message avant d’y répondre.',
  'Merci de nous avoir écrit. Votre question est transmise à l’équipe, qui vous répondra dans cette conversation.',
  'Nous avons bien reçu votre message. La réponse arrivera ici, même si vous fermez cette fenêtre.',
  'Merci de votre confiance. Quelqu’un de l’équipe va prendre connaissance de votre message.',
] as const;

export const ACCOUNT_SUGGESTION =
  'Pour garder cette conversation et la retrouver sur vos autres appareils, vous pouvez créer un compte gratuit avec cette même adresse e-mail.';

type Sent = {
  kind: ThreadKind;
  /** Messages that the conversation held before this one. */
  messageCount: number;
  /** When someone of the team last wrote, if ever. */
  teamWroteAt: Date | null;
  /** The last acknowledgement in it, if any. */
  acknowledged: string | null;
  now: Date;
};

/** A message that the server writes in the team’s name, shown so many milliseconds from now. */
export type AutomaticReply = { role: 'acknowledgement' | 'suggestion'; content: string; afterMs: number };

/**
 * What the server answers to a message: an acknowledgement once it has "typed", and 2 s later the suggestion of an
 * account to a visitor whose conversation is new. Nothing when someone of the team is there.
 * @param random gives numbers from 0 to below 1
 */
export function automaticReplies(
  { kind, messageCount, teamWroteAt, acknowledged, now }: Sent,
  random: () => number,
): AutomaticReply[] {
  if (teamWroteAt && now.getTime() - teamWroteAt.getTime() < TEAM_PRESENT_MS) return [];
  const afterMs = TYPING_MS.least + Math.floor(random() * (TYPING_MS.most - TYPING_MS.least + 1));
  // Never the same words twice running.
  const others = ACKNOWLEDGEMENTS.filter((words) => words !== acknowledged);
  const content = others[Math.floor(random() * others.length)] ?? ACKNOWLEDGEMENTS[0];
  const acknowledgement: AutomaticReply = { role: 'acknowledgement', content, afterMs };
  if (kind !== 'visitor' || messageCount > NEW_CONVERSATION) return [acknowledgement];
  return [
    acknowledgement,
    { role: 'suggestion', content: ACCOUNT_SUGGESTION, afterMs: afterMs + SUGGESTION_AFTER_MS },
  ];
}

/** What the floating button is called. */
export function supportButtonName(unread: number): string {
  const offer = 'Écrire à l’équipe';
  if (unread === 0) return offer;
  return unread > 1 ? `${offer}, ${unread} réponses non lues` : `${offer}, 1 réponse non lue`;
}
