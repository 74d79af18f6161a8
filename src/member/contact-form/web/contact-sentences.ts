/** Spec 2 §8, to the letter. */
export const SENT = 'Message envoyé !';
export const ANSWER_COMES = 'Nous vous répondrons dans les plus brefs délais.';
