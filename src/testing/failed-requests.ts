/** What the log says about requests that failed unexpectedly during a test, since they answer without detail. */
export const failedRequests: string[] = [];
