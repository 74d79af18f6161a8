import { request } from 'node:https';

type Question = { method?: string; body?: unknown; headers?: Record<string, string> };
type Answer = { status: number; text: string };

/** An HTTPS request to a server whose certificate is known. @param ca that certificate, in PEM */
export function ask(
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
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asked.on('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
