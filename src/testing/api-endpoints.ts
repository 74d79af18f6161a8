import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { contract } from '#server/contract.ts';

export type Endpoint = {
  /** Feature and name as in the contract, such as `messaging.send`. */
  name: string;
  method: string;
  /** Path below `/api`, with its parameters in braces. */
  path: string;
  /** Messages that its errors may contain. */
  sentences: string[];
};

/** Lists every route of the contract, so that the walks cover new routes automatically. */
export function listEndpoints(): Endpoint[] {
  return Object.entries(contract).flatMap(([feature, routes]) =>
    Object.entries(routes).map(([name, route]) => {
      if (!isContractProcedure(route)) throw new Error(`${feature}.${name} is not a route`);
      return describeEndpoint(`${feature}.${name}`, route);
    }),
  );
}

/** Lists the write routes: every method that browsers do not consider safe. */
export function listUnsafeEndpoints(): Endpoint[] {
  return listEndpoints().filter(({ method }) => method !== 'GET');
}

function describeEndpoint(name: string, route: AnyContractProcedure): Endpoint {
  const { method, path } = route['~orpc'].route;
  if (!method || !path) throw new Error(`${name} has no method or no path of its own`);
  const errors: ({ message?: string } | undefined)[] = Object.values(route['~orpc'].errorMap);
  return { name, method, path, sentences: errors.flatMap((error) => error?.message ?? []) };
}
