import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { findCalendarOwner } from '#desk/appointments/server/store.ts';
import { hashStaffToken } from '#desk/staff/server/shared/staff-cookie.ts';
import { listDates } from '#desk/workshops/server/list-dates.ts';
import { DAY_MS } from '#lib/durations.ts';
import { calendarFeed } from '#mechanisms/calendar/server/shared/calendar-file.ts';
import { APPOINTMENT_MINUTES, bookableRange } from '#member/appointments/rules.ts';
import { listAppointmentsOf } from '#member/appointments/server/store.ts';
import { workshopOf } from '#member/workshops/texts.ts';
import { networkOf } from '#platform/http/caller.ts';
import { pseudonym } from '#platform/pseudonym.ts';
import { consumeRateLimit, LIMITS } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';

const KIND_TITLES = { welcome: 'Entretien', verification: 'Vérification' } as const;
const LOOKED_BACK_DAYS = 30;
const HEADERS = {
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'private, no-cache',
};

/**
 * Serves a colleague’s appointments and workshop dates to a calendar application: time and kind, and no member.
 * @param addressOf returns the address of the peer
 */
export function colleagueCalendar(services: Services, addressOf: (context: Context) => string) {
  const { db, clock, secret } = services;
  return async (context: Context): Promise<Response> => {
    const who = pseudonym(secret, networkOf(addressOf(context)));
    const attempt = await consumeRateLimit(db, LIMITS.linksByOrigin, who, clock.now());
    if (!attempt.allowed)
      return context.text('Trop d’essais', 429, {
        ...HEADERS,
        'retry-after': String(attempt.retryAfterSeconds),
      });
    const token = (context.req.param('secret') ?? '').replace(/\.ics$/, '');
    const owner = await findCalendarOwner(db, hashStaffToken(token));
    if (owner === undefined) return context.text('Introuvable', 404, HEADERS);
    const entries = await listEntries(services, owner);
    const etag = `"${createHash('sha256').update(JSON.stringify(entries)).digest('base64url')}"`;
    if (context.req.header('if-none-match') === etag) return context.body(null, 304, { ...HEADERS, etag });
    return context.body(calendarFeed(entries, 'Ouvrir au bureau\u202f:'), 200, {
      ...HEADERS,
      etag,
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
    });
  };
}

async function listEntries(services: Services, owner: string) {
  const { db, clock, env } = services;
  const now = clock.now();
  const from = new Date(now.getTime() - LOOKED_BACK_DAYS * DAY_MS);
  const appointments = await listAppointmentsOf(db, owner, { ...bookableRange(now), from });
  // Without a role, `own` marks only the dates that they lead.
  const { coming, past } = await listDates(services, { id: owner, roles: [] });
  const received = appointments.flatMap(({ id, kind, starts_at, state }) =>
    state === 'cancelled'
      ? []
      : {
          name: `equipe-rendez-vous-${id}`,
          startsAt: starts_at,
          durationMinutes: APPOINTMENT_MINUTES[kind],
          title: KIND_TITLES[kind],
          path: `/equipe/rendez-vous/${id}`,
        },
  );
  const led = [...past, ...coming]
    .filter(({ own, cancelReason }) => own && cancelReason === null)
    .map(({ id, workshopId, startsAt }) => {
      const { title, durationMinutes } = workshopOf(workshopId);
      return {
        name: `equipe-seance-${id}`,
        startsAt: new Date(startsAt),
        durationMinutes,
        title: `Séance\u202f: ${title}`,
        path: '/equipe/seances',
      };
    });
  return [...received, ...led].map((entry) => ({ ...entry, appUrl: env.APP_URL }));
}
