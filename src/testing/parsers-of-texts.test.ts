import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTotpCode } from '#identity/factors/rules.ts';
import { ageOn } from '#lib/age.ts';
import { requiredText, typedText } from '#lib/contract-base.ts';
import { deviceName } from '#lib/device-name.ts';
import { checkFreeText } from '#lib/free-text/contact-details.ts';
import { checkName } from '#lib/free-text/person-name.ts';
import { readSigns, readThrough } from '#lib/free-text/read-through.ts';
import { parisDay, parisTime } from '#lib/french-date.ts';
import { parisInstant } from '#lib/paris-time.ts';
import { visibleText } from '#lib/visible-text.ts';
import { checkBirthDate, readSearchNumber, SEARCH_BOUNDS } from '#member/profile/rules.ts';
import { findWorkshopId } from '#member/workshops/rules.ts';

/** Anything that a person or a program may type: letters of every script, invisible characters, lone surrogates. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 80 })
    .map((units) => String.fromCharCode(...units)),
  fc.stringMatching(/^[\s\d.,:;+()@/\\'"<>=-]{0,60}$/),
);
const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('typed text', () => {
  test('loses invisible characters, and nothing else on a second pass', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const seen = visibleText(text);
        expect(visibleText(seen)).toBe(seen);
        // Joiners stay where a script or an emoji needs them; direction overrides and hidden text never do.
        expect(seen).not.toMatch(/(?!\n)[\p{Cc}\p{Cs}\p{Co}\u00ad\u202a-\u202e\u2060-\u206f\ufeff]/u);
        for (const sign of seen) expect(`${text}\n `).toContain(sign);
      }),
    );
  });

  test('fits its field, or gets the message of the field', () => {
    const field = requiredText(20, 'trop long', 'manque');
    fc.assert(
      fc.property(anyText, (text) => {
        const { data, error } = field.safeParse(text);
        const sentences = error?.issues.map(({ message }) => message) ?? [];
        if (data === undefined) expect(['trop long', 'manque']).toEqual(expect.arrayContaining(sentences));
        else expect(Array.from(data).length).toBeLessThanOrEqual(20);
        expect(typedText(20, 'trop long').safeParse(data).data).toBe(data);
      }),
    );
  });

  test('reveals an address or a link anywhere in it', () => {
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        expect(checkFreeText(`${before} anne.martin@exemple.fr ${after}`)).not.toBe('ok');
        expect(checkFreeText(`${before} https://exemple.fr ${after}`)).not.toBe('ok');
      }),
    );
  });

  test('normalises to our letters, and either is a name or not', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const read = readThrough(text);
        expect(typeof readSigns(read)).toBe('string');
        expect(['ok', 'hidden-sign', 'not-a-name']).toContain(checkName(text));
        if (!/\p{L}/u.test(text)) expect(['hidden-sign', 'not-a-name']).toContain(checkName(text));
      }),
    );
  });
});

describe('parsers of days and times', () => {
  test('return an age as the number of birthdays, and none for an invalid date', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (one, other) => {
        const [born, today] = [one, other].sort();
        const years = Number(today?.slice(0, 4)) - Number(born?.slice(0, 4));
        const hadBirthday = (today ?? '').slice(5) >= (born ?? '').slice(5);
        expect(ageOn(born ?? '', today ?? '')).toBe(hadBirthday ? years : years - 1);
      }),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        fc.pre(!/^\d{4}-\d{2}-\d{2}$/.test(text));
        expect(checkBirthDate(text, '2026-11-21')).toBe('impossible');
      }),
    );
  });

  test('return the same time in Paris, except for the hour skipped in spring', () => {
    const hours = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
    fc.assert(
      fc.property(anyDay, hours, (day, [hour, minute]) => {
        fc.pre(day > '1980' && hour !== 2);
        const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
        const instant = parisInstant(day, time);
        expect([parisDay(instant), parisTime(instant)]).toEqual([day, time]);
      }),
    );
  });
});

describe('parsers of numbers and names', () => {
  test('return a search number that is whole and within its bounds', () => {
    fc.assert(
      fc.property(fc.constantFrom('min_age', 'max_age', 'max_distance'), anyText, (field, typed) => {
        const { value, valid } = readSearchNumber(field, typed);
        const { min, max } = SEARCH_BOUNDS[field];
        expect(Number.isInteger(value) && value >= min && value <= max).toBe(true);
        if (valid) expect(Number(typed)).toBe(value);
      }),
    );
  });

  test('find a workshop by its exact number; a code has six digits', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.integer().map(String)), (text) => {
        const id = findWorkshopId(text);
        expect(id === undefined || String(id) === text).toBe(true);
        expect(isTotpCode(text)).toBe(
          text.length === 6 && [...text].every((sign) => '0123456789'.includes(sign)),
        );
      }),
    );
  });

  test('name a browser from our list, never from its own text', () => {
    fc.assert(
      fc.property(anyText, (agent) => {
        expect(deviceName(`<b>${agent}`).length).toBeLessThan(60);
        expect(deviceName(agent)).not.toMatch(/[<>"&]/);
      }),
    );
  });
});
