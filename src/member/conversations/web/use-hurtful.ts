import { useMemo } from 'react';
import type { Message } from '../contract.ts';
import { messagesOf, type Thread } from './thread-query.ts';

/** The last insulting message, unless the reader has written since. Read when the thread changes, not at each key. */
export function useHurtful(
  thread: Thread | undefined,
  mayHurt: (text: string) => boolean,
): Message | undefined {
  return useMemo(() => {
    const messages = thread ? messagesOf(thread) : [];
    const since = messages.findLastIndex(({ mine }) => mine);
    return messages.slice(since + 1).findLast(({ automatic, content }) => !automatic && mayHurt(content));
  }, [thread, mayHurt]);
}
