import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { loadCommunes } from '#member/profile/server/shared/load-communes.ts';
import { openPglite } from '#platform/database/open-pglite.ts';
import { freePort } from '../../scripts/built-site.ts';
import { ServerNode } from '../realtime/node-process.ts';
import type { Defer } from '../shared/end-within.ts';
import { Mailbox } from './mailbox.ts';
import { NodeClock } from './node-clock.ts';
import { SmallDisk } from './small-disk.ts';
import { BUILT_SERVER, type Stage } from './stage.ts';

/** A new base with its communes takes some 90 MB. */
const DATABASE_MB = 300;
const PHOTOS_MB = 24;

/** One node with the embedded base, each on a small disk of its own. @param start when the node takes it to be */
export async function openEmbeddedStage(start: Date, defer: Defer): Promise<Stage> {
  const secret = randomBytes(32).toString('base64url');
  const mailbox = new Mailbox();
  await mailbox.open();
  defer(() => mailbox.close());
  const folder = mkdtempSync(join(tmpdir(), 'lueur-faults-'));
  defer(async () => rmSync(folder, { recursive: true, force: true }));
  const clock = new NodeClock(folder, start);
  const data = join(folder, 'data');
  const disks = mountDisks(data, defer);
  const database = join(data, 'database');
  const photos = join(data, 'photos');
  for (const one of [database, photos]) mkdirSync(one, { recursive: true });
  const node = new ServerNode({
    secret,
    port: await freePort(),
    data,
    command: [...clock.flags, BUILT_SERVER],
    variables: { ...clock.variables, SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`, PHOTO_MODEL: 'off' },
  });
  const open = async () => openPglite(await PGlite.create({ dataDir: database, extensions: { pg_trgm } }));
  defer(() => node.close());
  return {
    title: 'One node, embedded base',
    nodes: [node],
    secret,
    mailbox,
    clock,
    ...(disks && { disks }),
    photos,
    // Nodes forget after an hour what they announced.
    shortLived: ['every card is announced to the nodes'],
    latest: () => clock.latest(),
    async store(work) {
      const opened = await open();
      await opened.migrate();
      await loadCommunes(opened.db);
      await work(opened.db);
      await opened.close();
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

function mountDisks(data: string, defer: Defer): Stage['disks'] {
  const database = SmallDisk.mount(data, DATABASE_MB, defer);
  const photos = database && SmallDisk.mount(join(data, 'photos'), PHOTOS_MB, defer);
  return photos && { database, photos };
}
