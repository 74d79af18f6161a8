import { useEffect, useMemo, useState } from 'react';
import { retryableImport } from '#browser/fetch-module.ts';
import { whenIdle } from '#browser/when-idle.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { Message } from '../contract.ts';
import { messagesOf, type Thread } from './shared/api.ts';

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

/**
 * Returns the last insulting message unless the reader has written since. Computed when the thread changes, not on each
 * key.
 */
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

interface AskedFirst {
  firstName: string;
  mayHurt: (text: string) => boolean;
  send: (text: string) => void;
}

/** Asks the author once before an insulting message is sent; it is sent if they confirm. */
export function useAskedFirst({ firstName, mayHurt, send }: AskedFirst) {
  const [asked, setAsked] = useState<string>();
  return {
    onSend(words: string) {
      if (mayHurt(words)) setAsked(words);
      else send(words);
    },
    question:
      asked === undefined ? null : (
        <ConfirmDialog
          title={'Vraiment\u202f?'}
          description={`Un mot de ce message peut blesser ${firstName}. Il est encore temps de le dire autrement.`}
          cancelLabel="Relire mon message"
          confirmLabel="Envoyer quand même"
          danger
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            send(asked);
          }}
        />
      ),
  };
}
