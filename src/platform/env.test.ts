import { describe, expect, test } from 'vitest';
import { EnvError, parseEnv } from './env.ts';

const MAILBOX = 'equipe@exemple.invalid';
const READY = {
  NODE_ENV: 'production',
  APP_URL: 'https://exemple.fr',
  DATABASE_URL: 'postgres://lueur@127.0.0.1/lueur',
  SMTP_URL: 'smtp://127.0.0.1:25',
  AUTH_SECRET: 'un secret d’au moins trente-deux caractères',
  TEAM_EMAIL: MAILBOX,
  LEGAL_PUBLISHER: 'Exemple SAS',
  LEGAL_ADDRESS: '1 rue de l’Exemple, 75000 Paris',
  LEGAL_REGISTRATION: 'RCS Paris 000 000 000',
  LEGAL_DIRECTOR: 'Une personne',
  LEGAL_HOST: 'Un hébergeur',
  LEGAL_MAIL_PROVIDER: 'Un prestataire',
  LEGAL_MEDIATOR: 'Un médiateur',
  LEGAL_CONTACT_EMAIL: 'contact@exemple.invalid',
};

describe('the configuration', () => {
  test('needs nothing: an embedded database on port 3000', () => {
    expect(parseEnv({})).toMatchObject({
      PORT: 3000,
      APP_URL: 'http://localhost:3000',
      embedded: true,
      production: false,
    });
  });

  test('takes PostgreSQL and a public address', () => {
    const env = parseEnv({
      DATABASE_URL: 'postgres://lueur@127.0.0.1/lueur',
      APP_URL: 'https://exemple.fr/',
    });
    expect(env).toMatchObject({ embedded: false, APP_URL: 'https://exemple.fr' });
  });

  describe('in production', () => {
    test('opens once nothing is unfinished', () => {
      expect(parseEnv(READY)).toMatchObject({ production: true, unfinished: [] });
    });

    test.each([
      ['AUTH_SECRET', { AUTH_SECRET: '' }],
      ['DATABASE_URL', { DATABASE_URL: '' }],
      ['APP_URL', { APP_URL: 'http://exemple.fr' }],
      ['LEGAL_HOST', { LEGAL_HOST: '' }],
      ['LEGAL_CONTACT_EMAIL', { LEGAL_CONTACT_EMAIL: '' }],
      ['TEAM_EMAIL', { TEAM_EMAIL: '' }],
      ['DPO_EMAIL', { TEAM_EMAIL: '', COACH_EMAIL: MAILBOX, RELATIONS_EMAIL: MAILBOX, ADMIN_EMAIL: MAILBOX }],
    ])('does not start without a usable %s, unless told to, and then says it', (name, change) => {
      expect(() => parseEnv({ ...READY, ...change })).toThrow(EnvError);
      expect(() => parseEnv({ ...READY, ...change })).toThrow(name);
      const { unfinished } = parseEnv({ ...READY, ...change, ALLOW_UNFINISHED: '1' });
      expect(unfinished).toEqual([expect.stringContaining(name)]);
    });

    test('names everything that is missing at once', () => {
      const bare = { NODE_ENV: 'production', APP_URL: 'http://exemple.fr', SMTP_URL: 'smtp://127.0.0.1:25' };
      for (const name of ['AUTH_SECRET', 'DATABASE_URL', 'APP_URL', 'LEGAL_PUBLISHER', 'TEAM_EMAIL'])
        expect(() => parseEnv(bare)).toThrow(name);
    });
  });

  test('asks nothing of a site that is not open to the public', () => {
    expect(parseEnv({ APP_URL: 'http://exemple.fr' }).unfinished).toEqual([]);
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
    ['PIXEL_ID', { PIXEL_ID: '1234; script-src *' }],
    ['PIXEL_SCRIPT_URL', { PIXEL_SCRIPT_URL: 'data:text/javascript,1' }],
    ['PIXEL_COLLECT_ORIGIN', { PIXEL_COLLECT_ORIGIN: 'ailleurs' }],
  ])('that cannot be used stops the start with the name of %s', (name, source) => {
    expect(() => parseEnv(source)).toThrow(EnvError);
    expect(() => parseEnv(source)).toThrow(name);
  });
});
