import { request } from 'node:https';

type Question = { method?: string; body?: unknown; headers?: Record<string, string> };
/** @param cookie what it sets, as it is sent back */
export type Answer = { status: number; text: string; cookie: string };

/** An HTTPS request to a server whose certificate is known. @param ca that certificate, in PEM */
export function askHttps(
  url: string,
  ca: string,
  { method = 'GET', body, headers }: Question = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, ca, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => {
        const cookie = (response.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
        resolve({ status: response.statusCode ?? 0, text, cookie });
      });
    });
    asked.on('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
