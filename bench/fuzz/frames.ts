import { makeRandom } from '#lib/seeded-random.ts';
import { aMember } from '#testing/factories.ts';
import type { BuiltApp } from '../built/built-app.ts';
import { atMost, type Goal } from '../shared/goals.ts';
import { say } from '../shared/say.ts';
import { tableOf } from '../shared/table.ts';
import { RawSocket } from './raw-socket.ts';
import { WRONG_FRAMES } from './wrong-frames.ts';

const OF_EACH_KIND = 30;
/** The closing handshake, of which this peer has no part, may take 2 s. */
const ENDS_WITHIN_MS = 4000;
/** Security.md, 36. */
const GROWTH_MAX_MB = 50;

/** Sends what breaks the protocol to the live service, over sockets of members. */
export async function throwFrames(
  { app, node, url }: BuiltApp,
  seed: number,
): Promise<{ lines: string[]; goals: Goal[] }> {
  const random = makeRandom(seed);
  const before = node.residentMb();
  const rows: string[][] = [];
  let stayed = 0;
  for (const [kind, make] of Object.entries(WRONG_FRAMES)) {
    const { cookieHeader } = await app.memberBrowser(aMember());
    const codes = new Map<string, number>();
    // A member may have ten at once.
    for (let round = 0; round < OF_EACH_KIND; round += 6) {
      await Promise.all(
        Array.from({ length: 6 }, async () => {
          const { status, socket } = await RawSocket.open(
            node.port,
            '/api/live',
            RawSocket.upgrade(cookieHeader, url),
          );
          for (const frame of make(random)) socket.write(frame);
          const ended = await socket.endsWithin(ENDS_WITHIN_MS);
          if (!ended || status !== 101) stayed += 1;
          const code = ended ? String(socket.closeCode ?? 'cut') : `open after ${status}`;
          codes.set(code, (codes.get(code) ?? 0) + 1);
          socket.destroy();
        }),
      );
    }
    rows.push([kind, [...codes].map(([code, count]) => `${count} × ${code}`).join(', ')]);
  }
  const growth = Math.max(0, node.residentMb() - before);
  say(`  frames: ${rows.length} kinds, memory + ${growth.toFixed(0)} MB`);
  const failures = node.log.split('\n').filter((line) => /"live-\w+-failed"|uncaught/i.test(line));
  return {
    lines: tableOf(['frames that break the protocol', 'closed with'], rows),
    goals: [
      atMost({
        what: 'Sockets that stayed open after a frame that breaks the protocol',
        measured: stayed,
        bound: 0,
        unit: '',
      }),
      atMost({
        what: 'Failures of the live service in the log',
        measured: failures.length,
        bound: 0,
        unit: '',
      }),
      atMost({ what: 'Memory that those frames took', measured: growth, bound: GROWTH_MAX_MB, unit: 'MB' }),
    ],
  };
}
