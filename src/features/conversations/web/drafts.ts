import { useState } from 'react';

/** In memory only (D21), by member and contact: what one was writing when the session ended is there after log-in. */
const kept = new Map<string, string>();

/** What is typed and not sent, per conversation. @param owner nobody else finds it */
export function useDrafts(owner: string) {
  const [, redraw] = useState(0);
  const key = (contactId: string) => JSON.stringify([owner, contactId]);
  return {
    draftTo: (contactId: string) => kept.get(key(contactId)) ?? '',
    keepDraft: (contactId: string, text: string) => {
      if (text) kept.set(key(contactId), text);
      else kept.delete(key(contactId));
      redraw((count) => count + 1);
    },
  };
}
