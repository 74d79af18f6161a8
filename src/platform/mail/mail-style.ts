import type { CSSProperties } from 'react';

const TITLE_FONT = 'Georgia, "Times New Roman", serif';
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

/** For mailboxes with a dark mode; the others keep the inline colours. Outlook cannot draw the scene. */
export const STYLE = `
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
