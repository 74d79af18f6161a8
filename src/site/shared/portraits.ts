/** Addresses of the drawn portraits that the public pages use: examples of people, none of whom exists. */
const files = import.meta.glob<string>('../../../content/portraits/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export type PortraitName =
  | `${'femme' | 'homme'}-${'jeune' | 'moyen' | 'senior'}-${string}`
  | `equipe-${string}`;

const addresses = new Map(
  Object.entries(files).map(([path, url]) => [path.split('/').at(-1)?.replace('.webp', ''), url]),
);

/** Address of a drawn portrait; nothing for one that `npm run art -- portraits` does not draw for pages. */
export function portraitOf(name: PortraitName): string | undefined {
  return addresses.get(name);
}
