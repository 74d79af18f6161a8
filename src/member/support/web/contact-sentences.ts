/** Spec 2 §8, verbatim. */
export const SENT = 'Message envoyé !';
export const ANSWER_COMES = 'Nous vous répondrons dans les plus brefs délais.';
