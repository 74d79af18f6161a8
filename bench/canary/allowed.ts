import { getTableName } from 'drizzle-orm';
import { TABLES } from '#testing/fill-tables.ts';
import type { Place } from './places.ts';

type Row = {
  places: readonly Place[];
  /** Fields, or all columns of a table as `table.*`. */
  fields: readonly string[];
  /** Route, subject or table; without it everywhere. */
  at?: RegExp;
  why: string;
};

/** What is private of a member, a visitor or a coach, and kept. */
const FIELDS = [
  ...['last name', 'e-mail', 'birth date', 'coordinates', 'what was told to the team'],
  ...['a message to someone else', 'a question to the team', 'a visitor', 'a coach’s address'],
];
const TABLE_NAMES = TABLES.map(getTableName);
const GONE = ['after erasure', 'after restoration'] as const;
const MEMBERS = ['stranger', 'blocked', 'related'] as const;

/** Where a private field of someone belongs beside its owner; whatever is not here is a hit. */
export const ALLOWED: readonly Row[] = [
  {
    places: MEMBERS,
    fields: ['coordinates'],
    at: /account\/export/,
    why: 'one’s own commune, the same as that of the marked people',
  },
  {
    places: MEMBERS,
    fields: ['a coach’s address'],
    at: /api\/coaching/,
    why: 'one’s own coach (T15)',
  },
  {
    places: ['related'],
    fields: ['a message to someone else', 'chat_messages.*'],
    at: /api\/(contacts|account\/export|live)/,
    why: 'written to this very person',
  },
  {
    places: ['related'],
    fields: ['introductions.matchmaker_name', 'introductions.matchmaker_note'],
    at: /api\/(contacts|introductions|account\/export)/,
    why: 'said by the matchmaker to both',
  },
  {
    places: ['related'],
    fields: ['what was told to the team'],
    at: /account\/export/,
    why: 'the note of whoever received one, about oneself',
  },
  {
    places: ['related'],
    fields: [
      'contacts.*',
      'encounters.*',
      'meeting_feedbacks.*',
      'user_reports.number',
      'user_reports.reason',
      'support_threads.excerpt',
      'support_threads.rating_words',
    ],
    at: /account\/export/,
    why: 'rows of which this one is the author, or the one who wrote to the team',
  },
  {
    places: ['related'],
    fields: ['sealed_conversations.id', 'appeals.*', 'statements.*'],
    at: /api\/(reports\/conversations|standing|account\/export)/,
    why: 'one’s own deleted conversations, decisions and appeals',
  },
  {
    places: ['coach'],
    fields: ['a coach’s address'],
    at: /desk\/content\/own-card/,
    why: 'her own',
  },
  {
    places: ['support', 'admin'],
    fields: ['a question to the team', 'a visitor', 'support_threads.*', 'support_notes.*'],
    at: /desk\/inbox/,
    why: 'asked of the team',
  },
  {
    places: ['support', 'moderation', 'admin'],
    fields: ['e-mail', 'statements.id', 'member_erasures.request'],
    at: /desk\/members/,
    why: 'a page opened for a reason, which is written down',
  },
  {
    places: ['mails to the team'],
    fields: ['what was told to the team', 'a question to the team', 'a visitor', 'e-mail'],
    why: 'told to the team, in its own mailbox, with the address to answer to',
  },
  { places: ['mail subjects'], fields: ['a visitor'], why: 'the name that a visitor gives' },
  { places: ['mails to members'], fields: ['a mailed link'], why: 'mailed to its owner' },
  {
    places: ['jobs'],
    fields: ['a question to the team', 'a visitor', 'e-mail', 'what was told to the team'],
    at: /pgboss\.job/,
    why: 'mails to the team and addresses of mails, as long as their jobs are kept',
  },
  {
    places: ['database'],
    fields: [...FIELDS, ...TABLE_NAMES.map((name) => `${name}.*`)],
    why: 'where they are kept; never a password, a session, a mailed link or an address of origin',
  },
  {
    places: GONE,
    fields: ['kept.*'],
    at: /^(statements|appeals|content_notices|moderation_decisions|user_reports|meeting_feedbacks)$/,
    why: 'rows that the rules of erasure keep without the member, as proof',
  },
  {
    places: GONE,
    fields: [
      ...[
        'user_reports.*',
        'what was told to the team',
        'a message to someone else',
        'chat_messages.content',
      ],
      ...['meeting_feedbacks.sentence', 'photo of one who is gone'],
    ],
    at: /^(user_reports|pgboss\.job)/,
    why: 'the legal hold: a report, its evidence and its mail to the team, without the name of who wrote it (D5)',
  },
  {
    places: GONE,
    fields: ['a coach’s address', 'a visitor', 'what was told to the team'],
    at: /^(coaches|contacts|visitor_chat_messages|support_threads|appointments|pgboss\.job)/,
    why: 'of a coach, a visitor and the viewer, who stay',
  },
  {
    places: GONE,
    fields: ['coordinates', 'id of one who is gone'],
    at: /^(profiles|staff_audit)$/,
    why: 'the communes of those who stay; a random id that leads to nobody, of whom the team opened a page',
  },
];
