import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** The standard as WHATWG writes it, without matters of taste. */
const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
);

/** A link to the address that one is at: empty, which the standard allows to links (the page shown without network). */
const TO_ITSELF = 'Attribute "href" is missing value';

/** What a document has against the standard: nesting, attributes and their values, identifiers, end tags. */
export async function findInvalidHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ message }) => message !== TO_ITSELF)
      .map(({ ruleId, message, selector }) => `${ruleId}, ${message} (${selector})`),
  );
}
