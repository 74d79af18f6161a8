import { join } from 'node:path';
import { createPostgresDatabase } from '#testing/postgres-database.ts';
import { startTemporaryPostgres } from '../../scripts/temporary-postgres.ts';
import { type Defer, temporaryFolder } from '../shared/run-bench.ts';
import { prepareTwoNodes } from '../shared/two-nodes.ts';
import { faultsOfDisks, faultsOfNodes, faultsOfPostgres } from './kinds.ts';
import { openMailbox } from './mailbox.ts';
import { NodeClock } from './node-clock.ts';
import { SmallDisk } from './small-disk.ts';
import type { Stage } from './stage.ts';

const DATABASE_MB = 400;
const PHOTOS_MB = 24;
/** Durable settings, with little space to spare. */
const SAFE = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  max_wal_size: '96MB',
  min_wal_size: '32MB',
};

/** Starts two nodes on one PostgreSQL with one photo folder, each on its own small disk. */
export async function openTwoNodesStage(start: Date, defer: Defer): Promise<Stage> {
  const folder = temporaryFolder(defer);
  const photos = join(folder, 'photos');
  const ofBase = SmallDisk.mount(join(folder, 'postgres'), DATABASE_MB, defer);
  const ofPhotos = SmallDisk.mount(photos, PHOTOS_MB, defer);
  const disks = ofBase && ofPhotos && { database: ofBase, photos: ofPhotos };
  const postgres = await startTemporaryPostgres(SAFE, join(folder, 'postgres'));
  if (!postgres) throw new Error('This machine has no PostgreSQL (Debian: apt-get install postgresql)');
  defer(() => postgres.stop());
  const { database, url: ownerUrl } = await createPostgresDatabase(postgres.url, 'faults');
  defer(() => database.close());
  const mailbox = await openMailbox(defer);
  const clock = new NodeClock(folder, start);
  const env = { ...clock.variables, SMTP_URL: mailbox.url };
  const served = await prepareTwoNodes({ ownerUrl, defer, photos, flags: clock.flags, env });
  const { nodes } = served;
  return {
    ...served,
    title: `Two nodes, one PostgreSQL${disks ? '' : '; without its disks: this user may not mount any'}`,
    site: served.url,
    now: () => clock.now(),
    mailbox,
    people: { couples: 16, residents: 12, bystanders: 60, arrivals: 3 },
    faults: (random) => [
      ...faultsOfNodes({ nodes, mailbox, clock }, random),
      ...faultsOfDisks(disks, random, postgres),
      ...faultsOfPostgres(postgres, nodes, random),
    ],
    store: (work) => work(database.db),
    inspect: (look) => look(database.db),
  };
}
