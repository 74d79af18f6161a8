import { lookup } from 'node:dns/promises';
import { connect, type PeerCertificate } from 'node:tls';
import { DAY_MS } from '#lib/durations.ts';
import { broken, countOf, doubtful, type Examination, type Finding, reasonOf, sound } from './finding.ts';

const ANSWERS_WITHIN_MS = 5000;
const RENEWED_DAYS = 14;
const HSTS_LEAST_S = 180 * 86_400;

/** Checks the site as a visitor's browser reaches it: its name, its certificate, the proxy, a node behind it. */
export async function checkPublicAddress(examination: Examination): Promise<Finding[]> {
  const url = new URL(examination.env.APP_URL);
  if (url.protocol !== 'https:') return [];
  const name = await checkName(url.hostname, examination.addresses);
  if (name.some(({ state }) => state === 'broken')) return name;
  const certificate = await checkCertificate(url, examination.now);
  if (certificate.state === 'broken') return [...name, certificate];
  return [...name, certificate, await checkAnswer(url), await checkRedirect(url)];
}

async function checkName(host: string, expected: readonly string[]): Promise<Finding[]> {
  try {
    const found = (await lookup(host, { all: true })).map(({ address }) => address);
    const elsewhere = found.filter((address) => expected.length > 0 && !expected.includes(address));
    if (elsewhere.length === 0) return [sound(`${host} mène à ${found.join(', ')}.`)];
    return [
      broken(
        `${host} mène aussi à ${elsewhere.join(', ')}, qui n’est pas une adresse donnée.`,
        `Corrigez les enregistrements A et AAAA chez l’hébergeur du domaine : ${expected.join(', ')}.`,
      ),
    ];
  } catch (error) {
    return [
      broken(
        `${host} ne mène nulle part (${reasonOf(error)}).`,
        'Créez les enregistrements A et AAAA du domaine, ou corrigez APP_URL.',
      ),
    ];
  }
}

async function checkCertificate(url: URL, now: Date): Promise<Finding> {
  try {
    const { valid_to } = await readCertificate(url);
    const days = Math.floor((Date.parse(valid_to) - now.getTime()) / DAY_MS);
    const renew = 'Renouvelez le certificat (certbot renew), et vérifiez que cela se fait tout seul.';
    if (days < 0) return broken(`Le certificat de ${url.host} est périmé.`, renew);
    const what = `Le certificat de ${url.host} vaut encore ${countOf(days, 'jour')}.`;
    return days < RENEWED_DAYS ? doubtful(what, renew) : sound(what);
  } catch (error) {
    return broken(
      `${url.host} ne répond pas en TLS avec un certificat valable (${reasonOf(error)}).`,
      'Vérifiez que nginx tourne avec la configuration de deploy/, que le port 443 est ouvert et que le certificat est celui de ce nom.',
    );
  }
}

function readCertificate({ hostname, port }: URL): Promise<PeerCertificate> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname });
    socket.setTimeout(ANSWERS_WITHIN_MS, () => socket.destroy(new Error('ETIMEDOUT')));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      resolve(socket.getPeerCertificate());
      socket.destroy();
    });
  });
}

async function checkAnswer(url: URL): Promise<Finding> {
  try {
    const answer = await ask(new URL('/health/ready', url));
    if (!answer.ok)
      return broken(
        `Le site répond ${answer.status} à /health/ready.`,
        'Regardez le journal des nœuds (journalctl -u lueur@1) : la base ou un nœud est absent.',
      );
    const age = Number(/max-age=(\d+)/.exec(answer.headers.get('strict-transport-security') ?? '')?.[1] ?? 0);
    return age >= HSTS_LEAST_S
      ? sound('Un nœud répond derrière le proxy, et les navigateurs n’y viendront qu’en TLS.')
      : broken(
          'La réponse n’a pas d’en-tête Strict-Transport-Security : le proxy l’enlève, ou répond lui-même.',
          'Reprenez la configuration de deploy/nginx.',
        );
  } catch (error) {
    return broken(`Le site ne répond pas (${reasonOf(error)}).`, 'Vérifiez nginx et les nœuds.');
  }
}

async function checkRedirect(url: URL): Promise<Finding> {
  // A non-standard port has no counterpart for plain HTTP.
  if (url.port)
    return sound('Le port de APP_URL n’est pas 443 : le renvoi depuis le port 80 n’est pas vérifié.');
  const mend = 'Reprenez la configuration de deploy/nginx, qui renvoie le port 80 vers le site.';
  try {
    const answer = await ask(new URL(`http://${url.hostname}/`));
    const target = answer.headers.get('location') ?? '';
    return target.startsWith(url.origin)
      ? sound('Le port 80 renvoie vers le site en TLS.')
      : broken('Le port 80 ne renvoie pas vers le site en TLS.', mend);
  } catch (error) {
    return doubtful(`Le port 80 ne répond pas (${reasonOf(error)}).`, mend);
  }
}

function ask(address: URL): Promise<Response> {
  return fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }).catch(
    (error) => {
      throw error instanceof Error && error.cause ? error.cause : error;
    },
  );
}
