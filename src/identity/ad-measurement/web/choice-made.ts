/** A DOM event of the window; its detail carries the choice, since local storage may be blocked. */
export const CHOICE_MADE = 'cookie-choice-made';
