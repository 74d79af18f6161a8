import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { FAMILY_PLANS } from '#member/profile/rules.ts';
import { Actor, type Load } from './actor.ts';
import type { Asker } from './asker.ts';

const photo = z.object({ id: z.string() });
const workshops = z.array(z.object({ dates: z.array(z.object({ id: z.string() })) }));

/** Repeatedly changes their own data: answers, photos, places, messages to the team. */
export class Resident extends Actor {
  private readonly picture: Blob;
  private readonly photos: string[] = [];
  private readonly places: string[] = [];
  private paused = false;
  private turns = 0;

  constructor(load: Load, asker: Asker, { me, picture }: { me: string; picture: Blob }) {
    super(load, asker, me);
    this.picture = picture;
  }

  async live(): Promise<void> {
    await this.rest(0, 2_000);
    const acts = [
      () => this.changeSearch(),
      () => this.changeBio(),
      () => this.changePlace(),
      () => this.changePhotos(),
      () => this.writeToTeam(),
      () => this.changePause(),
      () => this.changePlace(),
      () => this.changeLifeProject(),
      () => this.changePhotos(),
      () => this.writeLetter(),
    ];
    while (!this.load.isOver()) {
      this.turns += 1;
      await acts[(this.turns + this.me.length) % acts.length]?.();
      await this.rest(700, 2_200);
    }
  }

  private async changeSearch(): Promise<void> {
    const max_distance = this.between(20, 90);
    const body = { preferred_gender: 'homme', min_age: 25, max_age: 60, max_distance, dealbreakers: [] };
    const request = { method: 'PUT', path: '/api/search-preferences', body };
    await this.change(request, 'search', this.me, String(max_distance));
  }

  private async changeBio(): Promise<void> {
    const bio = `J’aime le pain chaud, la mer et le numéro ${this.turns}.`;
    await this.change({ method: 'PATCH', path: '/api/profile', body: { bio } }, 'bio', this.me, bio);
  }

  private async changeLifeProject(): Promise<void> {
    const family_plans = FAMILY_PLANS[this.turns % FAMILY_PLANS.length] ?? FAMILY_PLANS[0];
    const body = { living_preference: 'En ville', living_arrangement: 'Vie commune', family_plans };
    const request = { method: 'PUT', path: '/api/life-project', body };
    await this.change(request, 'life project', this.me, family_plans);
  }

  private async changePause(): Promise<void> {
    this.paused = !this.paused;
    const path = `/api/profile/${this.paused ? 'pause' : 'resume'}`;
    await this.change({ method: 'POST', path }, 'pause', this.me, this.paused ? 'paused' : 'shown');
  }

  private async changePhotos(): Promise<void> {
    const removed = this.photos.length > 2 ? this.photos.shift() : undefined;
    return removed === undefined ? this.addPhoto() : this.removePhoto(removed);
  }

  private async addPhoto(): Promise<void> {
    const body = new FormData();
    body.set('photo', this.picture, 'photo.jpg');
    body.set('clientId', randomUUID());
    const answer = await this.post('/api/profile/photos', body);
    if (answer?.outcome !== 'done') return;
    const { id } = photo.parse(answer.body);
    this.photos.push(id);
    this.load.history.acknowledge('photo', id, this.me);
  }

  private async removePhoto(id: string): Promise<void> {
    this.load.history.forget('photo', id);
    const answer = await this.insist('DELETE', `/api/profile/photos/${id}`);
    // Removed by an earlier request whose response was lost.
    if (answer?.outcome === 'done' || answer?.status === 404)
      this.load.history.acknowledge('photo removed', id);
  }

  private async changePlace(): Promise<void> {
    const held = this.places.length > 1 ? this.places.shift() : undefined;
    if (held === undefined) return this.enterAdmission();
    const key = `${this.me} ${held}`;
    this.load.history.forget('place', key);
    await this.change({ method: 'DELETE', path: pathOf(held) }, 'place given back', key);
  }

  private async enterAdmission(): Promise<void> {
    const list = await this.get('/api/workshops');
    if (list?.outcome !== 'done') return;
    const dates = workshops.parse(list.body).flatMap((one) => one.dates);
    const date = dates[this.between(0, dates.length - 1)]?.id;
    if (date === undefined || this.places.includes(date)) return;
    const key = `${this.me} ${date}`;
    this.load.history.forget('place given back', key);
    if (await this.change({ method: 'POST', path: pathOf(date) }, 'place', key)) this.places.push(date);
  }

  private async writeToTeam(): Promise<void> {
    const clientId = randomUUID();
    const content = `Une question de ${this.me}, la numéro ${this.turns}`;
    const path = '/api/support/member/messages';
    await this.change(
      { method: 'POST', path, body: { clientId, content } },
      'support message',
      clientId,
      content,
    );
  }

  /** Sends once, like the page: a letter has no idempotency key, so a second one would be another letter. */
  private async writeLetter(): Promise<void> {
    const message = `Lettre ${this.turns} de ${this.me}`;
    const writer = { first_name: 'Claire', last_name: 'Exemple', email: this.me, phone: '0612345678' };
    const body = { ...writer, recipient: 'admin', message };
    const answer = await this.asker.ask({ method: 'POST', path: '/api/contact', body });
    if (answer.outcome === 'done') this.load.history.acknowledge('letter', message);
  }
}

function pathOf(date: string): string {
  return `/api/workshop-sessions/${date}/registration`;
}
