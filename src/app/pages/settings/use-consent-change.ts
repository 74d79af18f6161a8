import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { refreshSession } from '#browser/session/session.ts';
import { consentsApi } from '#identity/consents/web/shared/api.ts';
import { adviceApi } from '#member/coaching/web/shared/api.ts';
import { matchingApi } from '#member/matching/web/shared/api.ts';
import { profileApi } from '#member/profile/web/shared/api.ts';
import { answersApi } from '#member/questionnaires/web/shared/api.ts';

export function useConsentChange(onChanged: () => void) {
  const queryClient = useQueryClient();
  const [news, setNews] = useState<{ changed: 'given' | 'withdrawn' }>();
  const afterChange = useEffectEvent(onChanged);
  // After the dialog has closed: closing moves the focus back.
  useEffect(() => {
    if (news) afterChange();
  }, [news]);
  async function readAgain(changed: 'given' | 'withdrawn') {
    // Erased answers must not be shown from the cache.
    for (const key of [answersApi.key(), adviceApi.key()]) queryClient.removeQueries({ queryKey: key });
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: consentsApi.consents.key() }),
      queryClient.invalidateQueries({ queryKey: matchingApi.key() }),
      queryClient.invalidateQueries({ queryKey: profileApi.key() }),
      // Best effort: the change is saved, and the next page refetches the session.
      refreshSession().catch(() => undefined),
    ]);
    setNews({ changed });
  }
  return { news: news?.changed, readAgain };
}
