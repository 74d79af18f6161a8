import { DESK_PATH } from '#lib/paths.ts';

export const CONTENT_PATH = `${DESK_PATH}/contenus`;
/** In the place of an id: somebody who is not entered yet. */
export const NEW = 'nouveau';
