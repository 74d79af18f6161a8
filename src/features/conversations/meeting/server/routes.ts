import { hasContact } from '#features/matching/server/contact-store.ts';
import { requireProfile } from '#features/profile/server/shared/require-profile.ts';
import { checkFreeText } from '#lib/free-text/contact-details.ts';
import { isUnkind } from '#lib/free-text/unkind-words.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { enforceRateLimit, LIMITS } from '#platform/rate-limit.ts';
import { meetingContract, SENTENCE_REFUSALS } from '../contract.ts';
import { declareMeeting } from './declare-meeting.ts';
import { giveFeedback } from './give-feedback.ts';
import { readMeeting } from './read-meeting.ts';

const api = implementContract(meetingContract);

const state = api.state.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  if (!(await hasContact(services.db, me, input.id))) throw errors.NOT_FOUND();
  return readMeeting(services.db, me, input.id, services.clock.now());
});

const declare = api.declare.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  const verdict = await declareMeeting(services, me, input.id);
  if (verdict === 'stranger') throw errors.NOT_FOUND();
  if (verdict === 'too-early') throw errors.TOO_EARLY();
  return { done: true };
});

const give = api.giveFeedback.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  const found = checkFreeText(input.sentence);
  if (found !== 'ok' && found !== 'doubtful')
    throw errors.INVALID_INPUT({ data: { fields: { sentence: SENTENCE_REFUSALS[found] } } });
  if (isUnkind(input.sentence))
    throw errors.INVALID_INPUT({ data: { fields: { sentence: SENTENCE_REFUSALS.insult } } });
  const verdict = await giveFeedback(services, me, input);
  if (verdict === 'stranger') throw errors.NOT_FOUND();
  if (verdict === 'not-met') throw errors.NOT_MET();
  if (verdict === 'already-read') throw errors.ALREADY_READ();
  return { done: true };
});

export const meetingRoutes = { state, declare, giveFeedback: give };
