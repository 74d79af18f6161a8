import { describe, expect, test } from 'vitest';
import type { PeopleKind } from '#lib/public-people.ts';
import { requireReady } from './before-start.ts';
import { EnvError, examineEnv, parseEnv, REHEARSAL_MAILBOX } from './env.ts';
import { listRequired, listUnfinished } from './unfinished.ts';
import { listUnsafe } from './unsafe-production.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const MAILBOX = 'equipe@exemple.invalid';
const start = (source: Record<string, string | undefined>, ...invented: PeopleKind[]) => {
  const env = parseEnv(source);
  return requireReady(env, { unusable: [], unsafe: [], unfinished: listUnfinished(env, invented, NOW) });
};
const READY = {
  NODE_ENV: 'production',
  APP_URL: 'https://exemple.fr',
  DATABASE_URL: 'postgres://lueur@127.0.0.1/lueur',
  SMTP_URL: 'smtp://127.0.0.1:25',
  AUTH_SECRET: 'un secret d’au moins trente-deux caractères',
  TEAM_EMAIL: MAILBOX,
  LEGAL_PUBLISHER: 'Exemple SAS',
  LEGAL_ADDRESS: '1 rue de l’Exemple, 75000 Paris',
  LEGAL_CAPITAL: '10 000 €',
  LEGAL_REGISTRATION: 'RCS Paris 000 000 000',
  LEGAL_DIRECTOR: 'Une personne',
  LEGAL_HOST: 'Un hébergeur',
  LEGAL_HOST_PHONE: '01 00 00 00 00',
  LEGAL_MAIL_PROVIDER: 'Un prestataire',
  LEGAL_MEDIATOR: 'Un médiateur',
  LEGAL_CONTACT_EMAIL: 'contact@exemple.invalid',
  IDENTIFICATION_KEEPING: 'none',
  SECURITY_CONTACT: 'securite@exemple.invalid',
  SECURITY_EXPIRES: '2027-11-01',
};

/** Beyond READY, nothing in it can be guessed. */
const SAFE = {
  ...READY,
  AUTH_SECRET: Array.from({ length: 32 }, (_, place) => String.fromCharCode(65 + place)).join(''),
};
const MACHINE = { directoryMode: 0o40750, nodeOptions: '', checksCertificates: undefined };

