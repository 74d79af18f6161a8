/** What the tabs of one browser tell each other of the session. */
export type SessionNews = 'opened' | 'ended';

/**
 * @param onNews what another tab did
 * @returns how to tell the others, and how to stop; nothing in a browser that has no such channel
 */
export function openSessionChannel(onNews: (news: SessionNews) => void) {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel('lueur-session');
  channel.addEventListener('message', ({ data }) => {
    if (data === 'opened' || data === 'ended') onNews(data);
  });
  return {
    tell: (news: SessionNews) => channel.postMessage(news),
    close: () => channel.close(),
  };
}
