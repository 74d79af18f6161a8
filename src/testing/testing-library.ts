import { configure, getConfig, prettyDOM } from '@testing-library/react';

configure({
  // Upper bound for a result that never comes, on a machine that may be busy.
  asyncUtilTimeout: 60_000,
  // While waiting, each failed attempt would print the whole page; only the last one does.
  getElementError: (message, container) =>
    new Error([message, isLookingAgain() ? '' : prettyDOM(container)].filter(Boolean).join('\n\n')),
});

/** Testing Library's flag during each attempt of `waitFor`; its types omit it. */
function isLookingAgain(): boolean {
  const config: object = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
}
