import { dress } from '../look.ts';
import type { Outfit } from '../person.ts';

/**
 * The second and third pictures of some of the people: the same face on another day. Captions are in
 * `src/server/demo/`.
 */
export const MORE_PICTURES: Readonly<Record<string, readonly Outfit[]>> = {
  'femme-jeune-10': [
    dress(['coat', '#b4586a', '#f3ece8'], ['platform', 'close'], 'gentle'),
    dress(['straps', '#3c6255'], ['sea', 'aside'], 'laugh'),
  ],
  'homme-jeune-10': [
    dress(['checked', '#b4586a', '#f3ece8'], ['path', 'bust'], 'parted'),
    dress(['tee', '#8fae9f'], ['kitchen', 'half'], 'lopsided'),
  ],
  'homme-moyen-18': [
    dress(['shirt', '#e7eaf0'], ['studio', 'aside'], 'grin'),
    { ...dress(['jumper', '#c4694a'], ['platform', 'half'], 'gentle'), scarf: '#e0a54c' },
  ],
  'homme-moyen-06': [
    dress(['hoodie', '#54466b'], ['mountain', 'close'], 'laugh'),
    dress(['openShirt', '#f3ece8'], ['vines', 'aside'], 'parted'),
  ],
  'homme-jeune-03': [
    dress(['denim', '#7f9fbd', '#f3ece8'], ['cafe', 'bust'], 'lopsided'),
    dress(['tee', '#3f5b7f'], ['sea', 'half'], 'grin'),
  ],
  'homme-moyen-01': [
    dress(['polo', '#3c6255'], ['kitchen', 'aside'], 'gentle'),
    dress(['suit', '#3f5b7f', '#f6efe8'], ['balcony', 'half'], 'laugh'),
  ],
  'homme-moyen-19': [
    dress(['bib', '#5c6f9c', '#f3ece8'], ['workshop', 'close'], 'parted'),
    dress(['hoodie', '#8fae9f'], ['path', 'aside'], 'lopsided'),
  ],
  'homme-moyen-14': [
    { ...dress(['coat', '#5c6f9c', '#f3ece8'], ['snow', 'bust'], 'grin'), scarf: '#c4694a' },
  ],
  'homme-jeune-11': [
    dress(['rollneck', '#6b2d5c'], ['livingRoom', 'half'], 'gentle'),
    dress(['suit', '#2f5d62', '#f6efe8'], ['rain', 'aside'], 'laugh'),
  ],
  'homme-moyen-02': [
    dress(['checked', '#c4694a', '#f3ece8'], ['market', 'half'], 'parted'),
    dress(['jumper', '#3c6255'], ['balcony', 'close'], 'lopsided'),
  ],
  'homme-jeune-14': [
    dress(['hoodie', '#5c6f9c'], ['sportsHall', 'aside'], 'grin'),
    dress(['openShirt', '#a9c0cf'], ['market', 'bust'], 'gentle'),
  ],
  'homme-moyen-04': [dress(['coat', '#54466b', '#f3ece8'], ['rain', 'half'], 'laugh')],
  'homme-jeune-07': [
    dress(['tee', '#6b2d5c'], ['sea', 'aside'], 'parted'),
    dress(['denim', '#7f9fbd', '#f3ece8'], ['platform', 'half'], 'lopsided'),
  ],
  'femme-jeune-03': [
    dress(['striped', '#f3ece8', '#3f5b7f'], ['sea', 'close'], 'grin'),
    dress(['bib', '#3f5b7f', '#f4b98c'], ['garden', 'aside'], 'gentle'),
  ],
  'femme-jeune-06': [dress(['crossed', '#e0a54c'], ['balcony', 'bust'], 'laugh')],
  'femme-moyen-04': [
    dress(['rollneck', '#3c6255'], ['bookshop', 'half'], 'parted'),
    dress(['straps', '#c4694a'], ['vines', 'aside'], 'lopsided'),
  ],
  'femme-moyen-09': [dress(['blazer', '#c4694a', '#f3ece8'], ['cafe', 'half'], 'grin')],
  'femme-senior-04': [
    dress(['jumper', '#b4586a'], ['garden', 'close'], 'gentle'),
    dress(['coat', '#3f5b7f', '#f3ece8'], ['sea', 'aside'], 'laugh'),
  ],
  'homme-senior-05': [dress(['openShirt', '#a9c0cf'], ['market', 'bust'], 'parted')],
  'homme-senior-15': [dress(['bib', '#8a6a4f', '#f3ece8'], ['workshop', 'half'], 'lopsided')],
};
