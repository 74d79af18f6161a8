import { useEffect, useState } from 'react';
import { retryableImport } from '#browser/fetch-module.ts';
import { whenIdle } from '#browser/when-idle.ts';

type HoldsInsult = (text: string) => boolean;

const hurtsNobody = () => false;
const fetchWords = retryableImport(() => import('#lib/free-text/insults.ts'));

/** Whether a message holds an insult. Its list of words loads when the page is idle: until then nothing does. */
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
