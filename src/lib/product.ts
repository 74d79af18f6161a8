/** The only place with the product's name in code. */
export const PRODUCT_NAME = 'Lueur';

/** Of the release, and of the contract of its API: package.json says the same (docs/releases.md). */
export const PRODUCT_VERSION = '0.1.0';
