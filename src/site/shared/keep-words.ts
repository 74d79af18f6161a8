import { defineHastPlugin } from 'satteri';
import { HYPHENATED } from '#lib/french-words.ts';

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
