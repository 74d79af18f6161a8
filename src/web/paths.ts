/** Pages that the build turns into static HTML: public, the same for everyone, readable without JavaScript. */
export const prerenderedPaths = ['/'] as const;
