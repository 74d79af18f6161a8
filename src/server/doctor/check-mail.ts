import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { createMailer } from '#platform/mail/mailer.ts';
import type { Examination } from './examination.ts';
import { broken, type Finding, reasonOf, sound } from './finding.ts';

const ANSWERS_WITHIN_MS = 10_000;
const PARAGRAPH =
  'Ce message vient de la commande « npm run doctor » : si vous le lisez, le site sait écrire.';

/** The mail server: whether it lets us log in, and a mail to the operator when they ask for one. */
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
