/** A signal with its envelope: below the payload limit between two servers. */
export const SIGNAL_MAX_LENGTH = 7000;
/** Signals of one person: connecting takes about five, and a burst is allowed. */
export const SIGNAL_PACE = { perSecond: 1.5, burst: 15 } as const;

/** How long a call tries to connect: longer than a browser takes to try every ICE candidate. */
export const CONNECT_WITHIN_MS = 25_000;

/** `early`: it opens later. `open`: both may join. `over`: treated as no call. */
export const ROOM_STATUSES = ['early', 'open', 'over'] as const;
export type RoomStatus = (typeof ROOM_STATUSES)[number];

/** The seats of a room after one of the two has joined. @param other the window of the other person, if any */
export function seated(
  startedAt: Date | null,
  { connected, other }: { connected: boolean; other: string | null },
  now: Date,
): Date | null {
  // A crashed window leaves its seat behind: the time starts once the two are really connected.
  return startedAt ?? (connected && other !== null ? now : null);
}

/** « 9:05 » */
export function clockWords(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
