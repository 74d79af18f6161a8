/**
 * Addresses of the drawn portraits that the public pages use: examples of people, none of whom exists. Each is named
 * here, so that the hundred others do not travel with the site.
 */
const files = import.meta.glob<string>(
  [
    '../../../../content/demo/portraits/femme-jeune-{03,05,06,08,12,13,15,19}.jpg',
    '../../../../content/demo/portraits/femme-moyen-{02,08,09,14,15}.jpg',
    '../../../../content/demo/portraits/femme-senior-{06,08}.jpg',
    '../../../../content/demo/portraits/homme-jeune-{01,07,08,10,11,12,14,17}.jpg',
    '../../../../content/demo/portraits/homme-moyen-14.jpg',
    '../../../../content/demo/portraits/homme-senior-{10,15}.jpg',
  ],
  { eager: true, query: '?url', import: 'default' },
);

export type PortraitName = `${'femme' | 'homme'}-${'jeune' | 'moyen' | 'senior'}-${string}`;

const addresses = new Map(
  Object.entries(files).map(([path, url]) => [path.split('/').at(-1)?.replace('.jpg', ''), url]),
);

/** Address of a drawn portrait; nothing for one that is not named above. */
export function portraitOf(name: PortraitName): string | undefined {
  return addresses.get(name);
}
