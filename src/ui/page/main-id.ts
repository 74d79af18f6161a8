/** Of the main landmark: where the skip link leads, and reading goes on. */
export const MAIN_ID = 'contenu';
