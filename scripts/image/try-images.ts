import { randomBytes } from 'node:crypto';
import { Steps } from '../steps.ts';
import { BACKUP_IMAGE } from './build-image.ts';
import { checkBackup } from './check-backup.ts';
import { checkContent, checkSize } from './check-content.ts';
import { checkNode, startNodes } from './check-nodes.ts';
import { checkSite } from './check-site.ts';
import { serviceOf } from './compose-file.ts';
import { startComposedDatabase } from './composed-database.ts';
import { ComposedSite } from './composed-site.ts';
import { readImages, writeCount } from './handed-over.ts';
import { settleIn } from './own-namespaces.ts';

const HOST = 'localhost';
const [folder = ''] = process.argv.slice(2);
const steps = new Steps();
const images = readImages(folder);
for (const [name, image] of Object.entries(images)) {
  // The other one has a server of PostgreSQL in it.
  if (name !== BACKUP_IMAGE) await checkSize(steps, name, image.megabytes);
  await checkContent(steps, name, image);
}

await settleIn();
const site = new ComposedSite(folder, images);
await site.addNetworks();
const database = await startComposedDatabase(folder);
try {
  const { POSTGRES_USER: owner = '', POSTGRES_DB: name = '' } = serviceOf(
    site.compose,
    'postgres',
  ).environment;
  const { LUEUR_HTTPS_PORT: port } = serviceOf(site.compose, 'nginx').environment;
  const url = `https://${HOST}:${port}`;
  site.writeSettings(
    {
      'auth-secret': randomBytes(48).toString('base64'),
      'database-url': database.addressFor('lueur'),
      'database-owner-url': database.addressFor(owner),
      // Nobody listens there: mails wait.
      'smtp-url': 'smtp://127.0.0.1:9',
    },
    { APP_URL: url, TEAM_EMAIL: 'equipe@exemple.invalid', ALLOW_UNFINISHED: '1' },
  );
  const nodes = await startNodes(steps, site);
  if (nodes) {
    await checkNode(steps, { node: nodes[0], health: site.healthCheckOf('node-1'), database });
    await checkSite(steps, { site, host: HOST, nodes });
    await checkBackup(steps, { site, database, owner, name });
  }
} finally {
  await site.remove();
  await database.server.stop();
  writeCount(folder, steps.count);
}
