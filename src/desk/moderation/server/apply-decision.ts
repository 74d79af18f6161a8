import type { z } from 'zod';
import { DAY_MS } from '#lib/durations.ts';
import type { newDecision } from '#mechanisms/decisions/contract.ts';
import {
  type CaseKind,
  closingMoment,
  type MeasureDecision,
  type StatementEffect,
  type StatementSource,
} from '#mechanisms/decisions/rules.ts';
import type { NewStatement } from '#mechanisms/decisions/server/shared/record-statement.ts';
import { listHidden } from '#mechanisms/decisions/server/standing-store.ts';
import { CLAUSES, type ClauseCode } from '#mechanisms/decisions/texts/clauses.ts';
import { hasWords, wordsContent } from '#member/meeting/rules.ts';
import { findFeedbacks } from '#member/meeting/server/store.ts';
import { listPhotosOf } from '#member/photos/server/store.ts';
import {
  type Content,
  canHide,
  captionContent,
  PROFILE_TEXTS,
  photoContent,
  photoOf,
  promptContent,
} from '#member/profile/rules.ts';
import { listPromptsOf } from '#member/profile/server/prompt-store.ts';
import { findProfile } from '#member/profile/server/store.ts';
import { PROFILE_FIELD_NAMES, PROMPT_TEXTS } from '#member/profile/texts.ts';
import type { Database } from '#platform/database/client.ts';
import type { HidingTarget } from '../contract.ts';
import { WORDS_TARGET } from '../rules.ts';
import { type CaseRow, findGround, findReport } from './case-store.ts';

type Decided = z.output<typeof newDecision>;
export type DecidedMeasure = Omit<Decided, 'id' | 'also' | 'answer' | 'decision' | 'clause'> & {
  decision: MeasureDecision;
  clause: ClauseCode;
};

type Deciding = { row: CaseRow['row']; subject: string; decided: DecidedMeasure };

/** Returns undefined when the content to hide is gone. */
export async function statementOf(
  tx: Database,
  { row, subject, decided }: Deciding,
  now: Date,
): Promise<NewStatement | undefined> {
  const { decisionId, decision, clause, facts } = decided;
  const source = sourceOf(row.kind);
  const target = decision === 'hide' ? await findTarget(tx, { row, subject, decided }) : undefined;
  if (decision === 'hide' && !target) return undefined;
  return {
    member: subject,
    decision: decisionId,
    facts,
    source,
    rule: CLAUSES[clause].text,
    effect: effectOf(decided),
    until: endOfMeasure(decided, now),
    target,
    askedAt: source === 'report' || source === 'notice' ? row.created_at : undefined,
  };
}

export function endOfMeasure(
  { decision, days = 1, danger }: Pick<Decided, 'decision' | 'days' | 'danger'>,
  now: Date,
): Date | undefined {
  if (decision === 'suspend') return new Date(now.getTime() + days * DAY_MS);
  return decision === 'close' ? closingMoment(danger, now) : undefined;
}

async function findTarget(
  tx: Database,
  { row, subject, decided }: Deciding,
): Promise<{ content: string; text: string } | undefined> {
  if (decided.target === WORDS_TARGET) return findWords(tx, row, subject);
  const found = (await listTargets(tx, subject)).find(({ content }) => content === decided.target);
  return found && { content: found.content, text: found.text };
}

async function findWords(tx: Database, row: CaseRow['row'], subject: string) {
  const ground = await findGround(tx, row);
  const about = ground && (await findReport(tx, ground.source))?.reporter_id;
  const { theirs } = about ? await findFeedbacks(tx, about, subject) : {};
  if (!about || !theirs || !hasWords(theirs)) return undefined;
  return { content: wordsContent(about), text: theirs.sentence };
}

export function effectOf({ decision, target = '' }: DecidedMeasure): StatementEffect {
  if (decision === 'hide') return photoOf(target, 'photo') ? 'photo-hidden' : 'text-hidden';
  return ({ warn: 'warning', suspend: 'suspension', close: 'closure' } as const)[decision];
}

function sourceOf(kind: CaseKind): StatementSource {
  if (kind === 'report' || kind === 'words' || kind === 'note' || kind === 'redress') return 'report';
  if (kind === 'notice') return 'notice';
  return kind === 'text' ? 'flag' : 'own';
}

export type ProfileTarget = HidingTarget & { content: Content };

export async function listTargets(db: Database, member: string): Promise<ProfileTarget[]> {
  const profile = await findProfile(db, member);
  const photos = await listPhotosOf(db, member);
  const prompts = await listPromptsOf(db, member);
  const hidden = new Set<string>((await listHidden(db, member)).map(({ content }) => content));
  const text = (content: Content, label: string, words: string, photoId: string | null = null) =>
    words === '' ? [] : [{ content, label, text: words, photoId, hidden: hidden.has(content) }];
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
