export const MESSAGE_MAX_LENGTH = 2000;
