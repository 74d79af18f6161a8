import { beforeEach, expect, test } from 'vitest';
import { createApp } from '#server/create-app.ts';
import { testApp } from '#testing/test-app.ts';
import { TEST_ORIGIN } from '#testing/test-browser.ts';
import { type PolicyReport, REPORTS_MAX_BYTES, readPolicyReports } from './policy-reports.ts';
import { REPORTS_PATH } from './security.ts';

const app = await testApp();
let site: ReturnType<typeof createApp>;
const counted: PolicyReport[] = [];
beforeEach(() => {
  counted.length = 0;
  site = createApp({
    services: app.services,
    addressOf: () => '127.0.0.1',
    countReport: (report) => counted.push(report),
  });
});

const SECRET = 'jeton-de-quelqu-un';
const violation = (more: object = {}) => ({
  type: 'csp-violation',
  url: `${TEST_ORIGIN}/ami/${SECRET}?q=${SECRET}#${SECRET}`,
  user_agent: `Mozilla ${SECRET}`,
  body: {
    effectiveDirective: 'style-src-attr',
    blockedURL: 'inline',
    documentURL: `${TEST_ORIGIN}/ami/${SECRET}`,
    referrer: `${TEST_ORIGIN}/${SECRET}`,
    sample: SECRET,
    sourceFile: `${TEST_ORIGIN}/assets/part-a1.js?${SECRET}`,
    ...more,
  },
});
/** Browsers send reports by themselves: no cookie, and no Origin. */
const send = (body: string, type = 'application/reports+json') =>
  site.request(`${TEST_ORIGIN}${REPORTS_PATH}`, { method: 'POST', headers: { 'content-type': type }, body });

test('counts and logs a policy violation, without an address or a word of the user', async () => {
  const answer = await send(JSON.stringify([violation(), { ...violation(), type: 'deprecation' }]));
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  const told = { directive: 'style-src-attr', blocked: 'inline', page: '/ami', script: '/assets/part-a1.js' };
  expect(counted).toEqual([told]);
  expect(app.logs.filter(({ event }) => event === 'policy-violated')).toMatchObject([{ fields: told }]);
  expect(JSON.stringify([counted, app.logs])).not.toContain(SECRET);
});

test('accepts reports in the older format too', async () => {
  const report = {
    'document-uri': `${TEST_ORIGIN}/chat/${SECRET}`,
    'effective-directive': 'img-src',
    'blocked-uri': `https://ailleurs.example/${SECRET}`,
  };
  expect((await send(JSON.stringify({ 'csp-report': report }), 'application/csp-report')).status).toBe(204);
  expect(counted).toEqual([{ directive: 'img-src', blocked: 'elsewhere', page: '/chat' }]);
});

test.each([
  ['inline', 'inline'],
  [`${TEST_ORIGIN}/secret`, 'ours'],
  ['data', 'data'],
  ['blob:https://x.example/1', 'blob'],
  ['chrome-extension://abc', 'elsewhere'],
  ['n’importe quoi', 'other'],
])('reduces the blocked address « %s » to « %s »', (blockedURL, kept) => {
  expect(readPolicyReports([violation({ blockedURL })])[0]?.blocked).toBe(kept);
});

test.each([
  ['not JSON', '{'],
  ['nothing', ''],
  ['a list of numbers', '[1,2]'],
  ['a word', '"rapport"'],
  ['a report without a body', JSON.stringify([{ type: 'csp-violation', url: 'x', body: null }])],
])('%s gets the response of a report, and does no harm', async (_, body) => {
  expect((await send(body)).status).toBe(204);
  expect(JSON.stringify(counted)).not.toContain('undefined');
});

test('limits a flood of reports to twenty at once, thirty lines a minute and 16 KB', async () => {
  const many = JSON.stringify(Array.from({ length: 30 }, () => ({ ...violation(), user_agent: '' })));
  for (let sent = 0; sent < 3; sent += 1) expect((await send(many)).status).toBe(204);
  expect(counted).toHaveLength(60);
  expect(app.logs.filter(({ event }) => event === 'policy-violated')).toHaveLength(30);
  expect((await send(' '.repeat(REPORTS_MAX_BYTES + 1))).status).toBe(413);
});
