import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { MailBlocks } from './mail-blocks.tsx';
import type { MailDraft } from './mail-draft.ts';
import { MailScene } from './mail-scene.tsx';
import { brandStyle, noteStyle, STYLE, TEXT_FONT, titleStyle } from './mail-style.ts';

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
