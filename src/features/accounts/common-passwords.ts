export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(['123456']);
