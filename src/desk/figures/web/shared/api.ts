import { createApi } from '#browser/api/create-api.ts';
import { deskFiguresContract } from '../../contract.ts';

export const deskFiguresApi = createApi('deskFigures', deskFiguresContract);
