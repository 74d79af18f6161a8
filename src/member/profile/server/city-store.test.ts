import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#platform/database/client.ts';
import { communes } from '#server/schema.ts';
import { onPostgres, testDatabase } from '#testing/test-db.ts';
import { findCity, searchCities } from './city-store.ts';
import { listPlaceNames } from './place-names.ts';
import { findCities } from './routes.ts';
import { loadCommunes } from './shared/load-communes.ts';

let db: Database;

beforeAll(async () => {
  db = (await testDatabase()).db;
});

const names = async (typed: string) => (await searchCities(db, typed)).map((city) => city.name);

describe('the table of communes', () => {
  it('contains all of France, overseas and arrondissements included, and is filled once', async () => {
    expect(await db.$count(communes)).toBeGreaterThan(34_900);
    expect(await loadCommunes(db)).toBe(0);
    const { rows } = await db.execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM communes WHERE folded LIKE '%arrondissement'`,
    );
    expect(rows[0]?.count).toBe(45);
  });

  it('has the town centre of every commune of 5,000 inhabitants or more', async () => {
    const { rows } = await db.execute(sql`SELECT 1 FROM communes WHERE approximate AND population >= 5000`);
    expect(rows).toHaveLength(0);
  });
});

describe('city search', () => {
  it('returns every field that the form needs', async () => {
    const [city] = await searchCities(db, 'lyon 3');
    expect(city).toEqual({
      code: '69383',
      name: 'Lyon 3e Arrondissement',
      department: 'Rhône',
      postalCode: '69003',
      latitude: expect.closeTo(45.76, 1),
      longitude: expect.closeTo(4.85, 1),
    });
  });

  it.each([
    ['havre', 'Le Havre'],
    ['le havre', 'Le Havre'],
    ['LYON', 'Lyon'],
    ['69003', 'Lyon 3e Arrondissement'],
    ['paris 1', 'Paris 1er Arrondissement'],
    ['75116', 'Paris 16e Arrondissement'],
    ['75015 paris', 'Paris 15e Arrondissement'],
    ['montpel', 'Montpellier'],
    ['schoelcher', 'Schœlcher'],
    ['st etienne', 'Saint-Étienne'],
    ['ste maxime', 'Sainte-Maxime'],
    ['l’hay les roses', "L'Haÿ-les-Roses"],
    ['lhay', "L'Haÿ-les-Roses"],
    ['LHAY LES ROSES', "L'Haÿ-les-Roses"],
    ['lʼhaÿ-les', "L'Haÿ-les-Roses"],
    ['hay les roses', "L'Haÿ-les-Roses"],
    ['villeneuve dascq', "Villeneuve-d'Ascq"],
    ['les lilas', 'Les Lilas'],
    ['saint denis doleron', "Saint-Denis-d'Oléron"],
    ['lisle adam', "L'Isle-Adam"],
    ['dijon', 'Dijon'],
    ['lille', 'Lille'],
    ['clermont', 'Clermont-Ferrand'],
    ['dunkerque', 'Dunkerque'],
    ['ajaccio 2a', 'Ajaccio'],
    ['bastia 20', 'Bastia'],
  ])('finds « %s » as %s', async (typed, name) => {
    expect((await names(typed))[0]).toBe(name);
  });

  it.each([
    ['montpelier', 'Montpellier'],
    ['marseile', 'Marseille'],
    ['bordaux', 'Bordeaux'],
    ['tolouse', 'Toulouse'],
    ['aix provence', 'Aix-en-Provence'],
    ['courcouronnes', 'Évry-Courcouronnes'],
    ['st germain laye', 'Saint-Germain-en-Laye'],
    ['montpelier 34', 'Montpellier'],
  ])('tolerates the typo in « %s »', async (typed, name) => {
    expect((await names(typed))[0]).toBe(name);
  });

  it('ranks Évry-Courcouronnes above the villages called Évry', async () => {
    const found = await names('evry');
    expect(found[0]).toBe('Évry-Courcouronnes');
    expect(found).toContain('Évry');
  });

  it('distinguishes homonyms by their department', async () => {
    const [overseas] = await searchCities(db, 'st denis 974');
    expect(overseas).toMatchObject({ name: 'Saint-Denis', department: 'La Réunion', postalCode: '97400' });
    const [suburb] = await searchCities(db, 'Saint-Denis (93)');
    expect(suburb).toMatchObject({ name: 'Saint-Denis', department: 'Seine-Saint-Denis' });
  });

  it('shows the typed postal code when a commune has several', async () => {
    expect((await searchCities(db, '34070'))[0]).toMatchObject({ name: 'Montpellier', postalCode: '34070' });
  });

  it('returns five suggestions at most', async () => {
    expect(await names('saint')).toHaveLength(5);
  });

  it.each(['', 'a', 'É', '%', '%%', '__', '%_%', '\\', "';--"])(
    'returns an empty list for « %s »',
    async (typed) => {
      expect(await searchCities(db, typed)).toEqual([]);
    },
  );

  it.each([
    ['Saint-Pierre Martinique', 'Saint-Pierre', 'Martinique'],
    ['saint denis la réunion', 'Saint-Denis', 'La Réunion'],
    ['St-Denis Réunion', 'Saint-Denis', 'La Réunion'],
    ['le moule guadeloupe', 'Le Moule', 'Guadeloupe'],
    ['Martinique', 'Fort-de-France', 'Martinique'],
    ['mayotte', 'Mamoudzou', 'Mayotte'],
    ['Évry Essonne', 'Évry-Courcouronnes', 'Essonne'],
    ['Villeneuve-sur-Lot', 'Villeneuve-sur-Lot', 'Lot-et-Garonne'],
    ['44 000', 'Nantes', 'Loire-Atlantique'],
    ['Paris XVe', 'Paris 15e Arrondissement', 'Paris'],
    ['lyon ix', 'Lyon 9e Arrondissement', 'Rhône'],
  ])('parses « %s » as %s, %s', async (typed, name, department) => {
    expect((await searchCities(db, typed))[0]).toMatchObject({ name, department });
  });

  it('also lists an overseas department when a village has the same name', async () => {
    expect((await searchCities(db, 'La Réunion')).map(({ department }) => department)).toEqual([
      'Lot-et-Garonne',
      ...Array(4).fill('La Réunion'),
    ]);
  });

  it.each([
    ['Lomme', 'Lomme, aujourd’hui Lille'],
    ['lomme 59160', 'Lomme, aujourd’hui Lille'],
    ['Saint-Pol-sur-Mer 59430', 'Saint-Pol-sur-Mer, aujourd’hui Dunkerque'],
    ['Équeurdreville', 'Équeurdreville-Hainneville, aujourd’hui Cherbourg-en-Cotentin'],
    ['Olonne-sur-Mer', "Olonne-sur-Mer, aujourd’hui Les Sables-d'Olonne"],
    ['chalons sur marne', 'Châlons-sur-Marne, aujourd’hui Châlons-en-Champagne'],
    ['La Défense', 'Courbevoie (La Défense)'],
    ['ile de re', 'Sainte-Marie-de-Ré (Île de Ré)'],
    ['Belle-Île', 'Le Palais (Belle-Île)'],
    ['la croix rousse', 'Lyon 4e Arrondissement (Croix-Rousse)'],
  ])('maps « %s » to « %s »', async (typed, alias) => {
    expect((await searchCities(db, typed))[0]).toMatchObject({ alias });
  });

  it.each(['Monaco', 'Bruxelles', 'montpelier', 'Genève 69003'])(
    'marks all results for « %s » as look-alikes',
    async (typed) => {
      const found = await searchCities(db, typed);
      expect(found.length).toBeGreaterThan(0);
      expect(found.every(({ lookAlike }) => lookAlike === true)).toBe(true);
    },
  );

  it.each(['Lyon', 'Lomme', 'montpel', '69003', 'La Défense'])(
    'returns exact matches for « %s »',
    async (typed) => {
      expect((await searchCities(db, typed)).some(({ lookAlike }) => lookAlike)).toBe(false);
    },
  );

  // On PostgreSQL only, because it is slow; the other tests run the same SQL on both.
  it.runIf(onPostgres)(
    'maps every former commune, quarter and island to its communes, with and without postal code',
    async () => {
      const { rows } = await db.execute<{ code: string; name: string; postal_codes: string }>(
        sql`SELECT code, name, postal_codes FROM communes`,
      );
      const today = new Map(rows.map((row) => [row.code, row]));
      const lost: string[] = [];
      const all = listPlaceNames();
      expect(all.length).toBeGreaterThan(2400);
      await Promise.all(
        all.map(async ({ name, folded, codes }) => {
          const homonyms = all.filter((other) => other.folded === folded);
          const named = await searchCities(db, name);
          for (const code of codes.slice(0, 5)) {
            const postalCode = today.get(code)?.postal_codes.trim().split(' ')[0] ?? 'none';
            // At most five suggestions: with more homonyms, the postal code distinguishes them.
            const isThere = named.some((city) => city.code === code);
            const mayBeCut = named.length === 5 && (homonyms.length > 1 || named.some((city) => !city.alias));
            const precise = await searchCities(db, `${name} ${postalCode}`);
            if (!isThere && !mayBeCut) lost.push(name);
            if (!precise.some((city) => city.code === code && !city.lookAlike))
              lost.push(`${name} ${postalCode}`);
          }
        }),
      );
      expect(lost).toEqual([]);
    },
  );

  it('finds every commune by its name and postal code', async () => {
    const { rows } = await db.execute<{ code: string; name: string; postal_codes: string }>(
      sql`SELECT code, name, postal_codes FROM communes WHERE right(md5(code), 1) = '0'`,
    );
    expect(rows.length).toBeGreaterThan(1500);
    const lost = await Promise.all(
      rows.map(async ({ code, name, postal_codes }) => {
        const found = await searchCities(db, `${name} ${postal_codes.trim().split(' ')[0]}`);
        return found.some((city) => city.code === code) ? [] : [name];
      }),
    );
    expect(lost.flat()).toEqual([]);
  });

  it('returns an empty list for a name that resembles none', async () => {
    expect(await searchCities(db, 'zzqxw')).toEqual([]);
  });
});

describe('findCity', () => {
  it('finds a city by its code', async () => {
    expect(await findCity(db, '97801')).toMatchObject({ name: 'Saint-Martin', postalCode: '97150' });
  });

  it('returns undefined for an unknown code', async () => {
    expect(await findCity(db, '00000')).toBeUndefined();
  });
});

describe('findCities with a self-hosted geocoder', () => {
  const lyon = { name: 'Lyon, Rhône', latitude: 45.7578, longitude: 4.832 };
  const fourviere = { name: 'Fourvière, Lyon', latitude: 45.7622, longitude: 4.8226 };

  it('returns the nearest commune of each place, once, and no finer position', async () => {
    const found = await findCities(db, async () => [lyon, lyon], 'lyon');
    expect(found).toHaveLength(1);
    expect(found[0]?.name).toMatch(/^Lyon/);
    const [place] = await findCities(db, async () => [fourviere], 'fourvière');
    expect([place?.latitude, place?.longitude]).not.toEqual([fourviere.latitude, fourviere.longitude]);
  });

  it.each([
    [{ name: 'Lyon, Métropole de Lyon', latitude: 45.7578, longitude: 4.832 }, 'Lyon'],
    [{ name: 'Villeurbanne, Rhône', latitude: 45.7641, longitude: 4.8587 }, 'Villeurbanne'],
    [{ name: "L'Haÿ-les-Roses, Val-de-Marne", latitude: 48.7671, longitude: 2.3604 }, "L'Haÿ-les-Roses"],
    [{ name: 'Charpennes, Villeurbanne', latitude: 45.7703, longitude: 4.8637 }, 'Villeurbanne'],
  ])('matches $name by its name even if another centre is nearer', async (place, name) => {
    const found = await findCities(db, async () => [place], 'peu importe');
    expect(found.map((city) => city.name)).toEqual([name]);
  });

  it('falls back to our own table when the geocoder fails', async () => {
    const found = await findCities(db, async () => undefined, 'lyon');
    expect(found[0]?.code).toBe('69123');
  });

  it('finds no commune in the open sea', async () => {
    expect(await findCities(db, async () => [{ name: 'Mer', latitude: 47, longitude: -20 }], 'mer')).toEqual(
      [],
    );
  });
});
