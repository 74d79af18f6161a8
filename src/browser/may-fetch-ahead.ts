interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const SLOW = ['slow-2g', '2g', '3g'];

/** Whether what one has not asked for yet may be fetched: not where every byte counts. Not all browsers say. */
export function mayFetchAhead(): boolean {
  const connection: Connection | undefined = Reflect.get(navigator, 'connection');
  return !connection?.saveData && !SLOW.includes(connection?.effectiveType ?? '');
}
