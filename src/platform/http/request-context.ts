import type { AnyContractRouter } from '@orpc/contract';
import { implement, os } from '@orpc/server';
import { REFUSALS } from '#lib/contract-base.ts';
import type { Services } from '../services.ts';

export type RequestContext = {
  services: Services;
  headers: Headers;
  answerHeaders: Headers;
  /** The network address of the caller: sealed where it is stored (D36), never written elsewhere. */
  address: string;
  origin: string;
};

/**
 * Base of the routes of a feature; the doors are the only way to a member's data. Doors run before the input is parsed:
 * a refused caller learns nothing about the input of a route.
 */
export function implementContract<Contract extends AnyContractRouter>(contract: Contract) {
  return implement(contract)
    .$context<RequestContext>()
    .$config({ initialInputValidationIndex: Number.POSITIVE_INFINITY });
}

export const door = os.$context<RequestContext>().errors(REFUSALS);
