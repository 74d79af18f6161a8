/** Characters of one message, in every conversation. */
export const MESSAGE_MAX_LENGTH = 2000;
