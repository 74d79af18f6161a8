import { defineHastPlugin, type HastNode } from 'satteri';
import { HYPHENATED } from '#lib/french-words.ts';

type Cell = Extract<HastNode, { tagName: string }>;

/** Row headers, and the column name on each other cell: on phones a row becomes a card. */
export const labelTables = defineHastPlugin({
  name: 'label-tables',
  element: {
    filter: ['tr'],
    visit(row, context) {
      const columns = columnsOf(context.parent(context.parent(row)));
      for (const [place, cell] of elementsOf(row, 'td').entries()) {
        const { children } = cell;
        if (place === 0)
          context.replaceNode(cell, {
            type: 'element',
            tagName: 'th',
            properties: { scope: 'row' },
            children,
          });
        else context.setProperty(cell, 'data-label', columns[place] ?? '');
      }
      for (const cell of elementsOf(row, 'th')) context.setProperty(cell, 'scope', 'col');

      function columnsOf(table: Readonly<HastNode> | undefined): string[] {
        const head = elementsOf(table, 'thead').flatMap((part) => elementsOf(part, 'tr'))[0];
        return elementsOf(head, 'th').map((cell) => context.textContent(cell));
      }
    },
  },
});

function elementsOf(node: Readonly<HastNode> | undefined, tag: string): Cell[] {
  const children: readonly HastNode[] = node && 'children' in node ? node.children : [];
  return children.filter((child): child is Cell => child.type === 'element' && child.tagName === tag);
}

/** Keeps words such as « e-mail » on one line in Markdown. */
export const keepWordsInMarkdown = defineHastPlugin({
  name: 'keep-words',
  text(node, context) {
    const pieces = node.value.split(HYPHENATED);
    if (pieces.length === 1) return;
    context.replaceNode(
      node,
      pieces.map((value, place) =>
        place % 2
          ? {
              type: 'element',
              tagName: 'span',
              properties: { className: ['whitespace-nowrap'] },
              children: [{ type: 'text', value }],
            }
          : { type: 'text', value },
      ),
    );
  },
});
