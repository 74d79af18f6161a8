import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { loadCommunes } from '#member/profile/server/shared/load-communes.ts';
import { openPglite } from '#platform/database/open-pglite.ts';
import { freePort } from '../../scripts/built-site.ts';
import { type Defer, temporaryFolder } from '../shared/run-bench.ts';
import { ServerNode } from '../shared/server-node.ts';
import { faultsOfDisks, faultsOfNodes } from './kinds.ts';
import { openMailbox } from './mailbox.ts';
import { NodeClock } from './node-clock.ts';
import { SmallDisk } from './small-disk.ts';
import type { Stage } from './stage.ts';

/** A new database with its communes takes about 90 MB. */
const DATABASE_MB = 300;
const PHOTOS_MB = 24;

/**
 * Starts one node with the embedded database, each on its own small disk.
 * @param start initial time of the node's clock
 */
export async function openEmbeddedStage(start: Date, defer: Defer): Promise<Stage> {
  const secret = randomBytes(32).toString('base64url');
  const mailbox = await openMailbox(defer);
  const folder = temporaryFolder(defer);
  const clock = new NodeClock(folder, start);
  const data = join(folder, 'data');
  const [database, photos] = [join(data, 'database'), join(data, 'photos')];
  // Photos have a disk mounted inside that of the database.
  const ofBase = SmallDisk.mount(data, DATABASE_MB, defer);
  const ofPhotos = ofBase && SmallDisk.mount(photos, PHOTOS_MB, defer);
  const disks = ofPhotos && { database: ofBase, photos: ofPhotos };
  for (const one of [database, photos]) mkdirSync(one, { recursive: true });
  const port = await freePort();
  const env = {
    NODE_ENV: 'development',
    AUTH_SECRET: secret,
    APP_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: data,
    DEMO: '0',
    TRUST_PROXY: '1',
    SMTP_URL: mailbox.url,
    ...clock.variables,
  };
  const node = new ServerNode({ port, env, flags: clock.flags }, defer);
  const open = async () => openPglite(await PGlite.create({ dataDir: database, extensions: { pg_trgm } }));
  return {
    title: `One node, embedded base${disks ? '' : '; without its disks: this user may not mount any'}`,
    nodes: [node],
    secret,
    now: () => clock.now(),
    mailbox,
    photos,
    people: { couples: 16, residents: 12, bystanders: 60, arrivals: 3 },
    faults: (random) => [
      ...faultsOfNodes({ nodes: [node], mailbox, clock }, random),
      ...faultsOfDisks(disks, random),
    ],
    latest: () => clock.latest(),
    async store(work) {
      const opened = await open();
      await opened.migrate();
      await loadCommunes(opened.db);
      const stored = await work(opened.db);
      await opened.close();
      return stored;
    },
    start: () => node.start(),
    async inspect(look) {
      await node.isUp();
      await node.end('SIGKILL');
      const opened = await open();
      const seen = await look(opened.db);
      await opened.close();
      await node.start();
      return seen;
    },
  };
}
