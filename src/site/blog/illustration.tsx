import { classNames } from '#ui/class-names.ts';

const files = import.meta.glob<string>('../../../content/blog/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});
const addresses = new Map(Object.entries(files).map(([path, url]) => [path.split('/').at(-1), url]));

interface IllustrationProps {
  slug: string;
  /** Above the fold: not lazy. */
  eager?: boolean;
  className?: string;
}

/** Drawn by `npm run art -- scenes`; decorative. */
export function Illustration({ slug, eager = false, className }: IllustrationProps) {
  return (
    <img
      src={addresses.get(`${slug}.svg`)}
      alt=""
      width={560}
      height={420}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={classNames('drawing block h-auto w-full', className)}
    />
  );
}
