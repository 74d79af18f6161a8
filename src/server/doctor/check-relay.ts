import { iceServers } from '#mechanisms/calls/server/shared/ice-servers.ts';
import type { Examination } from './examination.ts';
import { broken, doubtful, type Finding, reasonOf, sound } from './finding.ts';
import { allocate } from './turn-allocation.ts';

const SOMEBODY = { secret: 'doctor', member: 'doctor' };
const REFUSED = 'TURN 401';

/** The relay of calls: each of its addresses is asked for a place, as a caller's browser does. */
export async function checkRelay({ env, now }: Examination): Promise<Finding[]> {
  if (!env.TURN_URL)
    return [
      doubtful(
        'Les appels n’ont pas de relais : ils ne passent pas tous les pare-feu, et chacun y voit l’adresse réseau de l’autre.',
        'Installez coturn, et donnez TURN_URL et TURN_SECRET (docs/operations.md).',
      ),
    ];
  const [relay] = iceServers(env, { ...SOMEBODY, now });
  const login = { username: relay?.username ?? '', password: relay?.credential ?? '' };
  return Promise.all(env.TURN_URL.map((address) => checkOne(address, login)));
}

async function checkOne(address: string, login: Parameters<typeof allocate>[1]): Promise<Finding> {
  try {
    await allocate(address, login);
    return sound(`Le relais ${address} donne une place.`);
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === 'OPEN_RELAY')
      return broken(
        `Le relais ${address} sert n’importe qui, sans mot de passe.`,
        'Ajoutez use-auth-secret et static-auth-secret à la configuration de coturn.',
      );
    return broken(
      `Le relais ${address} ne donne pas de place (${reason}).`,
      reason === REFUSED
        ? 'TURN_SECRET n’est pas le static-auth-secret du relais, ou son horloge est fausse.'
        : 'Vérifiez que coturn tourne et que ses ports sont ouverts (3478, 5349, et ceux de ses relais).',
    );
  }
}
