import { html } from 'hono/html';
import { parisMoment } from '#lib/french-date.ts';
import type { StoredMail } from './file-mailer.ts';

type Markup = ReturnType<typeof html>;

export type ListedMail = { name: string; mail: StoredMail };

export function mailListPage(mails: ListedMail[]): Markup {
  const rows = mails.map(
    ({ name, mail }) => html`<li><a href="/dev/mail/${encodeURIComponent(name)}">
      <strong>${mail.subject}</strong><span>À ${mail.to}</span>${time(mail)}</a></li>`,
  );
  return devPage(
    'Boîte aux lettres',
    html`<h1>Boîte aux lettres</h1>
      <p>Ici, les messages ne partent pas${'\u202f'}: ils sont gardés dans des fichiers, le plus récent en premier.</p>
      ${mails.length ? html`<ul>${rows}</ul>` : html`<p class="empty">Aucun message pour l’instant.</p>`}`,
  );
}

export function mailPage(name: string, mail: StoredMail): Markup {
  return devPage(
    mail.subject,
    html`<p><a href="/dev/mail">Tous les messages</a></p>
      <h1>${mail.subject}</h1>
      <dl>
        <dt>De</dt><dd>${mail.from}</dd>
        <dt>À</dt><dd>${mail.to}</dd>
        <dt>Le</dt><dd>${time(mail)}</dd>
      </dl>
      <iframe
        title="Le message tel qu’il s’affiche"
        src="/dev/mail/${encodeURIComponent(name)}/html"
        sandbox="allow-top-navigation-by-user-activation"
      ></iframe>
      <h2>Version texte</h2>
      <pre>${linked(mail.text)}</pre>`,
  );
}

export function noMailPage(): Markup {
  return devPage(
    'Message introuvable',
    html`<h1>Message introuvable</h1><p><a href="/dev/mail">Tous les messages</a></p>`,
  );
}

/** @param head further elements, besides those of every development page */
export function devPage(title: string, content: Markup, head?: Markup): Markup {
  return html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${head}
        <title>${title} – Lueur</title>
        <link rel="stylesheet" href="/dev/mail/style.css" />
      </head>
      <body><main>${content}</main></body>
    </html>`;
}

function time(mail: StoredMail): Markup {
  const instant = new Date(mail.sentAt);
  return html`<time datetime="${mail.sentAt}">${parisMoment(instant)}</time>`;
}

/** Only http addresses become links; everything is escaped. */
function linked(text: string): Markup[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((piece, index) =>
      index % 2 ? html`<a href="${piece}" target="_top">${piece}</a>` : html`${piece}`,
    );
}

export const DEV_MAIL_STYLE = `
body { margin: 0; background: #FBF8F6; color: #2A1E33; font: 17px/1.6 system-ui, sans-serif; }
main { max-width: 760px; margin: 0 auto; padding: 32px 16px 64px; }
h1 { font: 600 30px/1.2 Georgia, serif; margin: 8px 0 16px; }
h2 { font: 600 21px/1.3 Georgia, serif; margin: 32px 0 8px; }
a { color: #6B2D5C; }
a:focus-visible { outline: 3px solid #6B2D5C; outline-offset: 2px; border-radius: 8px; }
ul { list-style: none; margin: 24px 0 0; padding: 0; display: grid; gap: 12px; }
li a { display: grid; gap: 2px; padding: 16px 20px; background: #fff; border: 1px solid #F3ECE8; border-radius: 20px; text-decoration: none; }
li a:hover { background: #F8E3E6; }
table { border-collapse: collapse; width: 100%; margin: 24px 0; }
th, td { text-align: left; font-weight: 500; padding: 12px 16px 12px 0; border-top: 1px solid #E7DCDD; }
small { color: #5B4E63; font-size: 15px; }
code { font: 600 24px/1 ui-monospace, monospace; }
li span, time, dt { color: #5B4E63; font-size: 15px; }
li span { overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 24px; }
dt, dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 960px; border: 1px solid #F3ECE8; border-radius: 20px; background: #FBF8F6; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 20px; background: #F3ECE8; border-radius: 20px; font-size: 15px; }
.empty { padding: 32px; background: #F3ECE8; border-radius: 20px; text-align: center; }
`;
