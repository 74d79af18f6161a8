export type SessionNews = 'opened' | 'ended';

/**
 * @param onNews called for another tab
 * @returns functions to notify the others and to stop; undefined without BroadcastChannel
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
