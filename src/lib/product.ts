/** The only place with the product's name in code. */
export const PRODUCT_NAME = 'Lueur';
