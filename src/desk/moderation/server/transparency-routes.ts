import { implementContract } from '#platform/http/request-context.ts';
import { transparencyContract } from '../contract.ts';
import { readYearFigures } from './read-figures.ts';

const api = implementContract(transparencyContract);

const figures = api.figures.handler(({ context }) => readYearFigures(context.services));

export const transparencyRoutes = { figures };
