export interface Source {
  name: string;
  url: string;
}

/** Sources of help lines and figures, recognised by the wording of the text. */
const HELP_LINES: readonly (Source & { said: RegExp })[] = [
  { said: /\b3114\b/, name: '3114, numéro national de prévention du suicide', url: 'https://3114.fr' },
  {
    said: /\b3919\b/,
    name: '3919, Violences Femmes Info, tenu par Solidarité Femmes',
    url: 'https://www.solidaritefemmes.org',
  },
  { said: /\b116\s006\b/, name: '116 006, France Victimes', url: 'https://www.france-victimes.fr' },
  { said: /\b119\b/, name: '119, Allô Enfance en danger', url: 'https://www.allo119.gouv.fr' },
  { said: /\b114\b/, name: '114, urgences par SMS, tchat ou visio', url: 'https://www.info.urgence114.fr' },
  {
    said: /\b(?:15|17|18|112)\b(?!\s(?:h|ans|heures|minutes|octobre|décembre))/,
    name: '15, 17, 18 et 112, numéros d’urgence',
    url: 'https://www.service-public.fr',
  },
  {
    said: /0\s805\s805\s817/,
    name: '0 805 805 817, Info Escroqueries, ministère de l’Intérieur',
    url: 'https://www.masecurite.interieur.gouv.fr',
  },
  { said: /17cyber/, name: '17Cyber, police et gendarmerie', url: 'https://17cyber.gouv.fr' },
  {
    said: /0\s800\s08\s11\s11/,
    name: '0 800 08 11 11, Sexualités, contraception, IVG, tenu par le Planning familial',
    url: 'https://www.planning-familial.org',
  },
  {
    said: /08\s019\s019\s11/,
    name: '08 019 019 11, pour qui craint de faire du mal à ses proches, tenu par la FNACAV',
    url: 'https://www.fnacav.fr',
  },
];

export function findSources(text: string): Source[] {
  return HELP_LINES.filter(({ said }) => said.test(text)).map(({ name, url }) => ({ name, url }));
}
