import { classNames } from '#ui/class-names.ts';

const files = import.meta.glob<string>('../../../../../content/blog/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});
const addresses = new Map(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/|\.svg$/g, ''), url]),
);
export const SCENES = [...addresses.keys()];

interface IllustrationProps {
  scene: string;
  /** Set for images above the fold: loads eagerly. */
  eager?: boolean;
  className?: string;
}

/** A decorative image. */
export function Illustration({ scene, eager = false, className }: IllustrationProps) {
  return (
    <img
      src={addresses.get(scene)}
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
