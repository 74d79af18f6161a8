import { GRAVITY_OF_TEXT } from '#mechanisms/decisions/rules.ts';
import { openCase } from '#mechanisms/decisions/server/case-store.ts';
import type { Database } from '#platform/database/client.ts';
import { teamMailbox } from '#platform/mail/team-mailbox.ts';
import type { Services } from '#platform/services.ts';
import { PROFILE_TEXTS, type ProfileText, type TextContent } from '../../rules.ts';
import { saveFlaggedText } from '../moderated-store.ts';
import { changeProfile } from '../store.ts';
import { syncHiddenTexts } from './sync-hidden.ts';

export type WrittenText = { content: TextContent; text: string; doubtful: boolean };

/**
 * Queues texts for review (D20): doubtful ones, also mailed in this transaction, and replacements of hidden ones. An
 * earlier flag stays until reviewed.
 */
export async function flagTexts(
  tx: Database,
  { outbox, env }: Pick<Services, 'outbox' | 'env'>,
  member: string,
  written: readonly WrittenText[],
  now: Date,
): Promise<void> {
  const again = await syncHiddenTexts(tx, member, written, now);
  const flagged = written.filter(
    ({ content, text, doubtful }) => doubtful || (text !== '' && again.includes(content)),
  );
  if (flagged.length === 0) return;
  await changeProfile(tx, member, { flagged_at: now });
  const cases: string[] = [];
  for (const { content, text } of flagged) {
    const source = await saveFlaggedText(tx, { member, content, text, now });
    cases.push(await openCase(tx, { kind: 'text', source, subject: member, gravity: GRAVITY_OF_TEXT, now }));
  }
  const texts = flagged.filter(({ doubtful }) => doubtful).map(({ text }) => text);
  const [first] = cases;
  const to = teamMailbox(env);
  if (to && first && texts.length > 0)
    await outbox.send(tx, { template: 'flagged-texts', to, data: { caseId: first, texts } });
}

export function writtenTexts(
  texts: { [Field in ProfileText]?: string | undefined },
  doubtful: readonly string[],
): WrittenText[] {
  return PROFILE_TEXTS.flatMap((content) => {
    const text = texts[content];
    return text === undefined ? [] : [{ content, text, doubtful: doubtful.includes(content) }];
  });
}
