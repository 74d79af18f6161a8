import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { render } from '@react-email/render';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { Block, MailDraft, Words } from './mail-draft.ts';
import type { MailContent } from './mail-message.ts';
import {
  actionStyle,
  asideStyle,
  brandStyle,
  linkStyle,
  noteStyle,
  STYLE,
  TEXT_FONT,
  textStyle,
  titleStyle,
} from './mail-style.ts';

export function MailFrame({ draft, appUrl }: { draft: MailDraft; appUrl: string }) {
  const { subject, title = subject, preview, reason, blocks } = draft;
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
              <MailBlocks blocks={blocks} appUrl={appUrl} />
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

function MailBlocks({ blocks, appUrl }: Pick<MailDraft, 'blocks'> & { appUrl: string }) {
  return blocks.map((block, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a mail is written once.
    block ? <MailBlock key={place} block={block} appUrl={appUrl} /> : null,
  );
}

function MailBlock({ block, appUrl }: { block: Block; appUrl: string }) {
  if (typeof block === 'string' || Array.isArray(block)) return <Paragraph words={block} />;
  if ('note' in block) return <Note words={block.note} />;
  if ('facts' in block) return <Facts facts={block.facts} />;
  return <Action label={block.action} href={`${appUrl}${block.to}`} />;
}

function Paragraph({ words }: { words: Words }) {
  return (
    <Text className="ink" style={textStyle}>
      <Inline words={words} />
    </Text>
  );
}

function Note({ words }: { words: Words }) {
  return (
    <Text className="soft" style={{ ...noteStyle, margin: '0 0 12px' }}>
      <Inline words={words} />
    </Text>
  );
}

function Facts({ facts: [heading, ...lines] }: { facts: string[] }) {
  return (
    <Text className="ink" style={textStyle}>
      <strong>{heading}</strong>
      {lines.flatMap((line) => [<br key={line} />, line])}
    </Text>
  );
}

function Inline({ words }: { words: Words }) {
  if (typeof words === 'string') return words;
  return words.map((part) => {
    if (typeof part === 'string') return part;
    if ('bold' in part) return <strong key={part.bold}>{part.bold}</strong>;
    return <MailLink key={part.href} label={part.link} href={part.href} />;
  });
}

function MailLink({ label, href, size }: { label: string; href: string; size?: number }) {
  const style = label === href ? { ...linkStyle, wordBreak: 'break-all' as const } : linkStyle;
  return (
    <Link className="link" href={href} style={size ? { ...style, fontSize: size } : style}>
      {label}
    </Link>
  );
}

/** The one action of a mail, then its full address for mailboxes that do not show buttons. */
function Action({ label, href }: { label: string; href: string }) {
  return (
    <>
      <Section style={{ padding: '8px 0 24px' }}>
        <Button className="action" href={href} style={actionStyle}>
          {label}
        </Button>
      </Section>
      <Section data-skip-in-text className="aside" style={asideStyle}>
        <Text className="soft" style={{ ...noteStyle, margin: 0 }}>
          Si le bouton ne répond pas, ouvrez cette adresse{'\u202f'}:
          <br />
          <MailLink label={href} href={href} size={14} />
        </Text>
      </Section>
    </>
  );
}

/** Two silhouettes and a sun, drawn with plain boxes: no image to download or to block. */
function MailScene() {
  return (
    <Section className="scene" aria-hidden data-skip-in-text style={{ backgroundColor: '#F8E3E6' }}>
      <Row style={{ width: 236, margin: '0 auto', height: 104 }}>
        <Column style={{ width: 62, verticalAlign: 'bottom' }}>
          <Silhouette className="figure" colour="#6B2D5C" height={46} />
        </Column>
        <Column style={{ width: 112, verticalAlign: 'bottom' }}>
          <div style={{ height: 56, borderRadius: '56px 56px 0 0', backgroundColor: '#F4A672' }} />
        </Column>
        <Column style={{ width: 62, verticalAlign: 'bottom' }}>
          <Silhouette className="figure-2" colour="#3C6255" height={40} />
        </Column>
      </Row>
    </Section>
  );
}

type SilhouetteProps = { colour: string; height: number; className: string };

function Silhouette({ colour, height, className }: SilhouetteProps) {
  const head = { width: 26, height: 26, margin: '0 auto 4px', borderRadius: 26, backgroundColor: colour };
  return (
    <>
      <div className={className} style={head} />
      <div className={className} style={{ height, borderRadius: '31px 31px 0 0', backgroundColor: colour }} />
    </>
  );
}

/**
 * Renders the HTML and the text part of the same mail.
 * @param appUrl public origin of the site, without a slash at the end
 */
export async function renderDraft(draft: MailDraft, appUrl: string): Promise<MailContent> {
  const { title, preview, reason, blocks, ...content } = draft;
  const frame = <MailFrame draft={draft} appUrl={appUrl} />;
  const [html, text] = await Promise.all([
    render(frame),
    render(frame, { plainText: true, htmlToTextOptions: { selectors: TEXT_SELECTORS } }),
  ]);
  return { ...content, html, text: `${text.trim()}\n` };
}

/** « Confirmer mon adresse : https://… » */
const TEXT_LINK: [string, string] = [':\u00a0', ''];
const TEXT_SELECTORS = [
  { selector: 'h1', format: 'heading', options: { uppercase: false } },
  { selector: 'a', format: 'anchor', options: { linkBrackets: TEXT_LINK, hideLinkHrefIfSameAsText: true } },
  { selector: '[data-skip-in-text]', format: 'skip' },
];
