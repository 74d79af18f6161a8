import type { Services } from '#platform/services.ts';
import type { GivenRating } from '../contract.ts';
import { ratingStage } from '../rules.ts';
import { type ChatKey, findChatState } from './message-store.ts';
import { publishChatChange, recordChange } from './shared/publish-chat-change.ts';
import { lockThreadOf, updateThread } from './thread-store.ts';

/** Stores how the team helped, once for each conversation: the first answer stays. */
export async function rateTeam(
  { db, clock, live }: Services,
  chat: ChatKey,
  { rating, words }: GivenRating,
): Promise<'stored' | 'as-before' | 'rated-already' | 'not-asked'> {
  const now = clock.now();
  const outcome = await db.transaction(async (tx) => {
    const thread = await lockThreadOf(tx, chat);
    if (thread?.rating)
      return thread.rating === rating && thread.rating_words === words ? 'as-before' : 'rated-already';
    const { teamWroteAt } = await findChatState(tx, chat, now);
    if (!thread || ratingStage(thread, teamWroteAt) !== 'asked') return 'not-asked';
    await updateThread(tx, thread.id, { rating, rating_words: words, rated_at: now });
    await recordChange(tx, chat, now);
    return 'stored';
  });
  if (outcome === 'stored') publishChatChange(live, chat);
  return outcome;
}
