import { askServer } from '../scripts/ask-server.ts';
import {
  isNearbyList,
  NEARBY_FAILED,
  type NearbyTown,
  nearbySentence,
  TOWN_UNKNOWN,
  townName,
} from './nearby-words.ts';

/** `<nearby-count>`: sends the town to our own server on submit, never while typing. */
class NearbyElement extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.ask();
    });
  }

  private async ask(): Promise<void> {
    const typed = this.querySelector('input')?.value ?? '';
    const answer = await askServer(`/api/members-nearby?q=${encodeURIComponent(typed)}`);
    const towns: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
    if (isNearbyList(towns)) this.show(towns, 0);
    else this.tell(NEARBY_FAILED, []);
  }

  private show(towns: readonly NearbyTown[], chosen: number): void {
    const town = towns[chosen];
    if (!town) {
      this.tell(TOWN_UNKNOWN, []);
      return;
    }
    // Arrondissements are displayed as their town.
    const seen = new Set([townName(town)]);
    const others = towns.flatMap((other, place) => {
      const name = townName(other);
      if (seen.has(name)) return [];
      seen.add(name);
      return [{ other, place }];
    });
    this.tell(
      nearbySentence(town),
      others.map(({ other, place }) => this.choice(other, () => this.show(towns, place))),
    );
  }

  private choice(town: NearbyTown, choose: () => void): HTMLElement {
    const item = document.createElement('li');
    const button = document.createElement('button');
    button.type = 'button';
    button.className = this.dataset.choice ?? '';
    button.textContent = townName(town);
    button.addEventListener('click', choose);
    item.append(button);
    return item;
  }

  private tell(sentence: string, others: readonly HTMLElement[]): void {
    const said = this.querySelector('[data-answer]');
    if (said) said.textContent = sentence;
    this.querySelector('[data-others]')?.replaceChildren(...others);
  }
}

export function defineNearby(): void {
  if (!customElements.get('nearby-count')) customElements.define('nearby-count', NearbyElement);
}
