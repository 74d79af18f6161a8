import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newToken, readStaffCookie, staffCookie } from '#desk/staff/server/shared/staff-cookie.ts';
import { clientFrame } from '#live/protocol.ts';
import { calendarFile } from '#mechanisms/calendar/server/shared/calendar-file.ts';
import { ENV_NAMES, EnvError, parseEnv } from '#platform/env.ts';
import { findCallers, networkOf } from '#platform/http/caller.ts';
import { isOwnOrigin } from '#platform/http/security.ts';
import { checkRecipient, MailError } from '#platform/mail/mail-message.ts';
import { unpackPicture } from '#platform/unpack-picture.ts';
import { PIXEL } from './endpoint-examples.ts';

const env = parseEnv({ NODE_ENV: 'test', APP_URL: 'https://lueur.invalid' });
const SECRET = 'a secret that only the tests know, 32+';
const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 120 }), fc.string({ maxLength: 120 }));
/** Cookies that a browser may send besides ours. */
const otherCookies = fc.stringMatching(/^[ -:<-~]{0,60}$/);

describe('parsers of cookies', () => {
  test('find our cookie among any others, and accept no other', () => {
    fc.assert(
      fc.property(otherCookies, otherCookies, (before, after) => {
        fc.pre(!`${before}${after}`.includes('lueur'));
        const token = newToken();
        const [pair = ''] = staffCookie({ env }, token).split(';');
        expect(readStaffCookie({ env }, `a=${before}; ${pair}; b=${after}`)).toBe(token);
        expect(readStaffCookie({ env }, `${before}; ${after}`)).toBeUndefined();
      }),
    );
  });

  test('identify a session only by our signature; an invented one counts as its address', () => {
    const findCaller = findCallers(env, { sessionSecrets: () => [SECRET] });
    const callerOf = (cookie: string) =>
      findCaller({ method: 'GET', url: '/api/session', headers: { cookie }, address: '203.0.113.7' });
    fc.assert(
      fc.property(fc.stringMatching(/^[\w-]{1,40}$/), anyText, (token, signature) => {
        const right = createHmac('sha256', SECRET).update(token).digest('base64');
        fc.pre(signature !== right);
        const name = '__Host-lueur';
        expect(callerOf(`${name}=${token}.${encodeURIComponent(right)}`)).toMatchObject({ key: token });
        const invented = callerOf(`${name}=${token}.${encodeURIComponent(signature.toWellFormed())}`);
        expect(invented).toMatchObject({ key: '203.0.113.7', isPerson: false });
      }),
    );
  });
});

describe('parsers of a request’s origin', () => {
  test('group addresses of one /64, and accept any text', () => {
    const group = fc.integer({ min: 1, max: 0xffff }).map((value) => value.toString(16));
    const four = fc.tuple(group, group, group, group);
    fc.assert(
      fc.property(four, four, four, anyText, (network, one, other, text) => {
        const of = (host: string[]) => networkOf([...network, ...host].join(':'));
        expect(of(one)).toBe(of(other));
        expect(networkOf([...one, ...other].join(':')) === of(one)).toBe(one.join() === network.join());
        expect(typeof networkOf(text)).toBe('string');
      }),
    );
  });

  test('match only our exact origin', () => {
    const production = { ...env, production: true };
    fc.assert(
      fc.property(anyText, (text) => {
        for (const origin of [text, `${env.APP_URL}${text}`, `${text}${env.APP_URL}`])
          expect(isOwnOrigin(production, origin, text)).toBe(origin === env.APP_URL);
      }),
    );
  });
});

describe('parsers of frames, mails and calendars', () => {
  test('accept a frame only as an event with a kind, whatever else it contains', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), (text) => {
        const parsed = clientFrame.safeParse(JSON.parse(text));
        if (parsed.success) expect(typeof parsed.data.payload.kind).toBe('string');
        const wrapped = clientFrame.safeParse({ type: 'ephemeral', payload: JSON.parse(text) });
        const holdsKind = /^\{.*"kind":"/s.test(text);
        if (wrapped.success) expect(holdsKind).toBe(true);
      }),
    );
  });

  test('allow one recipient per mail, without injected headers', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.constantFrom('\r\n', '\n', '\r', ',', ';', ' ', '<', '>', '\u0000'),
        (text, sign) => {
          for (const address of [`anne@exemple.fr${sign}Bcc: b@exemple.fr`, `${text}${sign}@exemple.fr`])
            expect(() => checkRecipient(address)).toThrow(MailError);
        },
      ),
    );
  });

  test('put one entry into a calendar, whatever its text', () => {
    const entry = {
      name: 'un',
      revision: 0,
      startsAt: new Date('2026-11-26T18:00:00Z'),
      durationMinutes: 60,
      organizer: 'Lueur <bonjour@lueur.invalid>',
      appUrl: 'https://lueur.invalid',
      path: '/chat',
      filename: 'a.ics',
    };
    const words = fc.oneof(
      anyText,
      fc.constantFrom('x\r\nEND:VEVENT', 'x\nATTENDEE:mailto:a@b.fr', 'x\rURL:a', '\\n;,:'),
    );
    fc.assert(
      fc.property(words, words, (title, location) => {
        const text = { title, location, reminder: title };
        const { content } = calendarFile({ ...entry, ...text }, 'PUBLISH');
        const lines = content.split(/\r\n|\r|\n/);
        const named = (name: string) => lines.filter((line) => line.startsWith(name)).length;
        expect(['BEGIN:VEVENT', 'END:VEVENT', 'ATTENDEE', 'URL'].map(named)).toEqual([1, 1, 0, 1]);
      }),
    );
  });
});

describe('parsers of settings and pictures', () => {
  test('return usable settings or name the invalid variable', () => {
    const settings = fc.dictionary(
      fc.constantFrom(...ENV_NAMES),
      fc.oneof(anyText, fc.constantFrom('0', '1', 'a,b', 'https://a')),
    );
    fc.assert(
      fc.property(settings, (given) => {
        try {
          expect(parseEnv(given).APP_URL).toMatch(/^\w+:/);
        } catch (error) {
          expect(error).toBeInstanceOf(EnvError);
          expect(Object.keys(given).some((name) => String(error).includes(name))).toBe(true);
        }
      }),
    );
  });

  test('return a picture of at most one pixel, or nothing', async () => {
    const broken = fc
      .array(fc.tuple(fc.integer({ min: 0, max: PIXEL.length - 1 }), fc.integer({ min: 0, max: 255 })), {
        minLength: 1,
        maxLength: 4,
      })
      .map((changes) => {
        const bytes = Uint8Array.from(PIXEL);
        for (const [place, value] of changes) bytes[place] = value;
        return bytes;
      });
    await fc.assert(
      fc.asyncProperty(fc.oneof(broken, fc.uint8Array({ maxLength: 200 })), async (bytes) => {
        const read = await unpackPicture(bytes, (picture) =>
          picture.raw().toBuffer({ resolveWithObject: true }),
        );
        expect(typeof read === 'string' || read.info.width * read.info.height === 1).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
