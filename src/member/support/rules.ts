import { cutText } from '#lib/cut-text.ts';
import { MINUTE_MS } from '#lib/durations.ts';
import { frenchDay } from '#lib/french-date.ts';
import { addDays, parisInstant, weekdayOf } from '#lib/paris-time.ts';
import { isPublicHoliday } from '#lib/working-days.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import type { Rating } from './texts.ts';

export const CONTACT_MESSAGE_MAX_LENGTH = 5000;
export const CONTACT_NAME_MAX_LENGTH = 50;

const PHONE_CHARACTERS = /^\+?[\d\s().\-/]{6,30}$/;
const PHONE_DIGITS = { least: 6, most: 15 };

/** Returns whether a text looks like a phone number of any country: 6 to 15 digits (E.164). */
export function looksLikePhoneNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return PHONE_CHARACTERS.test(text) && digits >= PHONE_DIGITS.least && digits <= PHONE_DIGITS.most;
}

/** Paris time; day 1 is Monday, 7 Sunday; « 09:00 » to « 18:00 ». */
export type OpeningSpan = { day: number; opens: string; closes: string };
/** Days of closure, both included (ISO dates). */
export type HoursClosure = { from: string; to: string; reason: string };
export type OpeningHours = { week: readonly OpeningSpan[]; closures: readonly HoursClosure[] };

/** Presence timeout; an open desk sends a heartbeat twice a minute. */
export const PRESENT_MS = 2 * 60_000;
const DAYS_AHEAD = 60;
const NOON = '12:00';
const DAYS_OF_A_WEEK = 7;
/** In the last hour of the day, no answer is promised « dans la journée ». */
const TODAY_UNTIL_MS = 60 * 60_000;

/** Returns whether opening hours are valid: each span ends after it begins, and spans of a day do not overlap. */
export function openingVerdict({ week, closures }: OpeningHours): 'ok' | 'overlap' | 'backwards' {
  if (week.some(({ opens, closes }) => opens >= closes) || closures.some(({ from, to }) => from > to))
    return 'backwards';
  const overlaps = week.some((span, place) =>
    week
      .slice(place + 1)
      .some(({ day, opens, closes }) => day === span.day && opens < span.closes && span.opens < closes),
  );
  return overlaps ? 'overlap' : 'ok';
}

/** Returns the opening spans of a day; none on public holidays and closures. @param day ISO date */
export function spansOf(hours: OpeningHours, day: string): { opens: Date; closes: Date }[] {
  if (isPublicHoliday(day) || hours.closures.some(({ from, to }) => from <= day && day <= to)) return [];
  return hours.week
    .filter((span) => span.day === weekdayOf(day))
    .map(({ opens, closes }) => ({ opens: parisInstant(day, opens), closes: parisInstant(day, closes) }))
    .sort((a, b) => a.opens.getTime() - b.opens.getTime());
}

/**
 * Returns the opening minutes between two instants.
 * @param days ISO dates in Paris, from the first to the last of the two
 */
export function openMinutesBetween(
  hours: OpeningHours,
  days: readonly string[],
  from: Date,
  to: Date,
): number {
  const spans = days.flatMap((day) => spansOf(hours, day));
  const open = spans.reduce((sum, { opens, closes }) => {
    const begin = Math.max(opens.getTime(), from.getTime());
    const end = Math.min(closes.getTime(), to.getTime());
    return sum + Math.max(0, end - begin);
  }, 0);
  return Math.round(open / MINUTE_MS);
}

/** Returns whether the team is open, until when, and when it opens next. @param today ISO date in Paris */
export function openingAt(
  hours: OpeningHours,
  today: string,
  now: Date,
): { openUntil: Date | null; opensNext: Date | null } {
  const open = spansOf(hours, today).find(({ opens, closes }) => opens <= now && now < closes);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const next = spansOf(hours, addDays(today, ahead)).find(({ opens }) => opens > now);
    if (next) return { openUntil: open?.closes ?? null, opensNext: next.opens };
  }
  return { openUntil: open?.closes ?? null, opensNext: null };
}

