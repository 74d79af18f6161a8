import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Markdown } from '#ui/markdown.tsx';
import { readMarkdown } from './read-markdown.ts';

const html = (text: string) =>
  renderToStaticMarkup(createElement(Markdown, { nodes: readMarkdown(text).nodes })).trim();

test.each([
  ['**a** *b*', '<p><strong>a</strong> <em>b</em></p>'],
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['Un <b onclick="x()">b</b>', '<p>Un &lt;b onclick=&quot;x()&quot;&gt;b&lt;/b&gt;</p>'],
  ['[a](/charte) [b](https://x.fr)', '<p><a href="/charte">a</a> <a href="https://x.fr">b</a></p>'],
  ['[a](javascript:alert(1)) [b](//x.fr) ![c](https://x.fr/c.png)', '<p>a b c</p>'],
  ['à moi@exemple.fr', '<p>à moi@exemple.fr</p>'],
  ['# Un\n\n## Un\n\n## Deux {#2}', '<h2 id="un">Un</h2>\n<h2 id="partie-2">Un</h2>\n<h2 id="2">Deux</h2>'],
  [
    '| a | b |\n|---|---|\n| 1 | 2 |',
    '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><th scope="row">1</th><td data-label="b">2</td></tr></tbody></table>',
  ],
])('%j', (text, shown) => {
  expect(html(text)).toBe(shown);
});

test('lists rejected links, and the parts with their anchors', () => {
  const { refused, parts } = readMarkdown(
    '## Un mot {#mot}\n\n[a](data:x) [b](ftp://x) [c](#mot) moi@exemple.fr',
  );
  expect(refused).toEqual(['data:x', 'ftp://x']);
  expect(parts).toEqual([{ id: 'mot', text: 'Un mot' }]);
});

test('no text can create an element, an attribute or a link of its own', () => {
  const piece = fc.constantFrom(
    '<img src=x onerror=a()>',
    '<a href="javascript:a()">',
    '](javascript:a())',
    '[a](',
    '"onload="',
    '`',
    '\n\n',
    '## ',
    '{#a onclick=b}',
    '<svg/onload=a()>',
    '&lt;',
    '| a |\n|---|\n',
    '<!--',
    '> ',
    '- ',
  );
  const allowed =
    /^<\/?(?:h[23]|p|ul|ol|li|blockquote|hr|br|table|thead|tbody|tr|th|td|strong|em|del|code|a)(?: (?:id|href|scope|data-label)="[^"]*")*\/?>/;
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }), (pieces) => {
      const shown = html(pieces.join(''));
      for (const { index } of shown.matchAll(/</g)) expect(shown.slice(index)).toMatch(allowed);
      expect(shown).not.toMatch(/href="(?!https?:\/\/|\/(?!\/)|#)/i);
    }),
  );
});

test('underscores within a word stay as typed, however many', () => {
  for (const word of ['un_mot_d_ordinateur', 'a_'.repeat(200), '_'.repeat(80)]) {
    const { nodes } = readMarkdown(`Voir ${word}fin.`);
    expect(JSON.stringify(nodes)).toContain(`Voir ${word}fin.`);
  }
});
