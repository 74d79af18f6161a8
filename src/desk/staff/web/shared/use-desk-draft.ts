import { useState } from 'react';
import { useDeskSession } from './desk-session.ts';

/** In memory only (D21), by writer and subject: unsent words survive the end of a session. */
const kept = new Map<string, string>();

/**
 * Stores unsent words about a subject, for the colleague who wrote them.
 * @param subject unique at the desk: a conversation, or a field of a case
 */
export function useDeskDraft(subject: string): [words: string, store: (words: string) => void] {
  const { colleague } = useDeskSession();
  const [, redraw] = useState(0);
  const key = JSON.stringify([colleague?.id, subject]);
  return [
    kept.get(key) ?? '',
    (words) => {
      if (words) kept.set(key, words);
      else kept.delete(key);
      redraw((count) => count + 1);
    },
  ];
}
