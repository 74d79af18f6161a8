import { useState } from 'react';

/** In memory only (D21), by writer and conversation: unsent input survives the end of a session. */
const kept = new Map<string, string>();

/**
 * Stores unsent input per conversation.
 * @param writer only this member gets it back
 */
export function useDrafts(writer: string) {
  const [, redraw] = useState(0);
  const key = (conversation: string) => JSON.stringify([writer, conversation]);
  return {
    draftTo: (conversation: string) => kept.get(key(conversation)) ?? '',
    storeDraft: (conversation: string, text: string) => {
      if (text) kept.set(key(conversation), text);
      else kept.delete(key(conversation));
      redraw((count) => count + 1);
    },
  };
}
