import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUILT_IN_COACHES } from '#member/coaches/texts.ts';
import { CAPTION_MAX_LENGTH } from '#member/photos/rules.ts';
import { FIRST_NAMES } from './first-names.ts';
import { NEIGHBOUR_PORTRAYALS } from './neighbour-portrayals.ts';
import { ANY_CAPTION, PORTRAIT_CAPTIONS } from './portrait-captions.ts';

/** « femme-jeune-10-2.jpg » is the second picture of « femme-jeune-10.jpg ». */
const FURTHER = /^(\w+-\w+-\d+)-\d+\.jpg$/;

describe('the portraits of invented members', () => {
  it('have a caption for each picture of who has several, short enough for the rules', () => {
    const pictures = readdirSync('content/demo/portraits');
    const several = new Set(pictures.flatMap((file) => FURTHER.exec(file)?.[1] ?? []));
    expect(Object.keys(PORTRAIT_CAPTIONS).sort()).toEqual([...several].map((name) => `${name}.jpg`).sort());
    for (const name of several)
      expect(PORTRAIT_CAPTIONS[`${name}.jpg`]).toHaveLength(
        1 + pictures.filter((file) => FURTHER.exec(file)?.[1] === name).length,
      );
    const captions = [...ANY_CAPTION, ...Object.values(PORTRAIT_CAPTIONS).flat()];
    expect(captions.filter((caption) => Array.from(caption).length > CAPTION_MAX_LENGTH)).toEqual([]);
    expect(new Set(captions).size).toBe(captions.length);
  });

  it('bear no first name of a coach', () => {
    const coaches = BUILT_IN_COACHES.map(({ firstName }) => firstName);
    const names = [FIRST_NAMES.femme, FIRST_NAMES.homme].flatMap((lists) => Object.values(lists).flat());
    const all = [...names, ...NEIGHBOUR_PORTRAYALS.map(({ firstName }) => firstName)];
    expect(all.filter((name) => coaches.includes(name))).toEqual([]);
  });
});
