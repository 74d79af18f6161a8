import { createElement, Fragment } from 'react';
import type { MarkdownNode } from '#lib/markdown.ts';
import { keepWords } from './keep-words.tsx';

/** Renders the output of `readMarkdown`, in a `prose` element. */
export function Markdown({ nodes }: { nodes: readonly MarkdownNode[] }) {
  return nodes.map((node, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a text are never reordered
    if (typeof node === 'string') return <Fragment key={place}>{keepWords(node)}</Fragment>;
    const { tag, label, children, ...attributes } = node;
    const shown = children.length > 0 ? <Markdown nodes={children} /> : undefined;
    return createElement(tag, { key: place, 'data-label': label, ...attributes }, shown);
  });
}
