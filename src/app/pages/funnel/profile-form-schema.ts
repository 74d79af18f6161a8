import { z } from 'zod';
import { PASSWORDS_DIFFER } from '#identity/accounts/contract.ts';
import { BIRTH_DATE_SENTENCES } from '#member/profile/contract.ts';
import { checkBirthDate } from '#member/profile/rules.ts';
import { childrenAnswer } from '#member/profile/web/shared/typed-profile.ts';
import { newProfile } from '#member/sign-up/contract.ts';

/**
 * What the profile step checks before anything leaves: the contract, with « oui » and « non », the age, and
 * the password typed twice.
 * @param today ISO date of today in Paris
 */
export function profileFormSchema(today: string) {
  return newProfile
    .extend({
      birth_date: newProfile.shape.birth_date.check((context) => {
        const verdict = checkBirthDate(context.value, today);
        // A date under 18 is the server's to answer: it ends the attempt.
        if (verdict !== 'ok' && verdict !== 'too-young') {
          const message = BIRTH_DATE_SENTENCES[verdict];
          context.issues.push({ code: 'custom', input: context.value, message });
        }
      }),
      has_children: childrenAnswer,
      confirmation: z.string().default(''),
      /** The city as its field shows it. */
      city_text: z.string().optional(),
    })
    .refine((typed) => typed.password === typed.confirmation, {
      path: ['confirmation'],
      error: PASSWORDS_DIFFER,
      // Said together with the other errors, not once they are all mended.
      when: () => true,
    });
}

export type ProfileFormInput = z.input<ReturnType<typeof profileFormSchema>>;
export type ProfileFormAnswers = z.output<ReturnType<typeof profileFormSchema>>;
