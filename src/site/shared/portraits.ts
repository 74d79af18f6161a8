/** URLs of the drawn portraits on public pages; the people are fictional. */
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

/** Returns undefined for a portrait that was not drawn for pages. */
export function portraitUrl(name: PortraitName): string | undefined {
  return addresses.get(name);
}
