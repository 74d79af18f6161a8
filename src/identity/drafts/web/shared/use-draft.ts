import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#browser/session/session.ts';
import type { DraftName } from '../../rules.ts';
import { draftsApi } from './api.ts';
import { storeDraft, storeInTab, typedInTab, writeAs } from './drafts.ts';

/**
 * Returns the draft of a name. `words` are undefined while loading, and empty when there are none or loading failed.
 * @param kept whether the server may store them; otherwise only this tab does
 */
export function useDraft(name: DraftName, kept = true) {
  const { member } = useSession();
  // Until the session is known, drafts stay with the last writer.
  if (member) writeAs(member.email);
  const [, redraw] = useState(0);
  const here = typedInTab(name);
  const { data, isPending } = useQuery(
    draftsApi.read.queryOptions({
      input: { name },
      enabled: here === undefined && kept && member !== null,
      // A draft that this tab has stored meanwhile is newer.
      staleTime: 0,
      gcTime: 0,
    }),
  );
  return {
    words: here ?? (member === null || (kept && isPending) ? undefined : (data?.words ?? '')),
    keep: (words: string) => {
      (kept ? storeDraft : storeInTab)(name, words);
      redraw((count) => count + 1);
    },
  };
}
