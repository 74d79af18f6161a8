import { deepEqual, equal, ok } from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { askHttps } from '../ask-https.ts';
import { type RunningNginx, startNginx } from '../nginx.ts';
import type { Steps } from '../steps.ts';
import type { Nodes } from './check-nodes.ts';
import { serviceOf } from './compose-file.ts';
import type { ComposedSite } from './composed-site.ts';
import type { Container } from './container.ts';

const LEAVES_WITHIN_MS = 10_000;
const ASKED = 20;
/** Below the 50 a second that nginx lets one address have. */
const READ_EVERY_MS = 30;
const LETTER = {
  first_name: 'Camille',
  last_name: 'Exemple',
  email: 'camille@exemple.invalid',
  phone: '06 12 34 56 78',
  recipient: 'admin',
  message: 'Une ligne de plus dans la base, écrite par l’image.',
};

/** Both nodes behind Debian's nginx, with the values and addresses that the compose file has for it; then their end. */
export async function checkSite(
  steps: Steps,
  { site, host, nodes }: { site: ComposedSite; host: string; nodes: Nodes },
): Promise<void> {
  const [first, second] = nodes;
  const { environment } = serviceOf(site.compose, 'nginx');
  const url = `https://${host}:${environment.LUEUR_HTTPS_PORT}`;
  let nginx: RunningNginx | undefined;
  const get = async () => (await askHttps(`${url}/`, nginx?.certificate ?? '')).status;
  await steps.step('nginx sert les deux nœuds, aux adresses du fichier compose', async () => {
    nginx = await startNginx({
      host,
      nodes: [environment.LUEUR_NODE_1 ?? '', environment.LUEUR_NODE_2 ?? ''],
      httpPort: Number(environment.LUEUR_HTTP_PORT),
      httpsPort: Number(environment.LUEUR_HTTPS_PORT),
    });
    for (let times = 0; times < ASKED; times += 1) equal(await get(), 200);
    const shares = [first, second].map(countPages);
    ok(Math.min(...shares) > 0, `one node was never asked: ${shares}`);
    return `${shares.join(' et ')} pages`;
  });
  await steps.step('une lettre passe de nginx à la base', async () => {
    const headers = { origin: url, 'content-type': 'application/json' };
    const asked = { method: 'POST', body: LETTER, headers };
    const { status, text } = await askHttps(`${url}/api/contact`, nginx?.certificate ?? '', asked);
    equal(status, 200, text);
  });
  await steps.step('un nœud s’arrête en 10 s au plus, sans qu’une lecture échoue', async () => {
    let stopping = true;
    const stopped = first.stop().finally(() => {
      stopping = false;
    });
    const seen: number[] = [];
    while (stopping) {
      seen.push(await get());
      await wait(READ_EVERY_MS);
    }
    const { code, ms } = await stopped;
    deepEqual([code, ms <= LEAVES_WITHIN_MS], [0, true], `${code} after ${ms} ms\n${first.output}`);
    deepEqual(
      seen.filter((status) => status !== 200),
      [],
    );
    return `${(ms / 1000).toFixed(1)} s, ${seen.length} lectures`;
  });
  await nginx?.stop();
  await steps.step('l’autre s’arrête de même, sans que personne demande rien', async () => {
    const { code, ms } = await second.stop();
    deepEqual([code, ms <= LEAVES_WITHIN_MS], [0, true], `${code} after ${ms} ms\n${second.output}`);
    return `${(ms / 1000).toFixed(1)} s`;
  });
}

/** Requests in the log of a node, but for those of its health check. */
function countPages({ output }: Container): number {
  return output.split('\n').filter((line) => line.includes('"request"') && !line.includes('/health/')).length;
}