/**
 * Returns the promised time of an answer: « quelques minutes » only if a colleague is present during opening hours.
 * @param today ISO date in Paris
 */
export function answerPromise(
  hours: OpeningHours,
  { present, today, now }: { present: boolean; today: string; now: Date },
): string {
  const { openUntil, opensNext } = openingAt(hours, today, now);
  if (openUntil && present) return 'L’équipe répond en général en quelques minutes.';
  if (openUntil && openUntil.getTime() - now.getTime() > TODAY_UNTIL_MS)
    return 'Nous vous répondons dans la journée.';
  if (!opensNext) return 'Nous vous répondons dès que possible.';
  return `Nous vous répondons ${whenOpening(opensNext, today)}.`;
}

/** Returns « demain matin », « lundi après-midi » or « mardi 5 janvier ». */
function whenOpening(opening: Date, today: string): string {
  const days = [...Array(DAYS_AHEAD + 1).keys()];
  const ahead = days.find((days) => opening < parisInstant(addDays(today, days + 1), '00:00')) ?? DAYS_AHEAD;
  const isMorning = opening < parisInstant(addDays(today, ahead), NOON);
  const part = isMorning ? 'matin' : 'après-midi';
  if (ahead === 0) return isMorning ? 'ce matin' : 'cet après-midi';
  if (ahead === 1) return `demain ${part}`;
  const day = frenchDay(opening, PARIS_ZONE);
  return ahead < DAYS_OF_A_WEEK ? `${day.split(' ')[0]} ${part}` : `le ${day}`;
}

/** Recipients of the contact form (spec 2 §2). */
export const CONTACT_RECIPIENTS = ['coach', 'relations', 'admin', 'dpo'] as const;
export type ContactRecipient = (typeof CONTACT_RECIPIENTS)[number];

export const CONTACT_RECIPIENT_LABELS: Record<ContactRecipient, string> = {
  coach: 'Coach',
  relations: 'Équipe relation utilisateurs',
  admin: 'Administrateur du site',
  dpo: 'Délégué à la protection des données',
};

/** Origins of a conversation: the chat of a visitor or a member, or the contact form. */
export const THREAD_KINDS = ['visitor', 'member', 'contact'] as const;
export type ThreadKind = (typeof THREAD_KINDS)[number];

/** Owner of a chat with the team. */
export type ChatKind = 'visitor' | 'member';
/** Messages per page. */
export const SUPPORT_PAGE_SIZE = 50;
/** Name and address that a visitor types; `visitorId` is a label of their browser, which grants no access (D14). */
export type VisitorLabels = { visitorId: string; name: string; email: string };

/** `open`: the person waits for the team. `waiting`: the team waits for the person. */
export const THREAD_STATES = ['open', 'waiting', 'resolved'] as const;
export type ThreadState = (typeof THREAD_STATES)[number];

/** Topics by which the team sorts conversations. */
export const THREAD_TAGS = [
  'account',
  'profile',
  'encounters',
  'safety',
  'workshops',
  'payment',
  'bug',
  'idea',
] as const;
export type ThreadTag = (typeof THREAD_TAGS)[number];
export const TAGS_PER_THREAD = 3;
/** Set automatically on words that suggest danger (`soundsLikeDanger`); such conversations come first at the desk. */
export const RAISING_TAG = 'safety' satisfies ThreadTag;

type Rated = { state: ThreadState; rating: Rating | null };

/** Returns whether a person is asked for a rating, or has given it, while their conversation is resolved. */
export function ratingStage(thread: Rated | undefined, teamWroteAt: Date | null): 'asked' | 'given' | null {
  if (thread?.state !== 'resolved') return null;
  if (thread.rating) return 'given';
  return teamWroteAt ? 'asked' : null;
}

/** Length of the latest message in a list, in characters. */
export const EXCERPT_LENGTH = 160;

