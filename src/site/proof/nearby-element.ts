import { townOf } from '#lib/town-of.ts';
import { askServer } from '../scripts/ask-server.ts';

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

export interface NearbyTown {
  town: { name: string; department: string };
  members: number | null;
  verified: number | null;
}

export const TOWN_UNKNOWN = 'Nous ne trouvons pas cette ville. Essayez avec son code postal.';
export const NEARBY_FAILED = 'Le nombre n’a pas pu être lu. Réessayez dans un instant.';

function townName({ town }: Pick<NearbyTown, 'town'>): string {
  return `${townOf(town.name)} (${town.department})`;
}

/** Returns the sentence about a town; never an exact number, and none below fifty. */
function nearbySentence({ town, members, verified }: NearbyTown): string {
  if (members === null)
    return `Les premiers profils arrivent autour de ${townName({ town })}\u202f: le vôtre peut en être.`;
  const most =
    verified === members ? 'pour la plupart' : `dont au moins ${verified?.toLocaleString('fr-FR')}`;
  const proven = verified === null ? '' : `, ${most} vérifiés`;
  return `${townName({ town })} et ses environs\u202f: au moins ${members.toLocaleString('fr-FR')} membres${proven}.`;
}

/** Whether the server's response is a list of towns with their figures. */
function isNearbyList(answer: unknown): answer is NearbyTown[] {
  return (
    Array.isArray(answer) &&
    answer.every(
      (one) =>
        typeof one?.town?.name === 'string' &&
        typeof one.town.department === 'string' &&
        [one.members, one.verified].every((count) => count === null || typeof count === 'number'),
    )
  );
}
