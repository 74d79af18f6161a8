import { Button } from '@react-email/button';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { Block, MailDraft, Words } from './mail-draft.ts';
import { actionStyle, asideStyle, linkStyle, noteStyle, textStyle } from './mail-style.ts';

export function MailBlocks({ blocks, appUrl }: Pick<MailDraft, 'blocks'> & { appUrl: string }) {
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
