import { Column } from '@react-email/column';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';

/** Two silhouettes and a sun, drawn with plain boxes: no image to download or to block. */
export function MailScene() {
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
