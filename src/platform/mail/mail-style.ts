import type { CSSProperties } from 'react';

/** No font is embedded: where Fraunces is not installed, Georgia stands in. */
const TITLE_FONT = '"Fraunces Variable", Fraunces, Georgia, "Times New Roman", serif';
export const TEXT_FONT = '"Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

export const brandStyle: CSSProperties = {
  color: '#6B2D5C',
  fontFamily: TITLE_FONT,
  fontSize: 25,
  lineHeight: '32px',
  fontWeight: 600,
  margin: '0 0 16px',
  textAlign: 'center',
};
export const titleStyle = {
  color: '#2A1E33',
  fontFamily: TITLE_FONT,
  fontSize: 28,
  lineHeight: '35px',
  fontWeight: 600,
};
export const textStyle = { margin: '0 0 16px', color: '#2A1E33', fontSize: 17, lineHeight: '27px' };
export const noteStyle = { color: '#5B4E63', fontSize: 15, lineHeight: '23px' };
export const linkStyle = { color: '#6B2D5C', textDecoration: 'underline' };
export const asideStyle = {
  backgroundColor: '#FBF8F6',
  borderRadius: 16,
  padding: '14px 18px',
  marginBottom: 24,
};
export const actionStyle: CSSProperties = {
  backgroundColor: '#6B2D5C',
  borderRadius: 999,
  color: '#FFFFFF',
  fontSize: 17,
  fontWeight: 600,
  padding: '15px 30px',
  textAlign: 'center',
};

/** Backgrounds of the cards of a list, in turn, and the text colour on each. */
export const TINTS = ['#F8E3E6', '#E9E3F4', '#DDEBE3', '#FDEBDC'] as const;
export const COLOURS = ['#6B2D5C', '#3C6255', '#2F4A63', '#8D4468'] as const;

export const cardTitleStyle = { ...titleStyle, fontSize: 19, lineHeight: '26px' };
export const leafStyle: CSSProperties = { fontSize: 13, lineHeight: '20px', textAlign: 'center' };
export const initialStyle: CSSProperties = {
  margin: '0 auto',
  color: '#FFFFFF',
  fontFamily: TITLE_FONT,
  fontWeight: 400,
  textAlign: 'center',
};
export const ticketStyle: CSSProperties = {
  backgroundColor: '#FDEBDC',
  borderTop: '2px dashed #F4A672',
  padding: '0 20px 22px',
};

/** For mailboxes with a dark mode; the others keep the inline colours. */
export const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .sheet { padding: 12px 8px 32px !important; }
  .inside { padding: 26px 22px 28px !important; }
  .action { display: block !important; }
}
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #1B1321 !important; }
  .card { background-color: #2A1E33 !important; border-color: #3E2F49 !important; }
  .aside { background-color: #35273F !important; }
  .leaf { background-color: #2A1E33 !important; }
  .tint-0 { background-color: #46293F !important; }
  .tint-1 { background-color: #37304D !important; }
  .tint-2 { background-color: #27423A !important; }
  .tint-3 { background-color: #462E26 !important; }
  .ink { color: #FBF8F6 !important; }
  .soft { color: #D3C6D8 !important; }
  .link { color: #F4A672 !important; }
  .action { background-color: #F4A672 !important; color: #2A1E33 !important; }
}
`;
