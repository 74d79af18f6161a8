import { randomUUID } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { createTransport } from 'nodemailer';
import { createMailer } from '#platform/mail/mailer.ts';
import { broken, doubtful, type Examination, type Finding, reasonOf, sound } from './finding.ts';

const ANSWERS_WITHIN_MS = 10_000;
const PARAGRAPH =
  'Ce message vient de la commande « npm run doctor » : si vous le lisez, le site sait écrire.';

/** Checks the mail server: whether it lets us log in, and sends a mail to the operator on request. */
export async function checkMail(examination: Examination): Promise<Finding[]> {
  const { env, mailTo, clock } = examination;
  if (!env.SMTP_URL) return [];
  const transport = createTransport({
    url: env.SMTP_URL,
    connectionTimeout: ANSWERS_WITHIN_MS,
    greetingTimeout: ANSWERS_WITHIN_MS,
    socketTimeout: ANSWERS_WITHIN_MS,
  });
  try {
    await transport.verify();
  } catch (error) {
    return [
      broken(
        `Le serveur d’envoi ne nous laisse pas entrer (${reasonOf(error)}).`,
        'Vérifiez l’hôte, le port, l’identifiant et le mot de passe de SMTP_URL, et que le pare-feu laisse sortir ce port.',
      ),
    ];
  } finally {
    transport.close();
  }
  const entered = sound('Le serveur d’envoi nous laisse entrer.');
  if (mailTo === undefined) return [entered];
  try {
    await createMailer(env, clock).deliver(
      { to: mailTo, subject: 'Essai d’envoi', text: PARAGRAPH, html: `<p>${PARAGRAPH}</p>` },
      randomUUID(),
    );
    return [
      entered,
      sound(
        `Un message d’essai est parti vers ${mailTo} : vérifiez qu’il arrive, et pas dans les indésirables.`,
      ),
    ];
  } catch (error) {
    return [
      entered,
      broken(
        `Le message d’essai n’est pas parti (${reasonOf(error)}).`,
        'Vérifiez que le serveur d’envoi accepte l’adresse de MAIL_FROM.',
      ),
    ];
  }
}

const RECORDS_WITHIN_MS = 3000;
const TRIES = 2;
const ABSENT = ['ENOTFOUND', 'ENODATA'];

/** Checks the records that distinguish our mails from forged ones; queries DNS only on request. */
export async function checkMailRecords({ env, dns }: Examination): Promise<Finding[]> {
  if (!dns || !env.SMTP_URL) return [];
  const domain = /@([\w.-]+)/.exec(env.MAIL_FROM)?.[1] ?? '';
  const resolver = new Resolver({ timeout: RECORDS_WITHIN_MS, tries: TRIES });
  if (dns.resolver) resolver.setServers([dns.resolver]);
  const read = (name: string) => textsOf(resolver, name);
  try {
    return [
      spf(domain, await read(domain)),
      dns.selector
        ? dkim(domain, dns.selector, await read(`${dns.selector}._domainkey.${domain}`))
        : unnamed(),
      dmarc(domain, await read(`_dmarc.${domain}`)),
    ];
  } catch (error) {
    return [
      broken(
        `Le résolveur ne répond pas (${reasonOf(error)}).`,
        'Donnez-en un autre par --resolver, ou retirez --dns.',
      ),
    ];
  }
}

async function textsOf(resolver: Resolver, name: string): Promise<string[]> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (ABSENT.includes(reasonOf(error))) return [];
    throw error;
  }
}

function spf(domain: string, texts: string[]): Finding {
  const found = texts.filter((text) => /^v=spf1(\s|$)/i.test(text));
  const mend = `Publiez un seul TXT sur ${domain}, celui que donne votre service d’envoi, qui finit par -all ou ~all.`;
  if (found.length > 1)
    return broken(`${domain} a ${found.length} enregistrements SPF : aucun ne vaut.`, mend);
  if (!found[0]) return broken(`${domain} n’a pas d’enregistrement SPF.`, mend);
  return /[-~]all\s*$|redirect=/i.test(found[0])
    ? sound(`${domain} a un enregistrement SPF.`)
    : doubtful(`L’enregistrement SPF de ${domain} laisse chacun écrire en son nom.`, mend);
}

function dkim(domain: string, selector: string, texts: string[]): Finding {
  const key = texts.find((text) => /(^|;)\s*p=[A-Za-z0-9+/=]{40,}/.test(text.replaceAll(' ', '')));
  return key
    ? sound(`La clé DKIM « ${selector} » de ${domain} est publiée.`)
    : broken(
        `La clé DKIM « ${selector} » de ${domain} n’est pas publiée.`,
        `Publiez sur ${selector}._domainkey.${domain} le TXT que donne votre service d’envoi.`,
      );
}

function unnamed(): Finding {
  return doubtful(
    'La clé DKIM n’a pas été cherchée.',
    'Donnez par --dkim le sélecteur que nomme votre service d’envoi.',
  );
}

function dmarc(domain: string, texts: string[]): Finding {
  const policy = /^v=DMARC1\s*;.*\bp=(\w+)/i.exec(texts.find((text) => /^v=DMARC1/i.test(text)) ?? '')?.[1];
  const mend = `Publiez sur _dmarc.${domain} un TXT « v=DMARC1; p=quarantine ».`;
  if (!policy) return broken(`${domain} n’a pas d’enregistrement DMARC.`, mend);
  return policy.toLowerCase() === 'none'
    ? doubtful(`DMARC de ${domain} ne demande rien (p=none).`, mend)
    : sound(`DMARC de ${domain} demande p=${policy}.`);
}
