import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { contract } from '#server/contract.ts';

export type Endpoint = {
  /** Feature and name as in the contract, such as `messaging.send`. */
  name: string;
  method: string;
  /** Below `/api`, with its parameters in braces. */
  path: string;
  /** The sentences that its refusals may carry. */
  sentences: string[];
};

/** Every route of the contract, read from the contract itself: what is added there is walked at once. */
export function listEndpoints(): Endpoint[] {
  return Object.entries(contract).flatMap(([feature, routes]) =>
    Object.entries(routes).map(([name, route]) => {
      if (!isContractProcedure(route)) throw new Error(`${feature}.${name} is not a route`);
      return describeEndpoint(`${feature}.${name}`, route);
    }),
  );
}

/** Those that write: every method that a browser does not take for harmless. */
export function listUnsafeEndpoints(): Endpoint[] {
  return listEndpoints().filter(({ method }) => method !== 'GET');
}

function describeEndpoint(name: string, route: AnyContractProcedure): Endpoint {
  const { method, path } = route['~orpc'].route;
  if (!method || !path) throw new Error(`${name} has no method or no path of its own`);
  const errors: ({ message?: string } | undefined)[] = Object.values(route['~orpc'].errorMap);
  return { name, method, path, sentences: errors.flatMap((error) => error?.message ?? []) };
}
