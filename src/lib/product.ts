/** The product's name: the only place that says it in code. */
export const PRODUCT_NAME = 'Lueur';
