import { PRODUCT_NAME } from '#web/product.ts';

/**
 * What only the publisher of a site can say. Each is a variable of the build (`VITE_LEGAL_…`); nothing is invented
 * for those that are missing: the pages say plainly that they are to be completed.
 */
const configured = {
  editeur: import.meta.env.VITE_LEGAL_PUBLISHER,
  adresse: import.meta.env.VITE_LEGAL_ADDRESS,
  immatriculation: import.meta.env.VITE_LEGAL_REGISTRATION,
  directeur: import.meta.env.VITE_LEGAL_DIRECTOR,
  hebergeur: import.meta.env.VITE_LEGAL_HOST,
  courrier: import.meta.env.VITE_LEGAL_MAIL_PROVIDER,
  mediateur: import.meta.env.VITE_LEGAL_MEDIATOR,
};

export const TO_COMPLETE = 'à compléter par la configuration du site';

/** The contact address, also that of the data protection officer. */
const contactEmail: unknown = import.meta.env.VITE_LEGAL_CONTACT_EMAIL;
const contact =
  typeof contactEmail === 'string' && contactEmail.includes('@')
    ? `[${contactEmail}](mailto:${contactEmail})`
    : `**${TO_COMPLETE}**`;

const values = new Map<string, string>([
  ['produit', PRODUCT_NAME],
  ['contact', contact],
  ...Object.entries(configured).map(([name, value]: [string, unknown]): [string, string] => [
    name,
    typeof value === 'string' && value !== '' ? value : `**${TO_COMPLETE}**`,
  ]),
]);

/**
 * Puts the configured values in place of the `{names}` of a legal text.
 * @throws Error when a text asks for a name that does not exist
 */
export function completeLegalText(text: string): string {
  return text.replace(/\{([a-z]+)\}/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`Unknown name in a legal text: {${name}}`);
    return value;
  });
}
