import { DESK_PATH } from '#lib/paths.ts';

export const CONTENT_PATH = `${DESK_PATH}/contenus`;
/** Replaces the id in the URL of a new entry. */
export const NEW = 'nouveau';
