import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { dayIn, timeIn } from './french-date.ts';
import { hourOfCommune, territoryName, zoneOfCommune } from './zones.ts';

const communes = gunzipSync(readFileSync('content/communes.tsv.gz'))
  .toString('utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [code = '', name = '', department = '', , , , , longitude] = line.split('\t');
    return { code, name, department, longitude: Number(longitude) };
  });

const BY_DEPARTMENT: Record<string, string[]> = {
  971: ['America/Guadeloupe'],
  972: ['America/Martinique'],
  973: ['America/Cayenne'],
  974: ['Indian/Reunion'],
  975: ['America/Miquelon'],
  976: ['Indian/Mayotte'],
  977: ['America/St_Barthelemy'],
  978: ['America/Marigot'],
  986: ['Pacific/Wallis'],
  987: ['Pacific/Tahiti', 'Pacific/Marquesas'],
  988: ['Pacific/Noumea'],
};

test('every commune has the time zone of its department, a special one only overseas', () => {
  const found = Map.groupBy(communes, ({ department }) => department);
  for (const [department, ofDepartment] of found) {
    const zones = new Set(ofDepartment.map(({ code }) => zoneOfCommune(code)));
    expect([department, [...zones]]).toEqual([department, BY_DEPARTMENT[department] ?? ['Europe/Paris']]);
  }
  expect(Object.keys(BY_DEPARTMENT).every((department) => found.has(department))).toBe(true);
});

test('every clock is near solar time: at noon the longitude differs by at most 45°', () => {
  const winter = new Date('2026-01-15T12:00:00Z');
  const far = communes.filter(({ code, longitude }) => {
    const zone = zoneOfCommune(code);
    const shown = Date.parse(`${dayIn(winter, zone)}T${timeIn(winter, zone)}Z`);
    const hours = (shown - winter.getTime()) / 3_600_000;
    return Math.abs(((hours * 15 - longitude + 540) % 360) - 180) > 45;
  });
  expect(far).toEqual([]);
});

test.each([
  ['69123', 'Lyon', 'Europe/Paris', 'heure de Paris', ''],
  ['2A004', 'Ajaccio', 'Europe/Paris', 'heure de Paris', ''],
  ['97209', 'Fort-de-France', 'America/Martinique', 'heure de la Martinique', 'Martinique'],
  ['97411', 'Saint-Denis', 'Indian/Reunion', 'heure de La Réunion', 'La Réunion'],
  [
    '97502',
    'Saint-Pierre',
    'America/Miquelon',
    'heure de Saint-Pierre-et-Miquelon',
    'Saint-Pierre-et-Miquelon',
  ],
  ['98735', 'Papeete', 'Pacific/Tahiti', 'heure de Tahiti', 'Polynésie française'],
  ['98718', 'Fatu-Hiva', 'Pacific/Marquesas', 'heure des Marquises', 'Polynésie française'],
  ['98723', 'Hiva-Oa', 'Pacific/Marquesas', 'heure des Marquises', 'Polynésie française'],
  ['98731', 'Nuku-Hiva', 'Pacific/Marquesas', 'heure des Marquises', 'Polynésie française'],
  ['98746', 'Tahuata', 'Pacific/Marquesas', 'heure des Marquises', 'Polynésie française'],
  ['98756', 'Ua-Huka', 'Pacific/Marquesas', 'heure des Marquises', 'Polynésie française'],
  ['98757', 'Ua-Pou', 'Pacific/Marquesas', 'heure des Marquises', 'Polynésie française'],
  ['98719', 'Gambier', 'Pacific/Gambier', 'heure des Gambier', 'Polynésie française'],
  ['98818', 'Nouméa', 'Pacific/Noumea', 'heure de la Nouvelle-Calédonie', 'Nouvelle-Calédonie'],
])('%s, %s, is in %s', (code, _name, zone, hour, territory) => {
  expect([zoneOfCommune(code), hourOfCommune(code), territoryName(code)]).toEqual([zone, hour, territory]);
});
