import { sql } from 'drizzle-orm';
import { computeFigures } from '#desk/figures/server/compute-figures.ts';
import { replayErasures } from '#member/data-rights/server/replay-erasures.ts';
import { eraseMember } from '#member/data-rights/server/shared/erase-member.ts';
import { notifyAbsent } from '#member/notifications/server/notify-absent.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { mailNewcomers } from '#server/mail-newcomers.ts';
import { runHousekeeping } from '#server/schedule.ts';

const LONG_THREAD = 100_000;

export type Served = {
  /** Services as passed to jobs. */
  background: Services;
  /** For preparing a measurement. */
  db: Database;
  /** Ids of members who send requests. */
  askers: string[];
  /** Ids of members who may be erased. */
  others: string[];
  /** Ids of the two with the long conversation; the first one sends requests. */
  pair: readonly [string, string];
  /**
   * A whole request, with its response read to the end.
   * @param path below `/api`
   * @param member omitted for a colleague
   */
  ask: (path: string, member?: string) => Promise<unknown>;
};

export type Task = {
  name: string;
  times: number;
  /** `flat`: the same at every size; a number: maximum milliseconds at any size; `grows`: looks at every member. */
  goal: 'flat' | 'grows' | number;
  /** Runs before each time, unmeasured. */
  prepare?: (time: number) => Promise<unknown>;
  run: (time: number) => Promise<unknown>;
};

/** The requests of the dashboard, sent at once as by the browser. */
const DASHBOARD = [
  '/session',
  '/selection',
  '/contacts',
  '/dates',
  '/appointments',
  '/introductions',
  '/workshop-registrations',
  '/workshops',
];
/** Conversations with a mail due, and members waiting for Thursday's mail, each time. */
const DUE = 20;
/** The desk must respond within this time, whatever is searched. */
const SEARCH_MS = 200;

export async function listTasks(served: Served): Promise<Task[]> {
  const { ask, askers, others, pair, db, background } = served;
  const one = (time: number) => askers[time % askers.length] ?? '';
  const { rows: middle } = await db.execute<{ id: number }>(sql`
    SELECT id::float8 AS id FROM chat_messages WHERE client_id = ${`long-${LONG_THREAD / 2}`} AND sender_id IN (${pair[0]}, ${pair[1]})`);
  const flat = (name: string, times: number, run: Task['run']): Task => ({ name, times, goal: 'flat', run });
  const desk = (name: string, path: string, goal: Task['goal'] = 'flat'): Task => ({
    ...flat(name, 20, () => ask(`/desk${path}`)),
    goal,
  });
  const thread = `/contacts/${pair[1]}/messages`;
  return [
    flat('dashboard, all requests', askers.length, (time) =>
      Promise.all(DASHBOARD.map((path) => ask(path, one(time)))),
    ),
    flat('contacts', askers.length, (time) => ask('/contacts', one(time))),
    flat('conversation of 100,000, latest', 40, () => ask(thread, pair[0])),
    flat('conversation of 100,000, middle', 40, () => ask(`${thread}?before=${middle[0]?.id ?? 0}`, pair[0])),
    {
      ...flat(`minute of notifications, ${DUE} due`, 10, () => notifyAbsent(background)),
      prepare: (time) => makeDue(served, time),
    },
    desk('inbox, waiting', '/inbox/threads'),
    desk('inbox, resolved', '/inbox/threads?view=resolved'),
    desk('inbox, counts', '/inbox/counts'),
    desk('inbox, search for a rare word', '/inbox/threads?q=parapluie', SEARCH_MS),
    desk('inbox, search for a common word', '/inbox/threads?q=bonjour', SEARCH_MS),
    desk('inbox, search for a first name', `/inbox/threads?q=${encodeURIComponent('prénom 12')}`, SEARCH_MS),
    desk('moderation, queue', '/moderation/cases'),
    desk('moderation, count', '/moderation/waiting'),
    desk('members, newest', '/members'),
    desk('members, search for a name', `/members?words=${encodeURIComponent('nom 731')}`, SEARCH_MS),
    desk('members, search for a large town', '/members?words=paris', SEARCH_MS),
    desk('members, search for an address', '/members?words=membre-77', SEARCH_MS),
    desk('members, suspended', '/members?state=suspended', SEARCH_MS),
    flat('erasure of a member', 20, (time) =>
      eraseMember(background, others[time] ?? '', { reason: 'again' }),
    ),
    {
      ...flat(`mails of Thursday, ${DUE} members`, 5, () => mailNewcomers(background)),
      prepare: () => askOnThursday(served),
    },
    { name: 'start with the ledger', times: 6, goal: 'grows', run: () => replayErasures(background) },
    { name: 'nightly figures', times: 2, goal: 'grows', run: () => computeFigures(background) },
    { name: 'nightly retention', times: 2, goal: 'grows', run: () => runHousekeeping(background) },
  ];
}

/** Makes messages wait for twenty minutes for absent members, without a notification. */
async function makeDue({ db, askers }: Served, time: number): Promise<void> {
  await db.execute(sql`
    UPDATE chat_contacts c SET unread_count = 1, unread_since = now() - interval '20 minutes', mailed_at = NULL
    FROM (SELECT a.user_id, a.contact_id FROM chat_contacts a JOIN crowd.member m ON m.id = a.user_id
      WHERE m.n > 100 + ${time}::int * ${DUE}::int ORDER BY m.n LIMIT ${DUE}) AS due
    WHERE c.user_id = due.user_id AND c.contact_id = due.contact_id`);
  // The dashboard recorded a visit: move it back by twenty minutes.
  await db.execute(sql`
    UPDATE member_activity SET last_seen_at = now() - interval '20 minutes'
    WHERE user_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(askers)}::jsonb))`);
}

async function askOnThursday({ db }: Served): Promise<void> {
  await db.execute(sql`
    UPDATE notification_choices SET weekly_mailed_at = NULL
    WHERE user_id IN (SELECT m.id FROM crowd.member m JOIN notification_choices c ON c.user_id = m.id
      WHERE m.n > 100 AND m.n % 6 = 0 ORDER BY m.n LIMIT ${DUE})`);
}

/** Stores a long conversation between the first two members of the crowd, once. */
export async function storeLongThread(db: Database): Promise<void> {
  await db.execute(sql`
    INSERT INTO chat_messages (sender_id, receiver_id, client_id, content, created_at, read)
    SELECT CASE WHEN t % 2 = 0 THEN a.id ELSE b.id END, CASE WHEN t % 2 = 0 THEN b.id ELSE a.id END, 'long-' || t,
      'Et puis, ce matin, je me suis demandé si vous aimiez aussi la pluie.', now() - t * interval '1 minute', true
    FROM crowd.member a JOIN crowd.member b ON a.n = 1 AND b.n = 2 CROSS JOIN generate_series(1, ${LONG_THREAD}) AS t
    WHERE NOT EXISTS (SELECT FROM chat_messages WHERE client_id = 'long-1' AND sender_id IN (a.id, b.id))`);
}
