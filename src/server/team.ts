import { emailAddress } from '#lib/email-address.ts';
import { systemClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/database/client.ts';
import { EnvError, parseEnv } from '#platform/env.ts';
import { readSecretFiles } from '#platform/secret-files.ts';
import { AlreadyRunningError, lockDataDirectory } from '#platform/single-instance.ts';
import { openIdentification } from './open-identification.ts';
import { createAdmin, forgetPhoneOf, listEventsOf, printTeam, type TeamDeps } from './team-commands.ts';

const COMMANDS = {
  'create-admin': { run: createAdmin, asksAddress: true },
  'forget-phone': { run: forgetPhoneOf, asksAddress: true },
  identification: { run: openIdentification, asksAddress: true },
  list: { run: printTeam, asksAddress: false },
  'security-events': { run: listEventsOf, asksAddress: false },
};
const USAGE = `Commandes de l’équipe :
  npm run team -- create-admin <e-mail>   donne un accès à l’administration, par un lien valable 24 heures
  npm run team -- forget-phone <e-mail>   retire le téléphone et les codes de secours de quelqu’un
  npm run team -- identification <e-mail> <dossier>   ouvre ce qui est sous scellé, pour la demande d’une autorité
  npm run team -- list                    montre les comptes de l’équipe
  npm run team -- security-events         montre les événements de sécurité de la semaine ; suivi d’un e-mail, ceux d’une personne`;
const SERVER_RUNS =
  'Le serveur utilise cette base : arrêtez-le, relancez cette commande, puis redémarrez-le. (Avec PostgreSQL, il peut rester en marche.)';

class Refusal extends Error {}

async function main([name = '', address, ...rest]: readonly string[]): Promise<void> {
  const command = Object.entries(COMMANDS).find(([known]) => known === name)?.[1];
  if (!command || (command.asksAddress && address === undefined)) throw new Refusal(USAGE);
  const parsed = emailAddress.safeParse(address);
  if ((command.asksAddress || address !== undefined) && !parsed.success)
    throw new Refusal(`${parsed.error.issues[0]?.message ?? ''} : « ${address} »`);
  const env = parseEnv(readSecretFiles(process.env));
  const release = env.embedded ? await lockDataDirectory(env.DATA_DIR) : undefined;
  const database = await openDatabase(env);
  try {
    await database.migrate();
    const deps: TeamDeps = { db: database.db, env, clock: systemClock };
    for (const line of await command.run(deps, parsed.data ?? '', ...rest)) process.stdout.write(`${line}\n`);
  } finally {
    await database.close();
    release?.();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Error)) throw error;
  if (error instanceof AlreadyRunningError) process.stderr.write(`${SERVER_RUNS}\n`);
  else if (error instanceof Refusal || error instanceof EnvError) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`La commande n’a pas abouti : ${error.message}\n`);
  process.exitCode = 1;
}
