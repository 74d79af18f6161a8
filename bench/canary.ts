// What is private stays private: every private field of an invented population holds a mark, everything is asked for as
// everyone, and whatever the built product in production says or writes is searched: npm run bench -- canary
import { openBuiltApp } from './built/built-app.ts';
import { ALLOWED } from './canary/allowed.ts';
import { eraseThemAll } from './canary/erase.ts';
import { noteSecrets, searchWhatIsWritten } from './canary/left-behind.ts';
import { Record } from './canary/record.ts';
import { backUp, restoreAndSearch } from './canary/restore.ts';
import { walkAsEveryone, walkAsSuspended } from './canary/walks.ts';
import { PLACES } from './canary/places.ts';
import { canaryWorld } from './canary/world.ts';
import { atLeast, atMost } from './shared/goals.ts';
import { writeSection } from './shared/performance.ts';
import { runBench } from './shared/run-bench.ts';
import { say } from './shared/say.ts';
import { tableOf } from './shared/table.ts';

const ENDS_WITHIN_MINUTES = 6;
/** Fewer answers than these would mean that hardly anything was searched. */
const PIECES_MIN = 5000;

await runBench(ENDS_WITHIN_MINUTES, async (run) => {
  const record = new Record();
  const built = await openBuiltApp(run, record.exchange);
  const world = await canaryWorld(built.app);
  say('Everyone who is marked is there');
  const { viewer, stranger, blocked, everywhere } = world;
  const browsers = [viewer, stranger, blocked, everywhere.her, everywhere.him];
  noteSecrets(
    built,
    record,
    browsers.flatMap(({ cookies }) => [...cookies.values()]),
  );
  await walkAsEveryone(built, world, record);
  await walkAsSuspended(built, world);
  await searchWhatIsWritten(built, record);
  const backup = await backUp(run, built, record);
  await eraseThemAll(built, world, record);
  await restoreAndSearch(run, built, backup, record);
  say('Everyone who is marked is gone, from a restored backup as well');
  const hits = [...new Set(record.hits.map(({ place, field, where }) => `${place}: ${field} in ${where}`))];
  for (const hit of hits) say(`  HIT ${hit}`);
  const heard = PLACES.map((place) => ({ place, ...record.heard.get(place) }));
  writeSection('canary', {
    title: 'Marks',
    command: 'npm run bench -- canary',
    what:
      'Every private field of members, visitors and colleagues holds a mark: by hand where it has a form, and every text column of every table for one member. ' +
      'Every route is asked for as everyone; answers with their headers, frames, pages, mails, the log, metrics, jobs, files and the database are searched, ' +
      'unpacked and as base64, hexadecimal, address, JSON and HTML write it; then the marked delete their accounts, and a backup of before is restored and started.',
    lines: [
      ...tableOf(
        ['', 'pieces', 'kB', 'fields that belong there'],
        heard.map(({ place, pieces = 0, bytes = 0, fields }) => [
          place,
          String(pieces),
          (bytes / 1000).toFixed(0),
          String(fields?.size ?? 0),
        ]),
      ),
      '',
      ...tableOf(
        ['where', 'what may be there', 'of', 'because'],
        ALLOWED.map(({ places, fields, at, why }) => [
          places.join(', '),
          fields.length > 20 ? 'all that is kept' : fields.join(', '),
          at ? `\`${at.source.replaceAll('|', ' or ').replaceAll('\\', '')}\`` : 'all',
          why,
        ]),
      ),
    ],
    goals: [
      atMost({ what: 'Private fields where they do not belong', measured: hits.length, bound: 0, unit: '' }),
      atLeast({
        what: 'Pieces searched',
        measured: heard.reduce((sum, { pieces = 0 }) => sum + pieces, 0),
        bound: PIECES_MIN,
        unit: '',
      }),
    ],
  });
});