/** Returns the key of the chat that continues a contact message; no browser can generate such a key. */
export function contactChatKey(contact: number): string {
  return `lettre-${contact}`;
}

/** Returns the beginning of a message, on one line. */
export function excerptOf(content: string): string {
  return cutText(content.replaceAll(/\s+/g, ' ').trim(), EXCERPT_LENGTH);
}

/** Desk of a conversation: that of the recipient for the contact form, support for chats. */
export const AUDIENCES = ['support', 'coach', 'admin'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Returns the desk of a recipient; null means a chat. */
export function audienceOf(recipient: ContactRecipient | null): Audience {
  if (recipient === 'coach') return 'coach';
  return recipient === 'admin' || recipient === 'dpo' ? 'admin' : 'support';
}

export const VISITOR_NAME_MAX_LENGTH = 50;
/** Pictures per message, in a member’s chat or in an answer to it. */
export const PICTURES_PER_MESSAGE = 3;

/** A colleague who wrote this recently is present: no automatic replies (D14). */
export const TEAM_PRESENT_MS = 30 * 60_000;
/** A conversation with at most this many earlier messages is new (spec 2 §4). */
const NEW_CONVERSATION = 2;
const TYPING_MS = { least: 2000, most: 4999 };
const SUGGESTION_AFTER_MS = 2000;

/** Time after which an unread answer of the team is mailed. */
export const ANSWER_QUIET_MS = 2 * 60_000;
/** Days for which a mailed link opens its chat. */
export const CHAT_LINK_DAYS = 30;

/** Format of a browser’s label (spec 2 §3), which grants no access by itself (D14). */
export const VISITOR_ID = /^visitor-\d{10,16}-[a-z0-9]{4,32}$/;

/** Returns the greeting for a visitor without history. */
export function supportGreeting(name: string): string {
  return `Bonjour ${name}, et bienvenue. Posez-nous votre question simplement, nous sommes là pour vous aider.`;
}

/** Automatic replies until a colleague answers; each is true at any hour. */
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
  /** Messages in the conversation before this one. */
  messageCount: number;
  /** When a colleague last wrote, if ever. */
  teamWroteAt: Date | null;
  /** The last acknowledgement, if any. */
  acknowledged: string | null;
  now: Date;
};

/** A message written by the server in the team’s name, shown after a delay in milliseconds. */
export type AutomaticReply = { role: 'acknowledgement' | 'suggestion'; content: string; afterMs: number };

/**
 * Returns the automatic replies to a message: an acknowledgement after a typing delay and, for a visitor with a new
 * conversation, the suggestion of an account 2 s later. Empty if a colleague is present.
 * @param random returns numbers from 0 to below 1
 */
export function automaticReplies(
  { kind, messageCount, teamWroteAt, acknowledged, now }: Sent,
  random: () => number,
): AutomaticReply[] {
  if (teamWroteAt && now.getTime() - teamWroteAt.getTime() < TEAM_PRESENT_MS) return [];
  const afterMs = TYPING_MS.least + Math.floor(random() * (TYPING_MS.most - TYPING_MS.least + 1));
  // Never the same text twice in a row.
  const others = ACKNOWLEDGEMENTS.filter((words) => words !== acknowledged);
  const content = others[Math.floor(random() * others.length)] ?? ACKNOWLEDGEMENTS[0];
  const acknowledgement: AutomaticReply = { role: 'acknowledgement', content, afterMs };
  if (kind !== 'visitor' || messageCount > NEW_CONVERSATION) return [acknowledgement];
  return [
    acknowledgement,
    { role: 'suggestion', content: ACCOUNT_SUGGESTION, afterMs: afterMs + SUGGESTION_AFTER_MS },
  ];
}

/** Returns the accessible name of the floating button. */
export function supportButtonName(unread: number): string {
  const offer = 'Écrire à l’équipe';
  if (unread === 0) return offer;
  return unread > 1 ? `${offer}, ${unread} réponses non lues` : `${offer}, 1 réponse non lue`;
}
