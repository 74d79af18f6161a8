/**
 * Names that meant several things, or what the field calls otherwise, and what stands in their place: `words.test.ts`
 * refuses them wherever a name may stand.
 */
export const RETIRED_WORDS: Record<string, string> = {
  answerableError: 'toPublicError',
  answerableReading: 'toBadRequest',
  changeForGood: 'setQueryDataThroughRefetch',
  countAttempt: 'consumeRateLimit',
  forgetAttempts: 'resetRateLimits',
  forgetAttemptsOf: 'deleteRateLimitsOf',
  holdConsent: 'lockConsent',
  holdMember: 'lockMembers',
  holdScripts: 'an island of Astro',
  inSession: 'withDateLock',
  lockKeepers: 'lockConversationsOf',
  nextTurn: 'yieldToEventLoop',
  noteErasure: 'appendErasure',
  noteMessage: 'cacheMessage',
  noteWho: 'saveWho',
  obey: 'apply',
  oneTimeCode: 'token',
  spend: 'enforceRateLimit',
  tellBrowsers: 'publishChatChange',
  tellCoach: 'notifyCoach',
  tellTeam: 'enqueueTeamMail',
  tellWaiting: 'notifyAbsent, notifyWaiting',
  useClearOfFocus: 'useAvoidFocusedElement',
  useOneTimeCode: 'useTokenFromAddress',
  wakeAtFirstAct: 'an island of Astro',
  withinDailyFaces: 'capNewProfiles',
  workshopSession: 'workshopDate',
};
