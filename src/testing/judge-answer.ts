/** Generic messages allowed besides those of a route: sent before a request reaches it. */
const SENTENCES = [
  'Cette adresse n’existe pas.',
  'Cet envoi est trop volumineux.',
  'Cette demande n’a pas pu être lue.',
  'Cette photo dépasse 10 Mo : choisissez-en une plus légère.',
  'Plusieurs photos sont en train d’arriver. Réessayez dans quelques secondes.',
];
/** Internal details, and words that only an untranslated library uses. */
const INSIDE =
  /\bat .+:\d+|node_modules|\.[mc]?[jt]s\b|\bSELECT\b|\bINSERT\b|PGRST|postgres|drizzle|\bzod\b|orpc|Error\b|\/(?:usr|home|tmp|var)\//i;
const ENGLISH = /\b(invalid|expected|received|required|unexpected|malformed|too (big|small)|must)\b/i;
/** Rate limits say when to retry, each in its own words. */
const SAYS_WHEN = /[Rr]éessayez|pourrez/;
/** Statuses for unintelligible requests: sent without a message. */
const WITHOUT_WORDS = [400, 404, 405, 408, 413, 414, 417, 431, 501, 505];

/**
 * Returns what is wrong with the response to a request that none of our pages sends.
 * @param sentences that errors of its route may contain
 * @returns undefined when it is an error in our words, or correct
 */
export function defectOf(status: number, text: string, sentences: readonly string[]): string | undefined {
  const said = `${status} ${text.slice(0, 300)}`;
  if (status < 400) return INSIDE.test(text) ? said : undefined;
  if (text === '' && WITHOUT_WORDS.includes(status)) return undefined;
  if (status >= 500) return said;
  const body = parse(text);
  if (body === undefined) return said;
  const { defined, code, status: repeated, message, data, ...more } = body;
  const shaped = defined === true && typeof code === 'string' && repeated === status;
  const known =
    [...SENTENCES, ...sentences].includes(String(message)) ||
    (status === 429 && SAYS_WHEN.test(String(message)));
  if (!shaped || Object.keys(more).length > 0 || !known) return said;
  const fields = Object.values(fieldsOf(data)).join(' ');
  return INSIDE.test(text) || ENGLISH.test(fields) ? said : undefined;
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : undefined;
  } catch {
    return undefined;
  }
}

function fieldsOf(data: unknown): object {
  const fields: unknown =
    typeof data === 'object' && data !== null && 'fields' in data ? data.fields : undefined;
  return typeof fields === 'object' && fields !== null ? fields : {};
}
