import { render } from '@react-email/render';
import type { MailDraft } from './mail-draft.ts';
import { MailFrame } from './mail-frame.tsx';
import type { MailContent } from './mail-message.ts';

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
