import type { Block, Inline } from '#lib/markdown.ts';
import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/link.tsx';

/** The words of an article, in the type of the house. Contents never change while shown: places serve as keys. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: static text.
    <ProseBlock key={index} block={block} />
  ));
}

function ProseBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'subheading':
      return (
        <h3 className="mt-3 break-after-avoid">
          <Words parts={block.text} />
        </h3>
      );
    case 'note':
      return (
        <p className="rounded-field bg-lavande px-5 py-3.5 print:bg-transparent print:px-0">
          <Words parts={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul className="grid list-disc gap-2 pl-5 marker:text-prune">
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: static text.
            <li key={index} className="pl-1">
              <Words parts={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <ProseTable head={block.head} rows={block.rows} />;
    default:
      return (
        <p>
          <Words parts={block.text} />
        </p>
      );
  }
}

/** With three columns or more each row becomes a small card on phones, where the names of the columns are repeated. */
function ProseTable({ head, rows }: { head: Inline[][]; rows: Inline[][][] }) {
  const stacked = head.length > 2;
  return (
    <table
      className={classNames(
        'w-full border-collapse overflow-hidden rounded-field bg-white text-sm print:bg-transparent',
        stacked && 'max-sm:block',
      )}
    >
      <thead className={classNames('bg-lin text-left align-bottom', stacked && 'max-sm:sr-only')}>
        <tr>
          {head.map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: static text.
            <th key={index} scope="col" className="px-3 py-2.5 font-semibold sm:px-4">
              <Words parts={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={classNames(stacked && 'max-sm:block')}>
        {rows.map((cells, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: static text.
          <ProseRow key={index} cells={cells} head={head} stacked={stacked} />
        ))}
      </tbody>
    </table>
  );
}

function ProseRow({ cells, head, stacked }: { cells: Inline[][]; head: Inline[][]; stacked: boolean }) {
  const [first = [], ...others] = cells;
  const cell = classNames('px-3 py-2.5 sm:px-4', stacked && 'max-sm:block max-sm:px-4 max-sm:py-1');
  return (
    <tr
      className={classNames(
        'break-inside-avoid border-t border-filet align-top first:border-t-0 sm:first:border-t',
        stacked && 'max-sm:block max-sm:py-3',
      )}
    >
      <th
        scope="row"
        className={classNames(
          cell,
          'text-left font-medium',
          stacked ? 'max-sm:font-semibold' : 'w-1/2 sm:w-2/5',
        )}
      >
        <Words parts={first} />
      </th>
      {others.map((words, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static text.
        <td key={place} className={cell}>
          {stacked ? (
            <span aria-hidden="true" className="block text-xs text-encre-2 sm:hidden">
              <Words parts={head[place + 1] ?? []} />
            </span>
          ) : null}
          <Words parts={words} />
        </td>
      ))}
    </tr>
  );
}

function Words({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, index) => {
    if (part.kind === 'text') return part.text;
    // biome-ignore-start lint/suspicious/noArrayIndexKey: static text.
    if (part.kind === 'link') return <ProseLink key={index} to={part.to} text={part.text} />;
    return (
      <strong key={index} className="font-semibold">
        {part.text}
      </strong>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: static text.
  });
}

/** An anchor stays a plain link: the browser then also moves the place from which Tab continues. */
function ProseLink({ to, text }: { to: string; text: string }) {
  if (to.startsWith('/')) return <TextLink to={to}>{text}</TextLink>;
  return (
    <a
      href={to}
      rel={to.startsWith('http') ? 'noopener noreferrer' : undefined}
      className="rounded-sm font-medium text-prune underline decoration-1 underline-offset-4 transition-colors hover:text-prune-hover hover:decoration-2"
    >
      {text}
    </a>
  );
}
