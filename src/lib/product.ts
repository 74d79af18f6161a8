/** The only place with the product's name in code. */
export const PRODUCT_NAME = 'Lueur';

/** Version of the release, and of the API's contract: package.json has the same (docs/releases.md). */
export const PRODUCT_VERSION = '0.1.0';
/** Attribute of the application's document while demonstration data is served: known before the session (D51). */
export const DEMONSTRATION_MARK = 'data-demo';
