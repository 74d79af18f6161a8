import { pathToFileURL } from 'node:url';
import { type AnyContractRouter, minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

/** Files that create the browser's client of a contract. */
const CLIENTS = /\/src\/.*\/(?:[\w-]+-)?api\.ts$/;
const CONTRACT = /(^|\/)contract\.ts$/;
const ROUTES = '?routes';

/**
 * Reduces contracts in clients to method and path, which is all that a client needs: the server validates input by the
 * schemas. Pages that validate typed values still import them from the contract itself.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const makesClient = code.includes('createApi(') && !code.includes('function createApi');
      if (makesClient && !CLIENTS.test(id))
        this.error(`${id}: make the client in a file api.ts or <name>-api.ts, which leaves the schemas out.`);
    },
    async resolveId(source, importer) {
      if (!CONTRACT.test(source) || importer === undefined || !CLIENTS.test(importer)) return undefined;
      const found = await this.resolve(source, importer);
      return found && `${found.id}${ROUTES}`;
    },
    async load(id) {
      if (!id.endsWith(`contract.ts${ROUTES}`)) return undefined;
      const file = id.slice(0, -ROUTES.length);
      this.addWatchFile(file);
      const exported: Record<string, AnyContractRouter> = await import(pathToFileURL(file).href);
      return Object.entries(exported)
        .filter(([name]) => name.endsWith('Contract'))
        .map(
          ([name, contract]) => `export const ${name} = ${JSON.stringify(minifyContractRouter(contract))};`,
        )
        .join('\n');
    },
  };
}
