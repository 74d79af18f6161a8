import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { refreshSession } from '#browser/session/session.ts';
import { accountsApi } from '#identity/accounts/web/shared/api.ts';
import { adviceApi } from '#member/advice/web/shared/api.ts';
import { matchingApi } from '#member/matching/web/shared/api.ts';
import { profileApi } from '#member/profile/web/shared/api.ts';
import { answersApi } from '#member/questionnaires/web/shared/api.ts';

/** What was just changed, and what has to follow: everything that rests on these answers is read again. */
export function useConsentChange(onChanged: () => void) {
  const queryClient = useQueryClient();
  const [news, setNews] = useState<{ changed: 'given' | 'withdrawn' }>();
  const afterChange = useEffectEvent(onChanged);
  // Once the dialog that asked is gone: while it closes, it takes the focus back.
  useEffect(() => {
    if (news) afterChange();
  }, [news]);
  async function readAgain(changed: 'given' | 'withdrawn') {
    // What was erased must not be shown once more.
    for (const key of [answersApi.key(), adviceApi.key()]) queryClient.removeQueries({ queryKey: key });
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: accountsApi.consents.key() }),
      queryClient.invalidateQueries({ queryKey: matchingApi.key() }),
      queryClient.invalidateQueries({ queryKey: profileApi.key() }),
      // Done is done, whatever becomes of this: the next page asks again by itself.
      refreshSession().catch(() => undefined),
    ]);
    setNews({ changed });
  }
  return { news: news?.changed, readAgain };
}
