import { isChosen, makeRandom } from '#lib/seeded-random.ts';
import type { AnsweredPrompt } from '#member/prompts/contract.ts';
import { MAX_PROMPTS, PROMPTS } from '#member/prompts/rules.ts';
import type { DemoMember } from './demo-member.ts';
import { makeDealer } from './demo-spread.ts';
import { PROMPT_ANSWERS } from './prompt-answers.ts';

/** A separate seed, so that these texts never change the faces, names and places. */
const SEED = 20_261_122;
const ALL_THREE_SHARE = 0.7;

/** Two or three finished sentences for each member, without repeats among neighbours. */
export function withPrompts(members: readonly Omit<DemoMember, 'prompts'>[]): DemoMember[] {
  const random = makeRandom(SEED);
  const dealPrompt = makeDealer<(typeof PROMPTS)[number]>(random);
  const dealAnswer = makeDealer<string>(random);
  return members.map((member) => {
    const count = isChosen(random, ALL_THREE_SHARE) ? MAX_PROMPTS : MAX_PROMPTS - 1;
    const prompts: AnsweredPrompt[] = [];
    while (prompts.length < count) {
      const prompt = dealPrompt(PROMPTS.filter((one) => prompts.every((given) => given.prompt !== one)));
      prompts.push({ prompt, answer: dealAnswer(PROMPT_ANSWERS[prompt]) });
    }
    return { ...member, prompts };
  });
}
