/** The measured endpoints. `atMostLive`: the highest median allowed, as a multiple of that of `live` on the same node. */
export const WAYS: readonly { name: string; path: string; atMostLive?: number }[] = [
  { name: 'live', path: '/health/live' },
  // One word to PostgreSQL and back: no request with a statement is faster.
  { name: 'ready', path: '/health/ready' },
  { name: 'session', path: '/api/session', atMostLive: 1.5 },
  { name: 'contacts', path: '/api/contacts', atMostLive: 2 },
  { name: 'selection', path: '/api/selection', atMostLive: 3 },
];
