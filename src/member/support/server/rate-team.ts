import type { Services } from '#platform/services.ts';
import { UNCHANGED, write } from '#platform/write.ts';
import type { GivenRating } from '../contract.ts';
import { ratingStage } from '../rules.ts';
import { type ChatKey, findChatState } from './message-store.ts';
import { publishChatChange, recordChange } from './shared/publish-chat-change.ts';
import { lockThreadOf, updateThread } from './thread-store.ts';

/** Stores how the team helped, once for each conversation: the first answer stays. */
export async function rateTeam(
  context: { services: Services },
  errors: { RATED_ALREADY: () => Error; NOT_ASKED: () => Error },
  chat: ChatKey,
  { rating, words }: GivenRating,
): Promise<void> {
  await write(context, {
    lock: (tx) => lockThreadOf(tx, chat),
    async change({ tx, now, locked: thread }) {
      if (thread?.rating) {
        if (thread.rating === rating && thread.rating_words === words) return UNCHANGED;
        throw errors.RATED_ALREADY();
      }
      const { teamWroteAt } = await findChatState(tx, chat, now);
      if (!thread || ratingStage(thread, teamWroteAt) !== 'asked') throw errors.NOT_ASKED();
      await updateThread(tx, thread.id, { rating, rating_words: words, rated_at: now });
      return recordChange(tx, chat, now);
    },
    publish: ({ live }) => publishChatChange(live, chat),
  });
}
