import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cityRank, parseCityQuery, spellingsOf } from './read-city-query.ts';

describe('parsing the city field', () => {
  it.each([
    ['havre', { prefix: 'havre' }],
    ['montpelier', { prefix: 'montpelier' }],
    ['L’Haÿ-les-Roses', { prefix: 'l hay les roses' }],
    ['st denis 974', { prefix: 'saint denis', departmentCode: '974' }],
    ['Saint-Denis (93)', { prefix: 'saint denis', departmentCode: '93' }],
    ['Lyon (69)', { prefix: 'lyon', departmentCode: '69' }],
    ['porto vecchio 2a', { prefix: 'porto vecchio', departmentCode: '2A' }],
    ['bastia 20', { prefix: 'bastia', postalPrefix: '20' }],
    ['st denis 97', { prefix: 'saint denis', postalPrefix: '97' }],
    ['st denis 9', { prefix: 'saint denis', postalPrefix: '9' }],
    ['lyon 3', { prefix: 'lyon', arrondissement: 3 }],
    ['Lyon 03', { prefix: 'lyon', arrondissement: 3 }],
    ['lyon 3e', { prefix: 'lyon', arrondissement: 3 }],
    ['Lyon 3e Arrondissement', { prefix: 'lyon', arrondissement: 3 }],
    ['Paris 1er', { prefix: 'paris', arrondissement: 1 }],
    ['paris 15ème', { prefix: 'paris', arrondissement: 15 }],
    ['paris 75', { prefix: 'paris', departmentCode: '75' }],
    ['69003', { prefix: '', postalPrefix: '69003' }],
    ['69', { prefix: '', postalPrefix: '69' }],
    ['2a', { prefix: '', departmentCode: '2A' }],
    ['75015 Paris', { prefix: 'paris', postalPrefix: '75015' }],
    ['44 000', { prefix: '', postalPrefix: '44000' }],
    ['Nantes 44 000', { prefix: 'nantes', postalPrefix: '44000' }],
    ['97 410 Saint-Pierre', { prefix: 'saint pierre', postalPrefix: '97410' }],
    ['Paris XVe', { prefix: 'paris', arrondissement: 15 }],
    ['paris xixème', { prefix: 'paris', arrondissement: 19 }],
    ['Lyon IVe arrondissement', { prefix: 'lyon', arrondissement: 4 }],
    ['Marseille VIII', { prefix: 'marseille', arrondissement: 8 }],
    ['Paris Ier', { prefix: 'paris', arrondissement: 1 }],
    ['Évry 91000', { prefix: 'evry', postalPrefix: '91000' }],
  ])('splits « %s » into a name and its number', (typed, query) => {
    expect(parseCityQuery(typed)).toEqual(query);
  });

  it.each(['', 'a', ' É ', '%%', '__', '\\%', '7', '%a'])('ignores « %s », which is too short', (typed) => {
    expect(parseCityQuery(typed)).toBeUndefined();
  });

  it.each([
    ['lhay', ['lhay', 'l hay']],
    ['saint denis doleron', expect.arrayContaining(['saint denis doleron', 'saint denis d oleron'])],
    ['les ulis', ['les ulis']],
    ['villeneuve dascq', ['villeneuve dascq', 'villeneuve d ascq']],
    ['lyon', ['lyon', 'l yon']],
    ['', ['']],
  ])('tries « %s » with a missing apostrophe', (prefix, spellings) => {
    expect(spellingsOf(prefix)).toEqual(spellings);
  });

  it('never passes a wildcard to the database', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const query = parseCityQuery(typed);
        expect(query?.prefix ?? '').toMatch(/^[a-z0-9 ]*$/);
        expect(query?.postalPrefix ?? '').toMatch(/^\d*$/);
      }),
    );
  });
});

describe('the order of suggestions', () => {
  const commune = (folded: string, population: number) => ({ folded, folded_bare: folded, population });

  it('puts a large town above the village whose name matches exactly', () => {
    const query = { prefix: 'evry' };
    expect(cityRank(commune('evry courcouronnes', 66_919), query)).toBeGreaterThan(
      cityRank(commune('evry', 344), query),
    );
  });

  it('puts the exact name first among similar towns', () => {
    const query = { prefix: 'vitry' };
    expect(cityRank(commune('vitry', 4000), query)).toBeGreaterThan(
      cityRank(commune('vitry le francois', 11_000), query),
    );
  });

  it('puts the arrondissement before its city for a full postal code', () => {
    const query = { prefix: '', postalPrefix: '75002' };
    expect(cityRank(commune('paris 2e arrondissement', 19_847), query)).toBeGreaterThan(
      cityRank(commune('paris', 2_103_778), query),
    );
  });

  it('treats a name without its article as exact', () => {
    const query = { prefix: 'havre' };
    const havre = { folded: 'le havre', folded_bare: 'havre', population: 100 };
    expect(cityRank(havre, query)).toBeGreaterThan(cityRank(commune('havrincourt', 100), query));
  });
});
