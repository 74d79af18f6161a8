import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { render } from '@react-email/render';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactElement, ReactNode } from 'react';
import type { MailContent } from './mail-message.ts';
import { MailScene } from './mail-scene.tsx';
import {
  actionStyle,
  asideStyle,
  brandStyle,
  linkStyle,
  noteStyle,
  STYLE,
  TEXT_FONT,
  titleStyle,
} from './mail-style.ts';

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

/** What every mail has around its words, in light and dark. */
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
