import { DESK_PATH } from '#lib/paths.ts';

export const CONTENT_PATH = `${DESK_PATH}/contenus`;
/** In place of an id, for a new entry. */
export const NEW = 'nouveau';
