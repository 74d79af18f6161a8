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
import type { CSSProperties } from 'react';
import { initialOf } from '#lib/french-words.ts';
import type { Block, MailCard, MailDraft, Words } from './mail-draft.ts';
import type { MailContent } from './mail-message.ts';
import { type MailScene, scenePicture, sceneSource } from './mail-scenes.ts';
import {
  actionStyle,
  asideStyle,
  brandStyle,
  COLOURS,
  cardTitleStyle,
  initialStyle,
  leafStyle,
  linkStyle,
  noteStyle,
  STYLE,
  TEXT_FONT,
  TINTS,
  textStyle,
  ticketStyle,
  titleStyle,
} from './mail-style.ts';

export function MailFrame({ draft, appUrl }: { draft: MailDraft; appUrl: string }) {
  const { subject, title = subject, scene = DEFAULT_SCENE, portraits, preview, reason, blocks } = draft;
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
            <Scene scene={scene} />
            {portraits ? <Ticket names={portraits} title={title} /> : null}
            <Section className="inside" style={{ padding: portraits ? '24px 40px 36px' : '32px 40px 36px' }}>
              {portraits ? null : <Title style={{ margin: '0 0 16px' }}>{title}</Title>}
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
  if ('cards' in block) return block.cards.map((card, at) => <Card key={card.title} card={card} at={at} />);
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

function Card({ card: { leaf, title, line }, at }: { card: MailCard; at: number }) {
  const tint = at % TINTS.length;
  return (
    <Section
      className={`tint-${tint}`}
      style={{ backgroundColor: TINTS[tint], borderRadius: 20, marginBottom: 12 }}
    >
      <Row>
        <Column data-skip-in-text style={{ minWidth: 60, padding: '14px 0 14px 16px', verticalAlign: 'top' }}>
          {leaf ? (
            <Leaf {...leaf} />
          ) : (
            <Initial name={title} size={56} colour={COLOURS[tint] ?? COLOURS[0]} />
          )}
        </Column>
        <Column style={{ width: '100%', padding: '14px 18px 14px 12px' }}>
          <Text className="ink" style={{ ...cardTitleStyle, margin: 0 }}>
            {title}
          </Text>
          {line ? (
            <Text className="ink" style={{ ...noteStyle, color: '#2A1E33', margin: '2px 0 0' }}>
              {line}
            </Text>
          ) : null}
        </Column>
      </Row>
    </Section>
  );
}

/** A decorative calendar leaf: the title says the same. */
function Leaf({ weekday, day, month }: NonNullable<MailCard['leaf']>) {
  const centred = { ...leafStyle, margin: 0 };
  return (
    <Section className="leaf" style={{ width: 60, borderRadius: 14, backgroundColor: '#FFFFFF' }}>
      <Text
        style={{ ...centred, backgroundColor: '#6B2D5C', color: '#FFFFFF', borderRadius: '14px 14px 0 0' }}
      >
        {weekday}
      </Text>
      <Text
        className="ink"
        style={{ ...titleStyle, margin: '4px 0 0', textAlign: 'center', lineHeight: '30px' }}
      >
        {day}
      </Text>
      <Text className="ink" style={{ ...centred, color: '#2A1E33', paddingBottom: 6 }}>
        {month}
      </Text>
    </Section>
  );
}

function Initial({ name, size, colour }: { name: string; size: number; colour: string }) {
  return (
    <div
      style={{
        ...initialStyle,
        width: size,
        height: size,
        lineHeight: `${size}px`,
        fontSize: size / 2,
        borderRadius: size,
        backgroundColor: colour,
      }}
    >
      {initialOf(name)}
    </div>
  );
}

/** The two members who meet, before the sun, and when. */
function Ticket({ names: [reader, other], title }: { names: readonly [string, string]; title: string }) {
  return (
    <Section className="tint-3" style={ticketStyle}>
      <Section aria-hidden data-skip-in-text>
        <Row style={{ width: 176, margin: '-44px auto 0', position: 'relative' }}>
          <Column style={{ width: 88 }}>
            <Initial name={reader} size={84} colour={COLOURS[0]} />
          </Column>
          <Column style={{ width: 88 }}>
            <Initial name={other} size={84} colour={COLOURS[1]} />
          </Column>
        </Row>
      </Section>
      <Title style={{ margin: '12px 0 0', textAlign: 'center' }}>{title}</Title>
    </Section>
  );
}

function Title({ style, children }: { style: CSSProperties; children: string }) {
  return (
    <Heading as="h1" className="ink" style={{ ...titleStyle, ...style }}>
      {children}
    </Heading>
  );
}

const DEFAULT_SCENE = 'letter';

/** Decorative: the title says what the mail is about. */
function Scene({ scene }: { scene: MailScene }) {
  return (
    <img
      data-skip-in-text
      src={sceneSource(scene)}
      alt=""
      width={560}
      style={{ display: 'block', width: '100%', height: 'auto', border: 0 }}
    />
  );
}

/**
 * Renders the HTML and the text part of the same mail.
 * @param appUrl public origin of the site, without a slash at the end
 */
export async function renderDraft(draft: MailDraft, appUrl: string): Promise<MailContent> {
  const { title, scene = DEFAULT_SCENE, portraits, preview, reason, blocks, ...content } = draft;
  const frame = <MailFrame draft={draft} appUrl={appUrl} />;
  const [picture, html, text] = await Promise.all([
    scenePicture(scene),
    render(frame),
    render(frame, { plainText: true, htmlToTextOptions: { selectors: TEXT_SELECTORS } }),
  ]);
  return { ...content, html, text: `${text.trim()}\n`, pictures: [picture] };
}

/** « Confirmer mon adresse : https://… » */
const TEXT_LINK: [string, string] = [':\u00a0', ''];
const TEXT_SELECTORS = [
  { selector: 'h1', format: 'heading', options: { uppercase: false } },
  { selector: 'a', format: 'anchor', options: { linkBrackets: TEXT_LINK, hideLinkHrefIfSameAsText: true } },
  { selector: '[data-skip-in-text]', format: 'skip' },
];
