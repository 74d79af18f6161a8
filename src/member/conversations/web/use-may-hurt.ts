import { useEffect, useState } from 'react';
import { retryableImport } from '#browser/fetch-module.ts';
import { whenIdle } from '#browser/when-idle.ts';

type HoldsInsult = (text: string) => boolean;

const hurtsNobody = () => false;
const fetchWords = retryableImport(() => import('#lib/free-text/insults.ts'));

/** Returns a check for insults. Its word list loads when the page is idle; until then nothing counts as one. */
export function useMayHurt(): HoldsInsult {
  const [words, setWords] = useState<{ holdsInsult: HoldsInsult }>();
  useEffect(
    () =>
      whenIdle(() => {
        fetchWords().then(setWords, () => undefined);
      }),
    [],
  );
  return words?.holdsInsult ?? hurtsNobody;
}
