/** Values as stored in the database (spec 1 §3); screens display them through `written`. */
const STORED = ["Je ne veux pas d'enfants", 'Ouvert(e)', 'A voir', 'Balades, voyages, weekends'];

/** Errors of French typography in any displayed text. */
const FAULTS: readonly (readonly [name: string, RegExp])[] = [
  ['a straight apostrophe', /\p{L}'[\p{L}«]/u],
  ['three points for an ellipsis', /\p{L}\.{3}/u],
  ['a mid-dot between letters', /\p{L}·\p{L}/u],
  ['an ending in brackets', /\p{L}\((?:e|s|es|ve|trice|ne)\)/u],
  [
    'no narrow no-break space before ; : ! ? »',
    /(?:^|[^\s]|\u00a0)[ \u00a0][;:!?»](?=[\s\u00a0]|$|[)\]*<'"])/,
  ],
  ['a wide space or none inside quotation marks', /«[ \u00a0]|«(?=\p{L})|[\p{L}.…!?]»/u],
  ['a plain space before the euro or the per cent', /\d [€%]/],
];

/** Errors only in French sentences: code contains such characters too. */
const FAULTS_OF_FRENCH: readonly (readonly [name: string, RegExp])[] = [
  ['no space before ; : ! ?', /(?<!turns?)(?<=\p{L})[;!?:](?=[\s\u00a0]|$)/u],
  ['a straight quotation mark', /(?:^|\s)"\p{L}/u],
  [
    '« email » or « courriel » for « e-mail »',
    /(?<![\w@./-]|React )(?:e?mails?|courriels?)(?![\w@/(-]|\.\w)/i,
  ],
];
const FRENCH =
  /[àâçéèêëîïôùûœÀÉÊ«»]|\b(?:le|la|les|un|une|des|du|de|et|vous|votre|vos|nous|pas|est|pour|que|qui|sur|dans|avec)\b/i;

/** Returns the names of the errors in a text; none for a stored value that is never displayed as is. */
export function typographyFaults(text: string): string[] {
  if (STORED.includes(text)) return [];
  const faults = FRENCH.test(text) && /\s/.test(text) ? [...FAULTS, ...FAULTS_OF_FRENCH] : FAULTS;
  return faults.filter(([, fault]) => fault.test(text)).map(([name]) => name);
}
