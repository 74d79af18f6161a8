/** Told to the window with the choice, which may have found no place to be kept. */
export const CHOICE_MADE = 'cookie-choice-made';
