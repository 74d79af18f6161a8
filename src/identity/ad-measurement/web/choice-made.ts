/** A DOM event on the window; its detail contains the choice, since local storage may be blocked. */
export const CHOICE_MADE = 'cookie-choice-made';
