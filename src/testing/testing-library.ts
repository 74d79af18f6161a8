import { configure, getConfig } from '@testing-library/react';

const { getElementError: withThePage } = getConfig();
configure({
  // Upper bound for a result that never comes, on a machine that may be busy.
  asyncUtilTimeout: 60_000,
  // While waiting, each failed attempt would print the whole page; the last one still does.
  getElementError: (message, container) =>
    isLookingAgain() ? new Error(message ?? '') : withThePage(message, container),
});

/** Testing Library's flag during each attempt of `waitFor`; its types omit it. */
function isLookingAgain(): boolean {
  const config: object = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
}
