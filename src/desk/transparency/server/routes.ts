import { implementContract } from '#platform/http/request-context.ts';
import { transparencyContract } from '../contract.ts';
import { readFigures } from './read-figures.ts';

const api = implementContract(transparencyContract);

const figures = api.figures.handler(({ context }) => readFigures(context.services));

export const transparencyRoutes = { figures };
