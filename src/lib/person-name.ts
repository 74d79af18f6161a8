import { readSigns, readThrough } from './read-through.ts';

/** Letters, with what joins them in a name: « Anne-Laure », « N’Diaye », « J. ». */
const NAME = /^\p{L}[\p{L}\p{M}'’ .-]*$/u;
const OF_THE_TEAM =
  /\b(?:l')?(?:equipe|moderat\w*|support|admin\w*|assistance|webmaster|service (?:client|membres?)|staff|securite|verification)\b|lueur/;

/** Verdict on a first or last name: whether it is written in letters, and whether it poses as the team. */
export function checkName(name: string): 'ok' | 'not-a-name' | 'of-the-team' {
  if (!NAME.test(name)) return 'not-a-name';
  const read = readThrough(name);
  return [read, readSigns(read)].some((one) => OF_THE_TEAM.test(one)) ? 'of-the-team' : 'ok';
}