describe('the configuration', () => {
  test('needs no variable: an embedded database on port 3000', () => {
    expect(parseEnv({})).toMatchObject({
      PORT: 3000,
      APP_URL: 'http://localhost:3000',
      embedded: true,
      production: false,
    });
  });

  test('accepts PostgreSQL and a public address', () => {
    const env = parseEnv({
      DATABASE_URL: 'postgres://lueur@127.0.0.1/lueur',
      APP_URL: 'https://exemple.fr/',
    });
    expect(env).toMatchObject({ embedded: false, APP_URL: 'https://exemple.fr' });
  });

  test('accepts a call relay with its secret, and rejects one without', () => {
    const relay = { TURN_URL: 'turn:relais.example:3478, turns:relais.example:5349' };
    expect(parseEnv({ ...relay, TURN_SECRET: 'partagé' }).TURN_URL).toHaveLength(2);
    expect(() => parseEnv(relay)).toThrow(/TURN_SECRET/);
    expect(() => parseEnv({ TURN_URL: 'https://relais.example', TURN_SECRET: 'x' })).toThrow(/TURN_URL/);
  });

  describe('in production', () => {
    test('starts once nothing is missing', () => {
      expect(parseEnv(READY)).toMatchObject({ production: true });
      expect(start(READY)).toEqual([]);
    });

    test.each([
      ['AUTH_SECRET', { AUTH_SECRET: '' }],
      ['DATABASE_URL', { DATABASE_URL: '' }],
      ['APP_URL', { APP_URL: 'http://exemple.fr' }],
      ['LEGAL_HOST', { LEGAL_HOST: '' }],
      ['LEGAL_CONTACT_EMAIL', { LEGAL_CONTACT_EMAIL: '' }],
      ['SECURITY_CONTACT', { SECURITY_CONTACT: '' }],
      ['SECURITY_EXPIRES', { SECURITY_EXPIRES: '' }],
      ['SECURITY_EXPIRES', { SECURITY_EXPIRES: '2026-11-22' }],
      ['SECURITY_EXPIRES', { SECURITY_EXPIRES: '2027-11-24' }],
      ['TEAM_EMAIL', { TEAM_EMAIL: '' }],
      ['DPO_EMAIL', { TEAM_EMAIL: '', COACH_EMAIL: MAILBOX, RELATIONS_EMAIL: MAILBOX, ADMIN_EMAIL: MAILBOX }],
    ])('does not start without a usable %s, unless told to, and then logs it', (name, change) => {
      expect(() => start({ ...READY, ...change })).toThrow(EnvError);
      expect(() => start({ ...READY, ...change })).toThrow(name);
      const missing = start({ ...READY, ...change, ALLOW_UNFINISHED: '1' });
      expect(missing).toEqual([expect.stringContaining(name)]);
    });

    test('the checklist ticks everything once the server would start', () => {
      const { env, unusable } = examineEnv(SAFE);
      expect([...unusable, ...listUnsafe(env, MACHINE), ...listUnfinished(env, [], NOW)]).toEqual([]);
      expect(listRequired(env, [], [], NOW).every(({ done }) => done)).toBe(true);
    });

    test.each([
      ...Object.keys(SAFE)
        .filter((name) => name !== 'NODE_ENV')
        .map((name): [string, Record<string, string>] => [name, { [name]: '' }]),
      ['TEAM_EMAIL', { TEAM_EMAIL: REHEARSAL_MAILBOX }],
      ['AUTH_SECRET', { AUTH_SECRET: 'change-me-change-me-change-me-change-me' }],
      ['DATABASE_URL', { DATABASE_URL: 'postgres://lueur@base.exemple.fr/lueur' }],
      ['SMTP_URL', { SMTP_URL: 'smtp://mail.exemple.fr:25' }],
      ['METRICS_HOST', { METRICS_PORT: '9100', METRICS_HOST: '0.0.0.0' }],
      ['SECURITY_EXPIRES', { SECURITY_EXPIRES: '2026-11-22' }],
    ])('the checklist does not tick an invalid %s', (_name, change) => {
      const { env, unusable } = examineEnv({ ...SAFE, ...change });
      const unsafe = listUnsafe(env, MACHINE);
      const refused = [...unusable, ...unsafe, ...listUnfinished(env, [], NOW)];
      expect(refused).not.toEqual([]);
      expect(listRequired(env, [], unsafe, NOW).filter(({ done }) => !done)).toHaveLength(1);
    });

    test('does not start while the pages show invented people', () => {
      expect(() => start(READY, 'coaches')).toThrow('Les coachs des pages publiques sont des exemples');
      expect(start({ ...READY, ALLOW_UNFINISHED: '1' }, 'team', 'coaches')).toHaveLength(2);
      expect(start(READY, 'testimonials')).toEqual([]);
    });
  });

  test('requires nothing for a site that is not public', () => {
    expect(start({ APP_URL: 'http://exemple.fr' }, 'coaches')).toEqual([]);
  });

  test.each([
    ['PORT', { PORT: 'trois mille' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://ailleurs' }],
    ['APP_URL', { APP_URL: 'exemple.fr' }],
    ['APP_URL', { NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:25' }],
    ['SMTP_URL', { NODE_ENV: 'production', APP_URL: 'https://exemple.fr' }],
    ['SMTP_URL', { SMTP_URL: 'http://ailleurs' }],
    [
      'DEMO',
      { NODE_ENV: 'production', APP_URL: 'https://exemple.fr', SMTP_URL: 'smtp://127.0.0.1:25', DEMO: '1' },
    ],
    ['S3_BUCKET', { S3_ENDPOINT: 'http://127.0.0.1:9000' }],
    ['AUTH_SECRET', { AUTH_SECRET: 'trop court' }],
    ['SECURITY_EXPIRES', { SECURITY_EXPIRES: 'bientôt' }],
    ['SECURITY_CONTACT', { SECURITY_CONTACT: 'personne' }],
    ['PIXEL_ID', { PIXEL_ID: '1234; script-src *' }],
    ['PIXEL_SCRIPT_URL', { PIXEL_SCRIPT_URL: 'data:text/javascript,1' }],
    ['PIXEL_COLLECT_ORIGIN', { PIXEL_COLLECT_ORIGIN: 'ailleurs' }],
  ])('an invalid value stops the start with the name of %s', (name, source) => {
    expect(() => parseEnv(source)).toThrow(EnvError);
    expect(() => parseEnv(source)).toThrow(name);
  });
});

test('one error lists every invalid, unsafe and missing setting', () => {
  const { env, unusable } = examineEnv({
    ...READY,
    PORT: 'beaucoup',
    SMTP_URL: undefined,
    LEGAL_PUBLISHER: undefined,
    TURN_URL: 'turn:relais.exemple.fr',
  });
  const machine = { directoryMode: 0o40757, nodeOptions: '', checksCertificates: undefined };
  const findings = { unusable, unsafe: listUnsafe(env, machine), unfinished: listUnfinished(env, [], NOW) };
  const said = [
    /PORT/,
    /SMTP_URL est nécessaire/,
    /TURN_SECRET/,
    /DATA_DIR est ouvert/,
    /LEGAL_PUBLISHER manque/,
  ];
  for (const sentence of said) expect(() => requireReady(env, findings)).toThrow(sentence);
  // An unusable variable prevents the start all the same.
  expect(() => requireReady({ ...env, ALLOW_UNFINISHED: true }, findings)).toThrow(
    /^Configuration inutilisable/,
  );
  expect(() => requireReady({ ...env, ALLOW_UNFINISHED: true }, findings)).not.toThrow(/LEGAL_PUBLISHER/);
});
