import { PRODUCT_NAME } from '#lib/product.ts';
import { readLegalFacts } from '../legal-variables.ts';

export const TO_COMPLETE = 'à compléter par la configuration du site';

const values = new Map<string, string>([
  ['produit', PRODUCT_NAME],
  ...readLegalFacts().map(({ name, value }): [string, string] => {
    if (value === undefined) return [name, `**${TO_COMPLETE}**`];
    return [name, name === 'contact' ? `[${value}](mailto:${value})` : value];
  }),
]);

/**
 * Puts the configured values in place of the `{names}` of a legal text; those that are missing are to be completed, and
 * the pages say so.
 * @throws Error when a text asks for a name that does not exist
 */
export function completeLegalText(text: string): string {
  return text.replace(/\{([a-z]+)\}/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`Unknown name in a legal text: {${name}}`);
    return value;
  });
}
