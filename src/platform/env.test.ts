import { describe, expect, test } from 'vitest';
import { EnvError, parseEnv } from './env.ts';

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
