import { describe, expect, test } from 'vitest';
import { MONDAY } from '#testing/appointments.ts';
import { testApp } from '#testing/test-app.ts';
import { storeCoach } from '#testing/test-coach.ts';

const app = await testApp();

const open = (address: string, headers = {}) => app.browser().fetch(new URL(address).pathname, { headers });

/** A coach who leads dates, hosts Claire, and has a calendar address. */
async function aCalendar() {
  const desk = await app.staffBrowser('coach');
  await storeCoach(app, { staff: desk.staff.id });
  const claire = await app.memberBrowser();
  await desk.client.deskAppointments.give({ kind: 'welcome', moments: [{ day: MONDAY, time: '10:00' }] });
  const [offer] = await claire.client.appointments.offers({ kind: 'welcome' });
  const { id } = await claire.client.appointments.book({ slotId: offer?.slotId ?? '', means: 'call' });
  const newAddress = async () => (await desk.client.deskAppointments.calendar({ open: true })).address ?? '';
  return { desk, claire, id, newAddress, address: await newAddress() };
}

/** Lines of the file, unfolded. */
const linesOf = async (answer: Response) => (await answer.text()).replaceAll(/\r\n[ \t]/g, '').split('\r\n');

describe('the calendar of a colleague', () => {
  test('contains times and kinds, with a link to the desk, and no member', async () => {
    const { address, id } = await aCalendar();
    const answer = await open(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('set-cookie')).toBeNull();
    const lines = await linesOf(answer);
    expect(lines).toContain('SUMMARY:Entretien');
    expect(lines).toContain(`DTSTART:${MONDAY.replaceAll('-', '')}T090000Z`);
    expect(lines).toContain(`UID:equipe-rendez-vous-${id}@${new URL(address).hostname}`);
    expect(lines.filter((line) => line.startsWith('SUMMARY:Séance\u202f: ')).length).toBeGreaterThan(0);
    expect(lines.join('')).toContain(`/equipe/rendez-vous/${id}`);
    expect(lines.join('')).not.toContain('Claire');
  });

  test('returns 304 until it changes; cancelled entries disappear', async () => {
    const { address, claire, id } = await aCalendar();
    const etag = (await open(address)).headers.get('etag') ?? '';
    expect((await open(address, { 'if-none-match': etag })).status).toBe(304);
    await claire.client.appointments.cancel({ id });
    const changed = await open(address, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(await linesOf(changed)).not.toContain('SUMMARY:Entretien');
  });

  test('ends when its address is replaced or removed, each with a log line', async () => {
    const { address, newAddress, desk } = await aCalendar();
    const another = await newAddress();
    expect((await open(address)).status).toBe(404);
    expect((await open(another)).status).toBe(200);
    expect(await desk.client.deskAppointments.calendar({ open: false })).toEqual({ address: null });
    expect((await open(another)).status).toBe(404);
    expect((await open(new URL('/agenda/inconnu.ics', address).href)).status).toBe(404);
    expect((await app.auditLog('appointments.calendar')).map(({ action }) => action)).toEqual([
      'appointments.calendar',
      'appointments.calendar',
      'appointments.calendar-end',
    ]);
  });

  test('ends with the account of the colleague, and does not return with it', async () => {
    const { address, desk } = await aCalendar();
    const anne = await app.staffBrowser('admin');
    await anne.client.deskStaff.disable({ id: desk.staff.id, reason: 'A quitté l’équipe' });
    expect((await open(address)).status).toBe(404);
    await anne.client.deskStaff.enable({ id: desk.staff.id });
    expect((await open(address)).status).toBe(404);
  });

  test('keeps its secret out of the database and the log, and limits guessing', async () => {
    const { address } = await aCalendar();
    const secret = address.slice(address.lastIndexOf('/') + 1, -4);
    expect(secret).toMatch(/^[\w-]{43}$/);
    const statuses: number[] = [];
    for (let count = 0; count < 62; count += 1) statuses.push((await open(address)).status);
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
    expect(JSON.stringify(app.requests)).toContain('/agenda/:secret');
    expect(JSON.stringify(app.requests)).not.toContain(secret);
    const { rows } = await app.db.execute('SELECT * FROM appointment_hosts');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});
