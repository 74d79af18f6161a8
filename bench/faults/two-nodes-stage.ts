import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPostgresDatabase } from '#testing/postgres-database.ts';
import { freePort } from '../../scripts/built-site.ts';
import { startTemporaryPostgres } from '../../scripts/temporary-postgres.ts';
import { ServerNode } from '../realtime/node-process.ts';
import type { Defer } from '../shared/end-within.ts';
import { Mailbox } from './mailbox.ts';
import { NodeClock } from './node-clock.ts';
import { SmallDisk } from './small-disk.ts';
import { BUILT_SERVER, type Stage } from './stage.ts';

const DATABASE_MB = 400;
const PHOTOS_MB = 24;
/** As the promises need it, and with little room to spare. */
const SAFE = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  max_wal_size: '96MB',
  min_wal_size: '32MB',
};

/** Two nodes on one PostgreSQL with one folder of photos, each on a small disk of its own. */
export async function openTwoNodesStage(start: Date, defer: Defer): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'lueur-faults-'));
  defer(async () => rmSync(folder, { recursive: true, force: true }));
  const disks = mountDisks(folder, defer);
  const postgres = await startTemporaryPostgres(SAFE, join(folder, 'postgres'));
  if (!postgres) throw new Error('This machine has no PostgreSQL (Debian: apt-get install postgresql)');
  defer(() => postgres.stop());
  const { database, url } = await createPostgresDatabase(postgres.url, 'faults');
  defer(() => database.close());
  const secret = randomBytes(32).toString('base64url');
  const mailbox = new Mailbox();
  await mailbox.open();
  defer(() => mailbox.close());
  const clock = new NodeClock(folder, start);
  const photos = join(folder, 'photos');
  const nodes = [await freePort(), await freePort()].map((port) => {
    const data = join(folder, String(port));
    mkdirSync(data);
    symlinkSync(photos, join(data, 'photos'));
    return new ServerNode({
      databaseUrl: url,
      secret,
      port,
      data,
      command: [...clock.flags, BUILT_SERVER],
      variables: { ...clock.variables, SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`, PHOTO_MODEL: 'off' },
    });
  });
  for (const node of nodes) defer(() => node.close());
  return {
    title: 'Two nodes, one PostgreSQL',
    nodes,
    secret,
    mailbox,
    clock,
    ...(disks && { disks }),
    photos,
    postgres,
    store: (work) => work(database.db),
    async start() {
      for (const node of nodes) await node.start();
    },
    inspect: (look) => look(database.db),
  };
}

function mountDisks(folder: string, defer: Defer): Stage['disks'] {
  // PostgreSQL, which is not root, passes through.
  chmodSync(folder, 0o755);
  const database = SmallDisk.mount(join(folder, 'postgres'), DATABASE_MB, defer);
  const photos = SmallDisk.mount(join(folder, 'photos'), PHOTOS_MB, defer);
  return database && photos && { database, photos };
}
