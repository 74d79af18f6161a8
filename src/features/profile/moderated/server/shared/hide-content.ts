import type { Database } from '#platform/database/client.ts';
import { followFirstPhoto } from '../../../photos/server/store.ts';
import { type Content, photoOf } from '../../rules.ts';
import { deleteHidden, type HiddenContent, insertHidden } from '../store.ts';

/** From this transaction on nobody but its owner sees it: on cards, in previews, in conversations, by its address. */
export async function hideContent(tx: Database, hidden: HiddenContent): Promise<void> {
  await insertHidden(tx, hidden);
  if (photoOf(hidden.content, 'photo')) await followFirstPhoto(tx, [hidden.user_id]);
}

/** Gives back what was set aside. */
export async function showContent(tx: Database, member: string, content: Content): Promise<void> {
  await deleteHidden(tx, member, [content]);
  if (photoOf(content, 'photo')) await followFirstPhoto(tx, [member]);
}
