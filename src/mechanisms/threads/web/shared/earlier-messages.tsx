import { useState } from 'react';
import { Button } from '#ui/button.tsx';

export interface Earlier {
  exist: boolean;
  loading: boolean;
  failed: string | null;
  load: () => Promise<unknown>;
}

/** Loads the messages before those shown, while there are any. Placed above them. */
export function EarlierMessages({ earlier: { exist, loading, failed, load } }: { earlier: Earlier }) {
  if (!exist) return null;
  return (
    <div className="grid justify-items-center gap-2">
      <Button
        variant="secondary"
        size="small"
        pending={loading}
        pendingLabel="Chargement…"
        onClick={() => void load()}
      >
        Messages précédents
      </Button>
      {failed ? (
        <p role="alert" className="text-sm text-danger">
          {failed}
        </p>
      ) : null}
    </div>
  );
}

const FAILED = 'Les messages précédents n’ont pas pu être affichés.';

interface Messages<Message> {
  messages: readonly Message[];
  hasOlder: boolean;
}

/**
 * The messages that are known, oldest first, and how to read further back. Messages of the first read, and older ones,
 * are not announced as new.
 * @param latest the page that is polled
 * @param order compares two messages, as for `sort`
 */
export function useEarlier<Message extends { id: number }>(
  latest: Messages<Message>,
  readOlder: (id: number) => Promise<Messages<Message>>,
  order: (one: Message, other: Message) => number,
): { messages: Message[]; earlier: Earlier; isOld: (message: Message) => boolean } {
  const [lastAtFirst] = useState(() => latest.messages.at(-1));
  const [kept, keep] = useState<Messages<Message>>();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  // Without duplicates; the latest read wins.
  const merged = (...parts: (readonly Message[])[]) =>
    [...new Map(parts.flat().map((message) => [message.id, message])).values()].sort(order);
  const messages = merged(kept?.messages ?? [], latest.messages);

  async function load() {
    const [oldest] = messages;
    if (!oldest) return;
    setState('loading');
    try {
      const page = await readOlder(oldest.id);
      keep({ messages: merged(page.messages, messages), hasOlder: page.hasOlder });
      setState('idle');
    } catch {
      setState('failed');
    }
  }
  const exist = (kept ?? latest).hasOlder;
  const failed = state === 'failed' ? FAILED : null;
  return {
    messages,
    earlier: { exist, loading: state === 'loading', failed, load },
    isOld: (message) => lastAtFirst !== undefined && order(message, lastAtFirst) <= 0,
  };
}
