import type { AnyContractRouter } from '@orpc/contract';
import { implement, os } from '@orpc/server';
import { REFUSALS } from '#lib/contract-base.ts';
import type { Services } from '../services.ts';

export type RequestContext = {
  services: Services;
  /** Headers of the request. */
  headers: Headers;
  /** Headers that the answer gets in addition, such as cookies. */
  answerHeaders: Headers;
  /** The network address that the request comes from: sealed when it is kept (D36), and written down nowhere else. */
  address: string;
  /** Keyed hash of that address. */
  origin: string;
};

/**
 * What a feature implements its routes from; the doors are the only way to someone's data. They come before what was sent is
 * read: who may not enter learns nothing of what a route asks for.
 */
export function implementContract<Contract extends AnyContractRouter>(contract: Contract) {
  return implement(contract)
    .$context<RequestContext>()
    .$config({ initialInputValidationIndex: Number.POSITIVE_INFINITY });
}

/** What a door is made of: it runs before a route, may refuse, and adds to the context what it found. */
export const door = os.$context<RequestContext>().errors(REFUSALS);
