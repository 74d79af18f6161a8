import type { Examination } from './examination.ts';
import { broken, doubtful, type Finding, sound } from './finding.ts';
import { isListening } from './is-listening.ts';

const ADDRESS = /^(turns?):(\[[^\]]+\]|[^:?]+)(?::(\d+))?(?:\?transport=(\w+))?$/;

/** The relay of calls, as far as a server can tell: only a browser shows whether calls pass through it. */
export async function checkRelay({ env }: Examination): Promise<Finding[]> {
  if (!env.TURN_URL)
    return [
      doubtful(
        'Les appels n’ont pas de relais\u202f: ils ne passent pas tous les pare-feu, et chacun y voit l’adresse réseau de l’autre.',
        'Installez coturn, et donnez TURN_URL et TURN_SECRET (docs/operations.md).',
      ),
    ];
  return Promise.all(env.TURN_URL.map(checkOne));
}

async function checkOne(address: string): Promise<Finding> {
  const [, scheme, host = '', port, transport] = ADDRESS.exec(address) ?? [];
  const isTls = scheme === 'turns';
  const isSilent =
    (isTls || transport === 'tcp') &&
    !(await isListening(host.replace(/^\[|\]$/g, ''), Number(port ?? (isTls ? 5349 : 3478))));
  if (isSilent)
    return broken(
      `Le relais ${address} ne répond pas.`,
      'Vérifiez que coturn tourne et que ses ports sont ouverts (3478, 5349, et ceux de ses relais).',
    );
  return sound(
    `Le relais ${address} est réglé\u202f; «\u202fTester le relais\u202f», au bureau, dit si un appel y passe.`,
  );
}
