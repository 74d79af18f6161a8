import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** The WHATWG standard, without matters of style. */
const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
);

/** An empty link to the current address, which the standard allows (on the offline page). */
const TO_ITSELF = 'Attribute "href" is missing value';

/** Returns violations of the standard: nesting, attributes and their values, identifiers, end tags. */
export async function findInvalidHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ message }) => message !== TO_ITSELF)
      .map(({ ruleId, message, selector }) => `${ruleId}, ${message} (${selector})`),
  );
}
