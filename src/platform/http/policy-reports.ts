import type { Context } from 'hono';
import { z } from 'zod';
import type { Services } from '../services.ts';

/** A browser's report of a policy violation, without the reader or the exact page. */
export type PolicyReport = {
  directive: string;
  /** `inline`, `eval`, `trusted-types-sink`…, the scheme of an address, `ours` or `elsewhere`. */
  blocked: string;
  /** First segment of the path: the rest may name someone or hold a secret. */
  page: string;
  script?: string;
};

export const REPORTS_MAX_BYTES = 16 * 1024;
const MOST_IN_ONE = 20;
/** A flood of forged reports must not fill the log; all are counted. */
const LOGGED_PER_MINUTE = 30;
const MINUTE_MS = 60_000;
/** A closed list: each is a label of the metrics, and a report may be forged. */
const DIRECTIVES = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'media-src',
  'connect-src',
  'manifest-src',
  'worker-src',
  'frame-src',
  'object-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
];
const KEYWORDS = ['inline', 'eval', 'wasm-eval', 'trusted-types-sink', 'trusted-types-policy'];

const text = z.string().max(4096).optional();
/** `report-uri`, used by Firefox and Safari. */
const former = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
  }),
});
/** `report-to`, of the Reporting API. */
const present = z.array(
  z.object({
    type: z.string().max(64),
    url: text,
    body: z.object({ effectiveDirective: text, blockedURL: text, sourceFile: text }).partial().nullish(),
  }),
);

/** @param sent by the browser, in one of the two formats; any other value holds no report */
export function readPolicyReports(sent: unknown): PolicyReport[] {
  const one = former.safeParse(sent).data?.['csp-report'];
  if (one) {
    const directive = one['effective-directive'] ?? one['violated-directive'];
    return [described(one['document-uri'], directive, one['blocked-uri'], one['source-file'])];
  }
  const several = present.safeParse(sent).data ?? [];
  return several
    .filter(({ type }) => type === 'csp-violation')
    .slice(0, MOST_IN_ONE)
    .map(({ url, body }) => described(url, body?.effectiveDirective, body?.blockedURL, body?.sourceFile));
}

function described(page = '', directive = '', blocked = '', script = ''): PolicyReport {
  const own = URL.parse(page);
  const source = URL.parse(script);
  const file = source && source.origin === own?.origin ? source.pathname : '';
  return {
    directive: DIRECTIVES.includes(directive) ? directive : 'other',
    blocked: KEYWORDS.includes(blocked) ? blocked : whose(blocked, own?.origin),
    page: /^\/[a-z-]{0,24}(?=\/|$)/.exec(own?.pathname ?? '')?.[0] ?? 'other',
    ...(/^\/(assets|fichiers)\/[\w.-]{1,80}$/.test(file) ? { script: file } : {}),
  };
}

function whose(address: string, own: string | undefined): string {
  const url = URL.parse(address);
  if (!url) return ['data', 'blob'].find((scheme) => scheme === address) ?? 'other';
  if (url.origin === own) return 'ours';
  return ['data:', 'blob:'].includes(url.protocol) ? url.protocol.slice(0, -1) : 'elsewhere';
}

type Options = Pick<Services, 'log' | 'clock'> & { count?: (report: PolicyReport) => void };

export function policyReports({ log, clock, count }: Options) {
  let minute = 0;
  let logged = 0;
  return async (context: Context): Promise<Response> => {
    const sent: unknown = await context.req.json().catch(() => null);
    const now = Math.floor(clock.now().getTime() / MINUTE_MS);
    if (now !== minute) [minute, logged] = [now, 0];
    for (const report of readPolicyReports(sent)) {
      count?.(report);
      logged += 1;
      if (logged <= LOGGED_PER_MINUTE) log('warn', 'policy-violated', report);
    }
    return context.body(null, 204);
  };
}
