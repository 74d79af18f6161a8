import { emailAddress } from '#lib/email-address.ts';
import { systemClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/database/client.ts';
import { type Env, parseEnv } from '#platform/env.ts';
import { readSecretFiles } from '#platform/secret-files.ts';
import { openIdentification } from './open-identification.ts';
import { alone, CommandRefusal, runCommand, say } from './run-command.ts';
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
async function main([name = '', address, ...rest]: readonly string[]): Promise<void> {
  const command = Object.entries(COMMANDS).find(([known]) => known === name)?.[1];
  if (!command || (command.asksAddress && address === undefined)) throw new CommandRefusal(USAGE);
  const parsed = emailAddress.safeParse(address);
  if ((command.asksAddress || address !== undefined) && !parsed.success)
    throw new CommandRefusal(`${parsed.error.issues[0]?.message ?? ''} : « ${address} »`);
  const env = parseEnv(readSecretFiles(process.env));
  const run = () => runOn(env, (deps) => command.run(deps, parsed.data ?? '', ...rest));
  for (const line of env.embedded ? await alone(env, run) : await run()) say(line);
}

async function runOn(env: Env, command: (deps: TeamDeps) => Promise<string[]>): Promise<string[]> {
  const database = await openDatabase(env);
  try {
    await database.migrate();
    return await command({ db: database.db, env, clock: systemClock });
  } finally {
    await database.close();
  }
}

await runCommand(() => main(process.argv.slice(2)));
