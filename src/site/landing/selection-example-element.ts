import { prefersLessMotion } from '#browser/prefers-less-motion.ts';

export interface DrawnPerson {
  firstName: string;
  about: string;
  place: string;
  picture: string;
}

export interface DrawnSelections {
  people: readonly DrawnPerson[];
  /** Keyed by the indices of the choices, joined by « - ». */
  selections: Record<string, DrawnSelection | undefined>;
}

export interface DrawnSelection {
  /** Indices into `people`, best first. */
  people: readonly number[];
  scores: readonly number[];
  label: string;
  /** « Avec Lucie »: the person whose answers are compared. */
  with: string;
  reasons: string;
  parts: readonly string[];
}

const FADE = { duration: 220, easing: 'ease-out' };

/** `<selection-example>`: the people in the phone follow the visitor's choices. */
class SelectionExampleElement extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('change', () => this.draw());
    // A browser may restore the choices of an earlier visit.
    this.draw();
  }

  private draw(): void {
    const { people, selections }: DrawnSelections = JSON.parse(this.dataset.drawn ?? '{}');
    const chosen = [...this.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
    const selection = selections[chosen.join('-')];
    if (!selection) return;
    const [first, ...others] = selection.people.flatMap((place) => people[place] ?? []);
    if (!first) return;
    const before = this.write('about', first.about);
    this.write('place', first.place);
    this.write('label', selection.label);
    this.write('with', selection.with);
    this.write('reasons', selection.reasons);
    this.picture('[data-first]', first);
    for (const [place, part] of [...this.querySelectorAll('[data-part-of-score]')].entries())
      part.textContent = selection.parts[place] ?? '';
    for (const [place, other] of [...this.querySelectorAll('[data-other]')].entries()) {
      const person = others[place];
      if (!person) continue;
      this.picture('img', person, other);
      this.write('name', person.firstName, other);
      this.write('score', `${selection.scores[place + 1]}\u202f%`, other);
    }
    if (before !== first.about) this.fade();
    const names = [first, ...others].map(({ firstName }) => firstName).join(', ');
    if (this.hasAttribute('data-followed')) this.write('told', `${names}. ${selection.label}`);
    this.toggleAttribute('data-followed', true);
  }

  /** Returns the previous text. */
  private write(name: string, text: string, within: Element = this): string | undefined {
    const place = within.querySelector(`[data-${name}]`);
    const before = place?.textContent;
    if (place && before !== text) place.textContent = text;
    return before;
  }

  private picture(selector: string, { picture }: DrawnPerson, within: Element = this): void {
    const image = within.querySelector<HTMLImageElement>(selector);
    if (image && image.getAttribute('src') !== picture) image.src = picture;
  }

  private fade(): void {
    if (prefersLessMotion()) return;
    this.querySelector('[data-first]')?.animate?.([{ opacity: 0.3 }, { opacity: 1 }], FADE);
  }
}

export function defineSelectionExample(): void {
  if (!customElements.get('selection-example'))
    customElements.define('selection-example', SelectionExampleElement);
}
