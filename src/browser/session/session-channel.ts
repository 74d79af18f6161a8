export type SessionNews = 'opened' | 'ended';

/**
 * Opens a channel for session events.
 * @param onNews called with events of another tab
 * @returns functions to notify the others and to stop; null without BroadcastChannel
 */
export function openSessionChannel(onNews: (news: SessionNews) => void) {
  const channel = openChannel('lueur-session');
  if (!channel) return null;
  channel.addEventListener('message', ({ data }) => {
    if (data === 'opened' || data === 'ended') onNews(data);
  });
  return {
    tell: (news: SessionNews) => channel.postMessage(news),
    close: () => channel.close(),
  };
}

/** Opens a channel to the other tabs; null in a browser that lacks or refuses it. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  } catch {
    return null;
  }
}
