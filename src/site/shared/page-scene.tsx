import { classNames } from '#ui/class-names.ts';

const files = import.meta.glob<string>(['../../../content/pages/*.svg', '!**/accueil.svg'], {
  eager: true,
  query: '?url',
  import: 'default',
});
const addresses = new Map(Object.entries(files).map(([path, url]) => [path.split('/').at(-1), url]));

interface PageSceneProps {
  name: 'equipe' | 'valeurs' | 'charte' | 'services' | 'coachs';
  className?: string;
}

/** Decorative. */
export function PageScene({ name, className }: PageSceneProps) {
  return (
    <img
      src={addresses.get(`${name}.svg`)}
      alt=""
      width={560}
      height={420}
      fetchPriority="high"
      decoding="async"
      className={classNames('drawing block h-auto w-full', className)}
    />
  );
}
