/** The measured endpoints. `atMostLive`: the highest median allowed, as a multiple of that of `live` on the same node. */
export const WAYS: readonly { name: string; path: string; atMostLive?: number }[] = [
  { name: 'live', path: '/health/live' },
  // One round trip to PostgreSQL: the lower bound of any request with a statement.
  { name: 'ready', path: '/health/ready' },
  { name: 'session', path: '/api/session', atMostLive: 1.5 },
  { name: 'contacts', path: '/api/contacts', atMostLive: 2 },
  { name: 'selection', path: '/api/selection', atMostLive: 3 },
];
