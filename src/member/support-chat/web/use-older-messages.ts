import { useState } from 'react';
import type { SupportChat, SupportMessage } from '../contract.ts';
import type { SupportChannel } from './shared/support-channel.ts';

/** The messages that are known, oldest first, and how to read further back. */
export function useOlderMessages(channel: SupportChannel, latest: SupportChat) {
  const [earlier, setEarlier] = useState<{ messages: readonly SupportMessage[]; hasOlder: boolean }>();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const messages = merged(earlier?.messages ?? [], latest.messages);

  async function load() {
    const [oldest] = messages;
    if (!oldest) return;
    setState('loading');
    try {
      const page = await channel.readOlder(oldest.id);
      setEarlier({ messages: merged(page.messages, messages), hasOlder: page.hasOlder });
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  const exist = earlier ? earlier.hasOlder : latest.hasOlder;
  return { messages, older: { exist, loading: state === 'loading', failed: state === 'failed', load } };
}

/** Each once, in the order in which they appeared. */
function merged(before: readonly SupportMessage[], after: readonly SupportMessage[]): SupportMessage[] {
  const byId = new Map([...before, ...after].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.timestamp.localeCompare(b.timestamp) || a.id - b.id);
}
