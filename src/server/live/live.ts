/** How committed events and passing signs reach the browsers that are open, on this node and on the others. */
export type Live = {
  /** After a commit: delivers what was recorded for these members. */
  wake: (members: readonly string[]) => void;
  /** Ends every open connection of a member, on every node: blocked accounts, deletion. */
  end: (member: string) => void;
  /** Ends the connections that these sessions opened (ids of `sessions`), on every node. */
  endSessions: (sessions: readonly string[]) => void;
  stop: () => Promise<void>;
};

export function createLive(): Live {
  return {
    wake: () => undefined,
    end: () => undefined,
    endSessions: () => undefined,
    stop: async () => undefined,
  };
}
