import { createApi } from '#browser/api/create-api.ts';
import { contactFormContract } from '../../contract.ts';

export const contactFormApi = createApi('contactForm', contactFormContract);
