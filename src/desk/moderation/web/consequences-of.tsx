import { teamMoment } from '#browser/team-time.ts';
import type { Consequences } from '#mechanisms/decisions/contract.ts';
import type { Decision } from '#mechanisms/decisions/rules.ts';

interface ConsequencesOfProps {
  decision: Decision;
  consequences: Consequences;
}

/** What would happen, and the mail word for word. */
export function ConsequencesOf({ decision, consequences }: ConsequencesOfProps) {
  const { mail } = consequences;
  return (
    <section className="grid gap-2" aria-label="Ce qui va se passer">
      <ul className="grid list-disc gap-1 pl-5">
        {consequenceWords(decision, consequences).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {mail ? (
        <figure className="grid gap-1 rounded-[20px] bg-lin px-4 py-3">
          <figcaption className="font-semibold wrap-anywhere">{mail.subject}</figcaption>
          <p className="text-sm wrap-anywhere whitespace-pre-line">{mail.text}</p>
        </figure>
      ) : null}
    </section>
  );
}

/** Of a measure on the content alone, or of none. */
const EFFECTS: Partial<Record<Decision, string>> = {
  dismiss: 'Rien ne change pour la personne, qui n’en saura rien.',
  warn: 'Le compte reste ouvert.',
  hide: 'Les autres membres ne le voient plus.',
};

function consequenceWords(
  decision: Decision,
  { until, ended, contacts, cancelled, answered, mail }: Consequences,
): string[] {
  const { dates, places, appointments } = cancelled;
  const when = until && teamMoment(new Date(until));
  const closing = decision === 'suspend' ? 'Le compte est suspendu jusqu’au' : 'Le compte ferme';
  const sentences = [
    EFFECTS[decision] ?? `${closing} ${when}.`,
    when && !mail && 'Le compte est supprimé\u202f: c’est son adresse qui ne pourra pas servir.',
    when && mail && !ended && 'Une décision plus forte tient déjà\u202f: rien d’autre ne change.',
    ended && 'La personne est déconnectée partout.',
    ended && `Annulés\u202f: rendez-vous ${dates}, places d’atelier ${places}, entretiens ${appointments}.`,
    contacts > 0 && ended && `Contacts qui lisent qu’elle n’est pas joignable\u202f: ${contacts}.`,
    answered > 0 && `Réponses à qui a signalé\u202f: ${answered}.`,
  ];
  return sentences.filter((sentence) => typeof sentence === 'string');
}
