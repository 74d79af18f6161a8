import { parse, serialize } from 'hono/utils/cookie';
import { z } from 'zod';
import { MINUTE_MS } from '#lib/durations.ts';
import type { RequestContext } from './request-context.ts';

type Answering = Pick<RequestContext, 'services' | 'answerHeaders'>;
type Asking = Pick<RequestContext, 'services' | 'headers'>;

const content = z.object({ until: z.iso.datetime(), said: z.unknown() });

/**
 * A short-lived sealed cookie: the browser can neither read nor change it, nor use it for another purpose.
 * @param name of the cookie after the name of the product, and purpose of its key
 */
export function createSealedCookie<Said extends z.ZodType>(name: string, minutes: number, said: Said) {
  const isSecure = ({ env }: RequestContext['services']) => env.APP_URL.startsWith('https://');
  const nameOf = (services: RequestContext['services']) =>
    `${isSecure(services) ? '__Host-' : ''}lueur-${name}`;
  const set = ({ services, answerHeaders }: Answering, value: string, maxAge: number) =>
    answerHeaders.append(
      'set-cookie',
      serialize(nameOf(services), value, {
        path: '/',
        maxAge,
        httpOnly: true,
        sameSite: 'Strict',
        secure: isSecure(services),
      }),
    );

  const purpose = `cookie ${name}`;

  function open({ keys }: RequestContext['services'], value: string) {
    try {
      const opened = content.parse(JSON.parse(keys.open(purpose, '', value).toString()));
      return { until: new Date(opened.until), said: said.parse(opened.said) };
    } catch {
      return undefined;
    }
  }

  return {
    write(context: Answering, value: z.input<Said>): void {
      const { clock, keys } = context.services;
      const until = new Date(clock.now().getTime() + minutes * MINUTE_MS).toISOString();
      const sealed = keys.seal(purpose, '', Buffer.from(JSON.stringify({ until, said: value })));
      set(context, sealed, minutes * 60);
    },
    read({ services, headers }: Asking): z.output<Said> | undefined {
      const cookie = nameOf(services);
      const value = parse(headers.get('cookie') ?? '', cookie)[cookie];
      const opened = value ? open(services, value) : undefined;
      return opened && opened.until > services.clock.now() ? opened.said : undefined;
    },
    forget: (context: Answering): void => set(context, '', 0),
  };
}
