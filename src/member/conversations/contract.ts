import { z } from 'zod';
import { action, done, route } from '#lib/contract-base.ts';
import { GENDERS } from '#lib/gender.ts';
import { joined, joining, roomState, signal } from '#mechanisms/calls/contract.ts';
import {
  newMessage,
  olderThan,
  pageOf,
  SENDING_ERRORS,
  storedMessage,
} from '#mechanisms/threads/contract.ts';
import { CLOSURES } from '#member/matching/rules.ts';
import { visiblePhoto } from '#member/photos/contract.ts';
import { answeredPrompt } from '#member/profile/contract.ts';
import { FAREWELL_NAMES } from './rules.ts';

export const contact = z.object({
  id: z.string(),
  firstName: z.string(),
  gender: z.enum(GENDERS),
  /** Grammatical gender of the two together, for plurals. */
  pairGender: z.enum(GENDERS),
  photoUrl: z.string().nullable(),
  /** The team has compared their face with the photo (D19). */
  verified: z.boolean(),
  unreadCount: z.int(),
  /** By the member who asks. A block by the contact is never revealed. */
  blocked: z.boolean(),
  /** False while the contact’s account is suspended or closed; the reason is never revealed. */
  reachable: z.boolean(),
  /** One of the two has declined (D28); null while the conversation is open. */
  closure: z.enum(CLOSURES).nullable(),
  lastMessage: z
    .object({
      content: z.string(),
      createdAt: z.iso.datetime(),
      /** Written by the member who asks, or automatically in their name. */
      mine: z.boolean(),
      automatic: z.boolean(),
    })
    .nullable(),
});
export type Contact = z.infer<typeof contact>;

export const message = storedMessage.extend({
  mine: z.boolean(),
  automatic: z.boolean(),
  createdAt: z.iso.datetime(),
  /** A received message contains a phone number, an address or a link: its recipient is warned (D20). */
  holdsContactDetails: z.boolean(),
});
export type Message = z.infer<typeof message>;

/** Events of a member’s stream about conversations; each browser applies each of them once, in order. */
export const conversationEvent = z.discriminatedUnion('kind', [
  /** A message from either side, with the unread count of that contact. */
  z.object({
    kind: z.literal('message'),
    contactId: z.string(),
    message,
    unreadCount: z.int().min(0),
  }),
  /** This member read the contact’s messages up to one, in this browser or another. */
  z.object({
    kind: z.literal('read-by-me'),
    contactId: z.string(),
    upTo: z.int(),
    unreadCount: z.int().min(0),
  }),
  /** The contact read this member’s messages up to one. */
  z.object({ kind: z.literal('read-by-them'), contactId: z.string(), upTo: z.int() }),
  /** Conversations were opened, deleted, blocked or unblocked, or an event’s data is gone: refetch all of them. */
  z.object({ kind: z.literal('contacts-changed') }),
]);
export type ConversationEvent = z.infer<typeof conversationEvent>;

/** An ephemeral event: a contact is typing. There is no event for the end; the sign fades after `TYPING_SHOWN_MS`. */
export const typingEvent = z.object({ kind: z.literal('typing'), contactId: z.string().max(64) });

/** One of the two has declined. Both may read this message, so it names neither. */
const CLOSED = { status: 409, message: 'Cette conversation est close\u202f: plus aucun message n’y passe.' };

/** The contact’s account is suspended or closed; the message does not say which. */
const UNREACHABLE = { status: 409, message: 'Cette personne n’est pas joignable pour le moment.' };

export const threadPage = pageOf(message).extend({
  /** Three ideas for first words, until one of the two has written or if the conversation began with a reply. */
  ideas: z.array(z.string()),
  /** The completed phrase that the conversation began with, if any. */
  prompt: answeredPrompt.extend({ mine: z.boolean() }).nullable(),
  /** The photo that the conversation began with, if any. */
  photo: visiblePhoto.extend({ mine: z.boolean() }).nullable(),
  /** The matchmaker who introduced the two, and their note to both. */
  introduction: z.object({ by: z.string(), note: z.string() }).nullable(),
});

const ofContact = { id: z.string().max(64) };

export const conversationsContract = {
  contacts: route('GET', '/contacts', 'List my conversations, latest first').output(z.array(contact)),
  openings: route('GET', '/contacts/openings', 'Get the number of conversations I can still open').output(
    z.object({ remaining: z.int().min(0) }),
  ),
  thread: route('GET', '/contacts/{id}/messages', 'List the latest messages, oldest first')
    .input(z.object({ ...ofContact, ...olderThan }))
    .output(threadPage),
  send: route('POST', '/contacts/{id}/messages', 'Send a message to a contact')
    .errors({
      CLOSED,
      UNREACHABLE,
      ...SENDING_ERRORS,
    })
    .input(newMessage.extend(ofContact))
    .output(message),
  markRead: action('/contacts/{id}/read', 'Mark received messages as read, up to one').input(
    z.object({ ...ofContact, upTo: z.int().positive() }),
  ),
  decline: action(
    '/contacts/{id}/decline',
    'Decline a contact with a farewell, which closes the conversation',
  )
    .errors({ CLOSED })
    .input(z.object({ ...ofContact, farewell: z.enum(FAREWELL_NAMES) })),
  block: action('/contacts/{id}/block', 'Block a contact, both ways').input(z.object(ofContact)),
  unblock: route('DELETE', '/contacts/{id}/block', 'Unblock a contact')
    .input(z.object(ofContact))
    .output(done),
  deleteConversation: route('DELETE', '/contacts/{id}', 'Delete a conversation for both members')
    .input(z.object(ofContact))
    .output(done),
};

export const call = z.object({
  /** `to-answer`: proposed by the other. `waiting`: proposed to them. `open`: both may join. */
  status: z.enum(['to-answer', 'waiting', 'open']),
  ...roomState,
});

const callState = z.object({
  firstName: z.string(),
  photoUrl: z.string().nullable(),
  call: call.nullable(),
  canPropose: z.boolean(),
  /** Media goes through our TURN relay, so that neither side learns the other’s IP address. */
  relayed: z.boolean(),
});
export type CallState = z.infer<typeof callState>;

export const callSignal = z.object({
  kind: z.literal('call-signal'),
  /** Recipient when sent, sender when received. */
  contactId: z.string().max(64),
  ...signal,
});
export type CallSignal = z.infer<typeof callSignal>;

const gone = { CALL_GONE: { status: 409, message: 'Cet appel n’est plus proposé.' } } as const;

export const callsContract = {
  one: route('GET', '/contacts/{id}/call', 'Get the call with a contact, if any')
    .input(z.object(ofContact))
    .output(callState),
  propose: action('/contacts/{id}/call', 'Propose a ten-minute call, or accept the contact’s proposal')
    .errors({
      TOO_EARLY: {
        status: 409,
        message: 'Faites d’abord connaissance\u202f: on propose un appel une fois que l’autre a répondu.',
      },
    })
    .input(z.object(ofContact)),
  accept: action('/contacts/{id}/call/accept', 'Accept a call').errors(gone).input(z.object(ofContact)),
  join: route('POST', '/contacts/{id}/call/join', 'Join the call in this window')
    .errors(gone)
    .input(z.object({ ...ofContact, ...joining }))
    .output(joined),
  end: action('/contacts/{id}/call/end', 'Decline, withdraw or end a call for both').input(
    z.object(ofContact),
  ),
};
