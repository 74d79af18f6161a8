import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { render } from '@react-email/render';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { MailScene } from '#server/mail-scene.tsx';
import type { MailContent } from '#server/mailer.ts';

const TITLE_FONT = 'Georgia, "Times New Roman", serif';
const TEXT_FONT = '"Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** A mail before it is rendered. No personal data in `subject`: it shows on locked screens and in logs. */
export type MailDraft = Pick<MailContent, 'subject' | 'replyTo' | 'headers' | 'attachments'> & {
  body: ReactElement;
};

/** Makes the HTML and the text part of the same mail. */
export async function renderDraft({ body, ...draft }: MailDraft): Promise<MailContent> {
  const [html, text] = await Promise.all([
    render(body),
    render(body, { plainText: true, htmlToTextOptions: { selectors: TEXT_SELECTORS } }),
  ]);
  return { ...draft, html, text: `${text.trim()}\n` };
}

/** « Confirmer mon adresse : https://… » */
const TEXT_LINK: [string, string] = [':\u00a0', ''];
const TEXT_SELECTORS = [
  { selector: 'h1', format: 'heading', options: { uppercase: false } },
  { selector: 'a', format: 'anchor', options: { linkBrackets: TEXT_LINK, hideLinkHrefIfSameAsText: true } },
  { selector: '[data-skip-in-text]', format: 'skip' },
];

type MailLayoutProps = {
  title: string;
  /** The line that mailboxes show after the subject. */
  preview: string;
  /** Why this person receives this mail. */
  reason: string;
  children: ReactNode;
};

export function MailLayout({ title, preview, reason, children }: MailLayoutProps) {
  return (
    <Html lang="fr">
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{STYLE}</style>
      </Head>
      <Body className="page" style={{ margin: 0, backgroundColor: '#FBF8F6', fontFamily: TEXT_FONT }}>
        <Preview>{preview}</Preview>
        <Container className="sheet" style={{ width: '100%', maxWidth: 560, padding: '32px 16px 40px' }}>
          <Text data-skip-in-text className="ink" style={brandStyle}>
            Lueur
          </Text>
          <Section
            className="card"
            style={{
              backgroundColor: '#FFFFFF',
              borderRadius: 24,
              border: '1px solid #F3ECE8',
              overflow: 'hidden',
            }}
          >
            <MailScene />
            <Section className="inside" style={{ padding: '32px 40px 36px' }}>
              <Heading as="h1" className="ink" style={{ ...titleStyle, margin: '0 0 16px' }}>
                {title}
              </Heading>
              {children}
            </Section>
          </Section>
          <Section style={{ padding: '24px 24px 0' }}>
            <Text className="soft" style={{ ...noteStyle, margin: 0, textAlign: 'center' }}>
              {reason}
            </Text>
            <Text className="soft" style={{ ...noteStyle, margin: '8px 0 0', textAlign: 'center' }}>
              Lueur, des rencontres accompagnées
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

export function MailText({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={{ margin: '0 0 16px', color: '#2A1E33', fontSize: 17, lineHeight: '27px' }}>
      {children}
    </Text>
  );
}

/** Smaller, for what reassures: how long a link serves, what to do if one asked for nothing. */
export function MailNote({ children }: { children: ReactNode }) {
  return (
    <Text className="soft" style={{ ...noteStyle, margin: '0 0 12px' }}>
      {children}
    </Text>
  );
}

/** The one action of a mail, then its address in full for those whose mailbox does not show buttons. */
export function MailAction({ href, children }: { href: string; children: ReactNode }) {
  return (
    <>
      <Section style={{ padding: '8px 0 24px' }}>
        <Button className="action" href={href} style={actionStyle}>
          {children}
        </Button>
      </Section>
      <Section data-skip-in-text className="aside" style={asideStyle}>
        <Text className="soft" style={{ ...noteStyle, margin: 0 }}>
          Si le bouton ne répond pas, ouvrez cette adresse{'\u202f'}:
          <br />
          <Link className="link" href={href} style={{ ...linkStyle, wordBreak: 'break-all', fontSize: 14 }}>
            {href}
          </Link>
        </Text>
      </Section>
    </>
  );
}

const brandStyle: CSSProperties = {
  color: '#6B2D5C',
  fontFamily: TITLE_FONT,
  fontSize: 25,
  lineHeight: '32px',
  fontWeight: 600,
  margin: '0 0 16px',
  textAlign: 'center',
};
const titleStyle = {
  color: '#2A1E33',
  fontFamily: TITLE_FONT,
  fontSize: 28,
  lineHeight: '35px',
  fontWeight: 600,
};
const noteStyle = { color: '#5B4E63', fontSize: 15, lineHeight: '23px' };
const linkStyle = { color: '#6B2D5C', textDecoration: 'underline' };
const asideStyle = { backgroundColor: '#FBF8F6', borderRadius: 16, padding: '14px 18px', marginBottom: 24 };
const actionStyle: CSSProperties = {
  backgroundColor: '#6B2D5C',
  borderRadius: 999,
  color: '#FFFFFF',
  fontSize: 17,
  fontWeight: 600,
  padding: '15px 30px',
  textAlign: 'center',
};

/** Mailboxes that darken read this; the others keep the inline colours. Outlook cannot draw the scene. */
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
.scene { mso-hide: all; }
@media (max-width: 480px) {
  .sheet { padding: 12px 8px 32px !important; }
  .inside { padding: 26px 22px 28px !important; }
  .action { display: block !important; }
}
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #1B1321 !important; }
  .card { background-color: #2A1E33 !important; border-color: #3E2F49 !important; }
  .aside { background-color: #35273F !important; }
  .scene { background-color: #46293F !important; }
  .ink { color: #FBF8F6 !important; }
  .figure { background-color: #C99ABB !important; }
  .figure-2 { background-color: #9CC2B2 !important; }
  .soft { color: #D3C6D8 !important; }
  .link { color: #F4A672 !important; }
  .action { background-color: #F4A672 !important; color: #2A1E33 !important; }
}
`;
