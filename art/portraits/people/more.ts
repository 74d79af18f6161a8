import { dress } from '../look.ts';
import type { Outfit } from '../person.ts';

/**
 * The second and third pictures of some of the people: the same face on another day. Captions are in
 * `src/server/demo/`.
 */
export const MORE_PICTURES: Readonly<Record<string, readonly Outfit[]>> = {
  'femme-jeune-10': [dress(['coat', '#b4586a', '#f3ece8'], 'platform'), dress(['straps', '#3c6255'], 'sea')],
  'homme-jeune-10': [dress(['checked', '#b4586a', '#f3ece8'], 'path'), dress(['tee', '#8fae9f'], 'kitchen')],
  'homme-moyen-18': [
    dress(['shirt', '#e7eaf0'], 'studio'),
    { ...dress(['jumper', '#c4694a'], 'platform'), scarf: '#e0a54c' },
  ],
  'homme-moyen-06': [dress(['hoodie', '#54466b'], 'mountain'), dress(['openShirt', '#f3ece8'], 'vines')],
  'homme-jeune-03': [dress(['denim', '#7f9fbd', '#f3ece8'], 'cafe'), dress(['tee', '#3f5b7f'], 'sea')],
  'homme-moyen-01': [dress(['polo', '#3c6255'], 'kitchen'), dress(['suit', '#3f5b7f', '#f6efe8'], 'balcony')],
  'homme-moyen-19': [dress(['bib', '#5c6f9c', '#f3ece8'], 'workshop'), dress(['hoodie', '#8fae9f'], 'path')],
  'homme-moyen-14': [{ ...dress(['coat', '#5c6f9c', '#f3ece8'], 'snow'), scarf: '#c4694a' }],
  'homme-jeune-11': [
    dress(['rollneck', '#6b2d5c'], 'livingRoom'),
    dress(['suit', '#2f5d62', '#f6efe8'], 'rain'),
  ],
  'homme-moyen-02': [
    dress(['checked', '#c4694a', '#f3ece8'], 'market'),
    dress(['jumper', '#3c6255'], 'balcony'),
  ],
  'homme-jeune-14': [dress(['hoodie', '#5c6f9c'], 'sportsHall'), dress(['openShirt', '#a9c0cf'], 'market')],
  'homme-moyen-04': [dress(['coat', '#54466b', '#f3ece8'], 'rain')],
  'homme-jeune-07': [dress(['tee', '#6b2d5c'], 'sea'), dress(['denim', '#7f9fbd', '#f3ece8'], 'platform')],
  'femme-jeune-03': [
    dress(['striped', '#f3ece8', '#3f5b7f'], 'sea'),
    dress(['bib', '#3f5b7f', '#f4b98c'], 'garden'),
  ],
  'femme-jeune-06': [dress(['crossed', '#e0a54c'], 'balcony')],
  'femme-moyen-04': [dress(['rollneck', '#3c6255'], 'bookshop'), dress(['straps', '#c4694a'], 'vines')],
  'femme-moyen-09': [dress(['blazer', '#c4694a', '#f3ece8'], 'cafe')],
  'femme-senior-04': [dress(['jumper', '#b4586a'], 'garden'), dress(['coat', '#3f5b7f', '#f3ece8'], 'sea')],
  'homme-senior-05': [dress(['openShirt', '#a9c0cf'], 'market')],
  'homme-senior-15': [dress(['bib', '#8a6a4f', '#f3ece8'], 'workshop')],
};
