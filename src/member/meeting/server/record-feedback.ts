import { isDeepStrictEqual } from 'node:util';
import { openCase } from '#mechanisms/decisions/server/case-store.ts';
import { isBlocked, lockConversation } from '#member/matching/server/contact-store.ts';
import type { Database } from '#platform/database/client.ts';
import { teamMailbox } from '#platform/mail/team-mailbox.ts';
import type { Services } from '#platform/services.ts';
import { UNCHANGED } from '#platform/write.ts';
import type { NewFeedback } from '../contract.ts';
import { gravityOfNote, hasWords, kindSentence } from '../rules.ts';
import { publishChange } from './publish-change.ts';
import { isRead } from './read-meeting.ts';
import {
  findDeclarations,
  findFeedbacks,
  insertDeclaration,
  type StoredFeedback,
  saveFeedback,
} from './store.ts';

/**
 * Stores feedback and declares the meeting. Editable until the other reads it; the live event only contains what the
 * other may see.
 * @param feedback `id` is the contact
 */
export async function recordFeedback(
  tx: Database,
  services: Services,
  { me, feedback }: { me: string; feedback: NewFeedback },
  now: Date,
): Promise<'ok' | 'stranger' | 'not-met' | 'already-read' | typeof UNCHANGED> {
  const other = feedback.id;
  if (!(await lockConversation(tx, me, other)) || (await isBlocked(tx, me, other))) return 'stranger';
  const told = await findDeclarations(tx, me, other);
  if (!told.mine && !told.theirs) return 'not-met';
  const { mine: former, theirs } = await findFeedbacks(tx, me, other);
  const written = feedbackToStore(me, feedback, former, now);
  // Retry after a lost response.
  if (isRead(former, theirs, now)) return isDeepStrictEqual(written, former) ? UNCHANGED : 'already-read';
  await saveFeedback(tx, written);
  await openNoteCase(tx, services, { written, former, now });
  const isNewlyTold = await insertDeclaration(tx, me, other, now);
  await publishChange(tx, me, other, isNewlyTold || isRead(written, theirs, now), now);
  return 'ok';
}

/** Opens a case and mails the team for a new note, not for an unchanged one. */
async function openNoteCase(
  tx: Database,
  { outbox, env }: Services,
  { written, former, now }: { written: StoredFeedback; former: StoredFeedback | undefined; now: Date },
): Promise<void> {
  const { about_id: subject, not_again: notAgain, private_note: note, note_key: source } = written;
  const isNew = note !== (former?.private_note ?? '') || notAgain !== (former?.not_again ?? false);
  if (!source || !isNew || !toldTeam({ notAgain, note })) return;
  const caseId = await openCase(tx, { kind: 'note', source, subject, gravity: gravityOfNote(note), now });
  const to = teamMailbox(env);
  if (to) await outbox.send(tx, { template: 'meeting-note', to, data: { caseId, notAgain, note } });
}

function toldTeam({ notAgain, note }: { notAgain: boolean; note: string }): boolean {
  return notAgain || note !== '';
}

/** The seven days start with the first version; an edit does not restart them. */
function feedbackToStore(
  me: string,
  { id: other, qualities, opening, half, forTeam }: NewFeedback,
  former: StoredFeedback | undefined,
  now: Date,
): StoredFeedback {
  return {
    author_id: me,
    about_id: other,
    qualities,
    sentence: kindSentence(opening, half),
    not_again: forTeam ? forTeam.notAgain : (former?.not_again ?? false),
    private_note: forTeam ? forTeam.note : (former?.private_note ?? ''),
    note_key: former?.note_key ?? (forTeam && toldTeam(forTeam) ? crypto.randomUUID() : null),
    hidden_at: former?.hidden_at ?? null,
    written_at: former && hasWords(former) ? former.written_at : now,
  };
}
