interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const SLOW = ['slow-2g', '2g', '3g'];

/** Whether prefetching is allowed: not in data-saving mode. Some browsers do not report it. */
export function mayFetchAhead(): boolean {
  const connection: Connection | undefined = Reflect.get(navigator, 'connection');
  return !connection?.saveData && !SLOW.includes(connection?.effectiveType ?? '');
}
