import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { systemClock } from '#platform/clock.ts';
import { EnvError, examineEnv } from '#platform/env.ts';
import { readSecretFiles } from '#platform/secret-files.ts';
import { examine } from './doctor/examine.ts';
import type { Examination, Finding } from './doctor/finding.ts';

const USAGE = `Examiner l’installation, avec les réglages d’un nœud, sans rien y changer :
  npm run doctor
  --address <ip>      une adresse du site (plusieurs fois) : son nom doit mener là et nulle part ailleurs
  --dns               demande au résolveur les enregistrements SPF, DKIM et DMARC de MAIL_FROM
  --resolver <ip>     le résolveur à interroger, au lieu de celui de la machine
  --dkim <sélecteur>  le sélecteur DKIM du service d’envoi
  --mail-to <e-mail>  envoie un message d’essai à cette adresse
  --scratch <url>     fait une sauvegarde et la remet dans cette base PostgreSQL, vide
Se termine par 0 quand tout va bien, 1 quand il y a de quoi regarder, 2 quand une promesse n’est pas tenue.`;
const MARKS = { sound: '✓', doubtful: '!', broken: '✗' } as const;
const CODES = { sound: 0, doubtful: 1, broken: 2 } as const;

function readOptions(): Omit<Examination, 'env' | 'unusable' | 'now' | 'clock'> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      address: { type: 'string', multiple: true },
      dns: { type: 'boolean' },
      resolver: text,
      dkim: text,
      'mail-to': text,
      scratch: text,
    },
  });
  const addresses = values.address ?? [];
  if (addresses.some((address) => isIP(address) === 0)) throw new Error('--address');
  const isAsked = values.dns || values.resolver !== undefined || values.dkim !== undefined;
  return {
    addresses,
    dns: isAsked ? { resolver: values.resolver, selector: values.dkim } : undefined,
    mailTo: values['mail-to'],
    scratch: values.scratch,
  };
}

function write({ state, what, mend }: Finding): void {
  process.stdout.write(`  ${MARKS[state]} ${what}\n${mend ? `      ${mend}\n` : ''}`);
}

async function main(): Promise<void> {
  const options = readOptions();
  const { env, unusable } = examineEnv(readSecretFiles({ ...process.env, NODE_ENV: 'production' }));
  const found: Finding[] = [];
  const examination = { env, unusable, now: new Date(), clock: systemClock, ...options };
  for await (const { part, findings } of examine(examination)) {
    if (findings.length > 0) process.stdout.write(`${part}\n`);
    for (const finding of findings) write(finding);
    found.push(...findings);
  }
  const count = (state: Finding['state']) => found.filter((one) => one.state === state).length;
  process.stdout.write(
    `\n${count('sound')} en ordre, ${count('doubtful')} à regarder, ${count('broken')} à réparer\n`,
  );
  process.exitCode = Math.max(...found.map(({ state }) => CODES[state]));
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof EnvError ? error.message : USAGE}\n`);
  process.exitCode = CODES.broken;
}
