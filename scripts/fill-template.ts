import { readFileSync } from 'node:fs';

/**
 * Fills a template of deploy/ with values; only names that begin with LUEUR_ are replaced.
 * @throws Error when a name in the template has no value
 */
export function fillTemplate(file: string, values: Readonly<Record<string, string>>): string {
  return readFileSync(file, 'utf8').replace(/\$\{(LUEUR_\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file} names ${whole}, which has no value`);
    return value;
  });
}
