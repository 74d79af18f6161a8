import { ageOn } from '#lib/age.ts';
import { DAY_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { canJudge, isTaken, stateOf } from '#mechanisms/decisions/rules.ts';
import { findContestable, findRedress } from '#mechanisms/decisions/server/case-store.ts';
import { listHidden } from '#mechanisms/decisions/server/standing-store.ts';
import { findAppeal, measureOf } from '#mechanisms/decisions/server/statement-store.ts';
import { findPhoto, listPhotosOf } from '#member/photos/server/store.ts';
import {
  type Content,
  canHide,
  captionContent,
  PROFILE_TEXTS,
  photoContent,
  promptContent,
  promptOf,
} from '#member/profile/rules.ts';
import { findFlaggedText } from '#member/profile/server/moderated-store.ts';
import { listPromptsOf } from '#member/profile/server/prompt-store.ts';
import { findProfile } from '#member/profile/server/store.ts';
import { PROFILE_FIELD_NAMES, PROMPT_TEXTS } from '#member/profile/texts.ts';
import { reportEvidence, sealedThread } from '#member/reports/contract.ts';
import { findNotice } from '#member/reports/server/notice-store.ts';
import { NOTICE_MATTER_LABELS } from '#member/reports/texts.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import type { Evidence, HidingTarget, OpenedCase, QueuedCase, ToldEvidence } from '../contract.ts';
import { allowedDecisions, WORDS_TARGET } from '../rules.ts';
import {
  type CaseRow,
  findCaseRow,
  findDecider,
  findGround,
  findNote,
  findReport,
  listDecisionsAbout,
  listReportPhotos,
  listTogether,
} from './case-store.ts';

export function queuedCase(
  { row, matter, person, assignee, ticks, measures }: CaseRow,
  now: Date,
): QueuedCase {
  const { id, kind, gravity, created_at, settled_at, subject_id } = row;
  return {
    id,
    kind,
    gravity,
    matter,
    measures,
    createdAt: created_at.toISOString(),
    settledAt: settled_at?.toISOString() ?? null,
    subject: subject_id && person ? reportedPerson(subject_id, person, now) : null,
    takenBy: assignee && isTaken(row.assigned_at, now) ? assignee : null,
    ticks: ticks.map((tick) => ({ ...tick, at: new Date(tick.at).toISOString() })),
  };
}

export function reportedPerson(
  id: string,
  { firstName, birthDate, city }: NonNullable<CaseRow['person']>,
  now: Date,
) {
  return { id, firstName, age: ageOn(birthDate, parisDay(now)) ?? 0, city };
}

export async function readCase(
  db: Database,
  found: CaseRow,
  { moderator, now }: { moderator: string; now: Date },
): Promise<OpenedCase> {
  const { kind, subject_id: subject, settled_at } = found.row;
  const shown = subject && !settled_at ? await listTargets(db, subject) : [];
  const evidence = settled_at
    ? ({ kind: 'gone' } as const)
    : await readEvidence(db, found.row, { moderator, targets: shown });
  const targets = withWords(evidence, shown);
  const history = subject ? await listDecisionsAbout(db, subject) : [];
  return {
    ...queuedCase(found, now),
    settledAt: settled_at?.toISOString() ?? null,
    together: settled_at
      ? []
      : await listTogether(db, found.row, moderator, new Date(now.getTime() - DAY_MS)),
    held: found.row.held_person !== null,
    history: history.map(({ row, by, statement }) => ({
      id: row.id,
      decision: row.decision,
      clause: row.clause,
      facts: row.facts,
      by,
      at: row.decided_at.toISOString(),
      state: statement && stateOf(measureOf(statement), now),
    })),
    targets,
    allowed: settled_at
      ? []
      : [
          ...allowedDecisions(kind, {
            subject: subject !== null,
            held: found.row.held_person !== null,
            targets: targets.length,
          }),
        ],
    evidence,
  };
}

const GONE = { kind: 'gone' } as const;

/** Returns the evidence of a case, sealed or current. Must give access to no other data. */
async function readEvidence(
  db: Database,
  { kind, source }: CaseRow['row'],
  { moderator, targets }: { moderator: string; targets: readonly ProfileTarget[] },
): Promise<Evidence> {
  switch (kind) {
    case 'report':
    case 'words':
    case 'finding':
      return readReport(db, source);
    case 'redress':
      return readRedress(db, source, moderator);
    case 'text':
      return readText(db, source, targets);
    case 'photo':
      return readPhoto(db, source);
    case 'note':
      return readNote(db, source);
    case 'appeal':
      return readAppeal(db, source, moderator);
    case 'notice':
      return readNotice(db, source);
  }
}

async function readReport(db: Database, number: string): Promise<ToldEvidence> {
  const report = await findReport(db, number);
  if (!report) return GONE;
  const { reason, evidence, sealed_thread } = report;
  return {
    kind: 'report',
    number,
    reason,
    ...reportEvidence.parse(evidence),
    photos: await listReportPhotos(db, number),
    sealed: sealedThread.parse(sealed_thread),
  };
}

async function readText(db: Database, source: string, targets: readonly ProfileTarget[]): Promise<Evidence> {
  const flagged = await findFlaggedText(db, source);
  if (!flagged) return GONE;
  const { content, text } = flagged;
  const current = targets.find((target) => target.content === content)?.text ?? null;
  return { kind: 'text', content: nameOf(content), text, current };
}

function nameOf(content: string): string {
  const prompt = promptOf(content);
  if (prompt) return PROMPT_TEXTS[prompt];
  const field = PROFILE_TEXTS.find((one) => one === content);
  return field ? PROFILE_FIELD_NAMES[field] : 'Légende d’une photo';
}

async function readPhoto(db: Database, id: string): Promise<Evidence> {
  const photo = await findPhoto(db, id);
  return photo ? { kind: 'photo', photoId: photo.id, caption: photo.caption } : GONE;
}

async function readNote(db: Database, key: string): Promise<Evidence> {
  const note = await findNote(db, key);
  if (!note) return GONE;
  const { private_note, not_again: notAgain, written_at } = note.row;
  const toldAt = written_at.toISOString();
  return { kind: 'note', author: note.author, note: private_note, notAgain, toldAt };
}

async function readAppeal(db: Database, id: string, moderator: string): Promise<Evidence> {
  const appeal = await findAppeal(db, id);
  if (!appeal) return GONE;
  const decider = await findDecider(db, appeal.decision);
  const { text, facts, rule } = appeal;
  return {
    kind: 'appeal',
    text,
    facts,
    rule,
    ...contestedBy(decider, appeal.madeAtStatement, moderator),
  };
}

function contestedBy(decider: Awaited<ReturnType<typeof findDecider>>, decidedAt: Date, moderator: string) {
  return {
    decision: decider?.decision ?? null,
    decidedAt: decidedAt.toISOString(),
    decidedBy: decider?.firstName ?? null,
    mayJudge: canJudge({ decidedBy: decider?.id ?? null }, moderator) === 'ok',
  };
}

async function readNotice(db: Database, id: string): Promise<ToldEvidence> {
  const notice = await findNotice(db, id);
  if (!notice) return GONE;
  const { number, name, email, place, city, content, why, matter } = notice;
  return {
    kind: 'notice',
    number,
    place,
    content,
    why,
    from: [name, email].filter(Boolean).join(', ') || 'Une personne qui n’a pas dit son nom',
    about: city,
    matter: NOTICE_MATTER_LABELS[matter],
  };
}

async function readRedress(db: Database, id: string, moderator: string): Promise<Evidence> {
  const found = await findRedress(db, id);
  const contested = found && (await findContestable(db, found.contested.id));
  const decider = contested && (await findDecider(db, contested.decisionId));
  if (!found || !contested || !decider) return GONE;
  const { kind, source } = found.contested;
  return {
    kind: 'redress',
    text: found.text,
    ...contestedBy(decider, contested.decidedAt, moderator),
    told: kind === 'notice' ? await readNotice(db, source) : await readReport(db, source),
  };
}

type ProfileTarget = HidingTarget & { content: Content };

/** Lists the contents of a profile that a decision can hide. */
export async function listTargets(db: Database, member: string): Promise<ProfileTarget[]> {
  const profile = await findProfile(db, member);
  const photos = await listPhotosOf(db, member);
  const prompts = await listPromptsOf(db, member);
  const hidden = new Set<string>((await listHidden(db, member)).map(({ content }) => content));
  const text = (content: Content, label: string, words: string) =>
    words === '' ? [] : [{ content, label, text: words, photoId: null, hidden: hidden.has(content) }];
  const targets = [
    ...photos.map(({ id }, place) => {
      const content: Content = photoContent(id);
      return { content, label: `Photo ${place + 1}`, text: '', photoId: id, hidden: hidden.has(content) };
    }),
    ...PROFILE_TEXTS.flatMap((field) => text(field, PROFILE_FIELD_NAMES[field], profile?.[field] ?? '')),
    ...prompts.flatMap(({ prompt, answer }) =>
      text(promptContent(prompt), `«\u202f${PROMPT_TEXTS[prompt]}\u202f»`, answer),
    ),
    ...photos.flatMap(({ id, caption }, place) =>
      text(captionContent(id), `Légende de la photo ${place + 1}`, caption),
    ),
  ];
  return targets.filter(({ content }) => canHide(content) === 'ok');
}

/** Puts the message after a meeting before the profile content, if the report includes it. */
function withWords(evidence: Evidence, targets: readonly HidingTarget[]): HidingTarget[] {
  const told = evidence.kind === 'redress' ? evidence.told : evidence;
  if (told.kind !== 'report' || !told.words) return [...targets];
  const { sentence, qualities } = told.words;
  const text = sentence || qualities.join(', ');
  const label = 'Le mot laissé après la rencontre';
  return [{ content: WORDS_TARGET, label, text, photoId: null, hidden: false }, ...targets];
}

/** Lists the photos of an open case: sealed with its report, and currently shown by its subject. */
export async function listCasePhotos(db: Database, caseId: string) {
  const row = (await findCaseRow(db, caseId))?.row;
  if (!row || row.settled_at) return undefined;
  const ground = await findGround(db, row);
  const sealed = ground ? await listReportPhotos(db, ground.source) : [];
  const shown = row.subject_id ? await listPhotosOf(db, row.subject_id) : [];
  return { row, sealed, shown };
}

/** Returns the bytes of a photo of this case. */
export async function findCasePhoto(
  { db, photos }: Pick<Services, 'db' | 'photos'>,
  { id, case: caseId }: { id: string; case: string },
): Promise<Uint8Array | undefined> {
  const found = await listCasePhotos(db, caseId);
  if (!found || ![...found.sealed, ...found.shown].some((photo) => photo.id === id)) return undefined;
  return (await photos.find(id, 'upright')) ?? (await photos.find(id, 'thumbnail'));
}
