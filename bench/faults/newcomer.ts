import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Actor, type Load } from './actor.ts';
import { Asker, type Counter, codeOf } from './asker.ts';
import type { Mailbox } from './mailbox.ts';
import { PASSWORD } from './people.ts';
import type { Stage } from './stage.ts';

const selection = z.object({ people: z.array(z.object({ id: z.string() })) });
const stored = z.object({ id: z.int() });
const receipt = z.object({ number: z.string() });
const LINKS = 3;
const WAITS_FOR_MAIL_MS = 15_000;
const PROFILE = {
  first_name: 'Louise',
  last_name: 'Nouvelle',
  gender: 'femme',
  birth_date: '1991-05-04',
  city_code: '69123',
  has_children: false,
  bio: '',
  password: PASSWORD,
  accepts_terms: true,
  accepts_love_life_use: true,
};
const SEARCH = { preferred_gender: 'homme', min_age: 25, max_age: 60, max_distance: 50, dealbreakers: [] };

/** A first-time visitor who signs up, meets people, and deletes the account half of the time. */
class Newcomer extends Actor {
  private readonly mailbox: Mailbox;
  private readonly leaves: boolean;
  /** Client ids of the messages sent. */
  private readonly clientIds: string[] = [];

  constructor(
    load: Load,
    asker: Asker,
    { me, mailbox, leaves }: { me: string; mailbox: Mailbox; leaves: boolean },
  ) {
    super(load, asker, me);
    this.mailbox = mailbox;
    this.leaves = leaves;
  }

  async live(): Promise<void> {
    if (!(await this.signUp()) || !(await this.makeProfile())) return;
    await this.answer();
    await this.meet();
    if (this.leaves) await this.leave();
  }

  /** The mailed link opens a session; one used by a request whose response was lost is requested again. */
  private async signUp(): Promise<boolean> {
    for (let links = 0; links < LINKS && !this.load.isOver(); links += 1) {
      const before = this.mailbox.countTo(this.me);
      const asked = await this.post('/api/sign-up', { email: this.me });
      if (asked?.outcome !== 'done') return false;
      this.load.history.mailsOwed.add(this.me);
      const until = performance.now() + WAITS_FOR_MAIL_MS;
      const isOver = () => this.load.isOver() || performance.now() > until;
      const token = await this.mailbox.waitForToken(this.me, before, isOver);
      // The mail is delayed: its server was unavailable, or its node was killed.
      if (token === undefined) continue;
      const opened = await this.post('/api/sign-up/confirm', { token });
      if (opened?.outcome === 'done') return true;
    }
    return false;
  }

  private async makeProfile(): Promise<boolean> {
    const made = await this.post('/api/profile', PROFILE);
    const isMade = made?.outcome === 'done' || codeOf(made?.body) === 'PROFILE_EXISTS';
    if (isMade) this.load.history.acknowledge('profile', this.me, PROFILE.first_name);
    return isMade;
  }

  private async answer(): Promise<void> {
    const search = { method: 'PUT', path: '/api/search-preferences', body: SEARCH };
    await this.change(search, 'search', this.me, String(SEARCH.max_distance));
    for (const communication_score of [2, 5]) {
      const [before, after] = [
        { liberty_score: 3, fidelity_score: 4 },
        { tenderness_score: 4, sexuality_score: 1 },
      ];
      const body = { ...before, communication_score, ...after };
      const love = { method: 'PUT', path: '/api/love-profile', body };
      await this.change(love, 'love profile', this.me, Object.values(body).join(' '));
    }
  }

  private async meet(): Promise<void> {
    const shown = await this.get('/api/selection');
    if (shown?.outcome !== 'done') return;
    const [one, two, three] = selection.parse(shown.body).people.map(({ id }) => id);
    if (one !== undefined) await this.writeTo(one);
    const pass = { method: 'POST', path: `/api/selection/${two}/reject` };
    if (two !== undefined) await this.change(pass, 'pass', `${this.me} ${two}`);
    if (three !== undefined) await this.report(three);
  }

  private async writeTo(other: string): Promise<void> {
    const opening = { method: 'POST', path: '/api/contacts', body: { profileId: other } };
    if (!(await this.change(opening, 'contact', `${this.me} ${other}`))) return;
    const clientId = randomUUID();
    const content = `Bonjour, je suis ${this.me}`;
    const sent = await this.post(`/api/contacts/${other}/messages`, { clientId, content });
    if (sent?.outcome !== 'done') return;
    this.load.history.acknowledge('message', clientId, `${stored.parse(sent.body).id} ${content}`);
    this.clientIds.push(clientId);
  }

  private async report(profileId: string): Promise<void> {
    const reason = `Des mots que ${this.me} n’a pas aimés`;
    const told = await this.post('/api/reports', { profileId, matter: 'insult', reason });
    if (told?.outcome === 'done') this.load.history.acknowledge('report', receipt.parse(told.body).number);
  }

  private async leave(): Promise<void> {
    for (const clientId of this.clientIds) this.load.history.forget('message', clientId);
    this.load.history.beginErasure(this.me);
    const erased = await this.post('/api/account/delete', { password: PASSWORD });
    // Erased by an earlier request whose response was lost.
    if (erased?.outcome === 'done' || erased?.status === 401)
      this.load.history.acknowledge('erasure', this.me);
  }
}

/** Runs newcomers one after the other, in some lanes at once. */
export function welcomeNewcomers(
  load: Load,
  counter: Counter,
  { people, mailbox }: Pick<Stage, 'people' | 'mailbox'>,
): Promise<void>[] {
  let came = 0;
  const lane = async () => {
    while (!load.isOver()) {
      came += 1;
      const asker = new Asker(counter, `127.3.${Math.floor(came / 250)}.${(came % 250) + 1}`);
      const me = `nouvelle-${came}@exemple.invalid`;
      await new Newcomer(load, asker, { me, mailbox, leaves: came % 2 === 0 }).live();
    }
  };
  return Array.from({ length: people.arrivals }, lane);
}
