export const ACT_FAILED = 'Cela n’a pas pu être fait. Réessayez dans un instant.';
