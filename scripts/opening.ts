// The afternoon of docs/opening.md, replayed on an empty Debian made for it: npm run opening. As root; takes some five
// minutes, fetches packages from where this machine does, and leaves nothing behind.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ParsedMail } from 'mailparser';
import { smtpPeer } from '../src/testing/smtp-peer.ts';
import { conclude } from './checks.ts';
import { endWithParent } from './end-with-parent.ts';
import { makeCertificate } from './nginx.ts';
import { bootEmptyDebian, type EmptyDebian, whyNot } from './opening/empty-debian.ts';
import { adminLink, firstMember, type Site, visit } from './opening/first-people.ts';
import { readSteps, scriptOf } from './opening/read-steps.ts';
import { Steps } from './steps.ts';

const DOCUMENT = join('docs', 'opening.md');
const HOST = 'localhost';
const ADMIN = 'direction@exemple.invalid';
const CERTIFICATES = `/etc/letsencrypt/live/${HOST}`;
const steps = new Steps();

endWithParent();
const refused = whyNot();
if (refused) {
  process.stdout.write(`L’ouverture ne se rejoue pas ici\u202f: ${refused}.\n`);
  process.exit(1);
}
const received: ParsedMail[] = [];
const mails = smtpPeer(received);
const smtp = `smtp://127.0.0.1:${await mails.open(0)}`;
say('Un Debian vide…');
const machine = await bootEmptyDebian(process.cwd());
try {
  const certificate = certify(machine);
  await steps.step('chaque commande de docs/opening.md réussit', () => replay(machine, smtp));
  await look(machine, { host: HOST, certificate, received });
} finally {
  await machine.stop();
  await mails.close();
}
conclude(steps.count);

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Stands for what certbot would fetch. @returns it in PEM */
function certify({ root }: EmptyDebian): string {
  const folder = join(root, CERTIFICATES);
  execFileSync('mkdir', ['-p', folder]);
  makeCertificate(folder, HOST);
  const certificate = readFileSync(join(folder, 'certificate.pem'), 'utf8');
  execFileSync('mv', [join(folder, 'certificate.pem'), join(folder, 'fullchain.pem')]);
  execFileSync('mv', [join(folder, 'certificate-key.pem'), join(folder, 'privkey.pem')]);
  return certificate;
}

async function replay({ run }: EmptyDebian, address: string): Promise<void> {
  const release = execFileSync('git', ['rev-parse', '--abbrev-ref', 'HEAD'], { encoding: 'utf8' }).trim();
  const before = [
    `export LUEUR_HOST=${HOST} LUEUR_REPOSITORY=file:///src LUEUR_RELEASE=${release}`,
    `export LUEUR_MAIL_DOMAIN=exemple.invalid LUEUR_SMTP=${address} LUEUR_ADMIN=${ADMIN}`,
    // What an operator has from a public authority, the examination has from here.
    'mkdir -p /etc/systemd/system/lueur-doctor.service.d',
    `cp ${CERTIFICATES}/fullchain.pem /usr/local/share/opening.pem; chmod 644 /usr/local/share/opening.pem`,
    `printf '[Service]\\nEnvironment=NODE_EXTRA_CA_CERTS=/usr/local/share/opening.pem\\n' > /etc/systemd/system/lueur-doctor.service.d/opening.conf`,
    // The checkout is another user's.
    `printf '[safe]\\n directory = *\\n' > /root/.gitconfig`,
  ].join('\n');
  const said: string[] = [];
  const begun = performance.now();
  const code = await run(scriptOf(readSteps(readFileSync(DOCUMENT, 'utf8')), before), (line) => {
    said.push(line);
    if (line.startsWith('@@ '))
      say(`  ${((performance.now() - begun) / 1000).toFixed(0)} s  ${line.slice(3)}`);
  });
  const examination = said.slice(said.lastIndexOf('Réglages'));
  if (examination.length < said.length)
    say(examination.filter((line) => /^ {2}[✓!✗]|^[A-ZÉ]/.test(line)).join('\n'));
  if (code !== 0) throw new Error(said.slice(-40).join('\n'));
}

async function look({ run }: EmptyDebian, site: Site): Promise<void> {
  const quiet = () => undefined;
  const requireStatus = async (wanted: number) => {
    const status = await visit(site);
    if (status !== wanted) throw new Error(`The first page answers ${status}`);
  };
  await steps.step('la première page se lit en TLS', () => requireStatus(200));
  await steps.step('la première administratrice a reçu son lien', async () => {
    const path = await adminLink(site, ADMIN);
    if (path !== '/equipe/mot-de-passe') throw new Error(`The link leads to « ${path} »`);
  });
  await steps.step('un premier membre s’inscrit', async () => {
    const name = await firstMember(site);
    if (name !== 'Première') throw new Error(`The session knows « ${name} »`);
  });
  await steps.step('une sauvegarde est là, et le nœud ne peut pas l’effacer', async () => {
    const code = await run(
      'ls /var/backups/lueur/* && ! su -s /bin/sh lueur -c "rm /var/backups/lueur/*"',
      quiet,
    );
    if (code !== 0) throw new Error('It is not there, or it is gone');
  });
  await steps.step('un nœud qui meurt ne se voit pas', async () => {
    await run('systemctl kill --signal=KILL lueur@1', quiet);
    await requireStatus(200);
    await pause(5000);
    if ((await run('curl -fsS http://127.0.0.1:3001/health/ready', quiet)) !== 0)
      throw new Error('It is not back');
  });
}
