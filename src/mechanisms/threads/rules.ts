/** Characters of one message, to whomever it goes. */
export const MESSAGE_MAX_LENGTH = 2000;
