import { z } from 'zod';
import { confirmedPassword, isConfirmed, PASSWORDS_DIFFER } from '#identity/accounts/contract.ts';
import { newProfile } from '#member/membership/contract.ts';
import { BIRTH_DATE_SENTENCES } from '#member/profile/contract.ts';
import { checkBirthDate } from '#member/profile/rules.ts';
import { childrenAnswer } from '#member/profile/web/shared/typed-profile.ts';

/**
 * Returns the contract's schema with « oui » and « non », the age, and the repeated password.
 * @param today ISO date in Paris
 */
export function profileFormSchema(today: string) {
  return newProfile
    .extend({
      birth_date: newProfile.shape.birth_date.check((context) => {
        const verdict = checkBirthDate(context.value, today);
        // The server handles ages under 18: it ends the sign-up.
        if (verdict !== 'ok' && verdict !== 'too-young') {
          const message = BIRTH_DATE_SENTENCES[verdict];
          context.issues.push({ code: 'custom', input: context.value, message });
        }
      }),
      has_children: childrenAnswer,
      confirmation: z.string().default(''),
      city_text: z.string().optional(),
    })
    .refine(isConfirmed, confirmedPassword(PASSWORDS_DIFFER));
}

export type ProfileFormInput = z.input<ReturnType<typeof profileFormSchema>>;
export type ProfileFormAnswers = z.output<ReturnType<typeof profileFormSchema>>;
