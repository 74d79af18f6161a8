import { PAGE_FACTS, type PageFact, PLACEHOLDER_ORIGIN } from '#lib/placeholders.ts';
import { type DrawnSlots, PAGE_SLOTS, type PageSlot } from '#lib/public-people.ts';

export type PageFacts = { [name in PageFact]?: string };

const MAILBOXES: readonly PageFact[] = ['LEGAL_CONTACT_EMAIL', 'SECURITY_CONTACT'];
/** What a page displays for `none`: an association has no capital, a new business no number yet. */
const NONE: PageFacts = {
  LEGAL_CAPITAL: 'sans objet',
  LEGAL_REGISTRATION: 'immatriculation en cours',
  LEGAL_MEDIATOR: 'pas encore désigné, son nom figurera ici avant la première offre payante',
};
const TO_COMPLETE = '<strong>à compléter par la configuration du site</strong>';
const CONDITION = /<server-if (has|lacks)="(\w+)">([\s\S]*?)<\/server-if>/g;
const SLOT = /<server-slot name="([\w-]+)">([\s\S]*?)<\/server-slot>/g;
/** Text entered at the desk is inserted last, so that it is never parsed as a fact or a condition. */
const keptAside = (place: number) => `<server-aside place="${place}"/>`;
const ASIDE = /<server-aside place="(\d+)"\/>/g;
const FACT = /\{\{(\w+)\}\}/g;

/**
 * Fills a built page with data of its server (D25): its address, and the facts of its publisher. A missing fact is
 * displayed as missing, or its passage is omitted.
 * @param page HTML, or any other text of the build
 * @param origin public address of the site, without a trailing slash
 * @param slots parts that replace those of the build, by name
 * @throws Error when the page refers to an unknown fact or slot
 */
export function fillPage(page: string, origin: string, facts: PageFacts, slots: DrawnSlots = {}): string {
  const drawn: string[] = [];
  return page
    .replaceAll(PLACEHOLDER_ORIGIN, origin)
    .replace(SLOT, (_, name: string, built: string) => {
      const part = slots[knownSlot(name)];
      if (part === undefined) return built;
      return keptAside(drawn.push(part.replaceAll(PLACEHOLDER_ORIGIN, origin)) - 1);
    })
    .replace(CONDITION, (_, condition: string, name: string, content: string) =>
      (condition === 'has') === (facts[known(name)] !== undefined) ? content : '',
    )
    .replace(FACT, (_, name: string) => written(known(name), facts))
    .replace(ASIDE, (_, place: string) => drawn[Number(place)] ?? '');
}

function known(name: string): PageFact {
  const fact = PAGE_FACTS.find((one) => one === name);
  if (!fact) throw new Error(`A page asks for a fact that does not exist: ${name}`);
  return fact;
}

function knownSlot(name: string): PageSlot {
  const slot = PAGE_SLOTS.find((one) => one === name);
  if (!slot) throw new Error(`A page has a slot that does not exist: ${name}`);
  return slot;
}

function written(name: PageFact, facts: PageFacts): string {
  const value = facts[name];
  if (value === undefined) return TO_COMPLETE;
  const text = escaped(value === 'none' ? (NONE[name] ?? value) : value);
  return MAILBOXES.includes(name) ? `<a href="mailto:${text}">${text}</a>` : text;
}

function escaped(text: string): string {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}
