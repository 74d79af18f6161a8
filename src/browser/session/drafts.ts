import { useState } from 'react';

/** In memory only (D21), by writer and conversation: what one was writing when the session ended is there after log-in. */
const kept = new Map<string, string>();

/** What is typed and not sent, per conversation. @param writer nobody else finds it */
export function useDrafts(writer: string) {
  const [, redraw] = useState(0);
  const key = (conversation: string) => JSON.stringify([writer, conversation]);
  return {
    draftTo: (conversation: string) => kept.get(key(conversation)) ?? '',
    keepDraft: (conversation: string, text: string) => {
      if (text) kept.set(key(conversation), text);
      else kept.delete(key(conversation));
      redraw((count) => count + 1);
    },
  };
}
