import { DANGER_STEPS, EMERGENCY_NUMBERS } from '../texts.ts';

type Contact = { name: string; phone: string };

/** The numbers are static, so that they show before any data is loaded. */
export function DangerSteps({ contacts }: { contacts: readonly Contact[] | undefined }) {
  return (
    <section aria-labelledby="danger" className="grid gap-5 rounded-card bg-abricot-100 p-5">
      <h2 id="danger" className="text-h3">
        Une vie est en danger
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {EMERGENCY_NUMBERS.map(({ number, who, what }) => (
          <li key={number} className="flex gap-3 rounded-field bg-papier p-3">
            <a
              href={number === '114' ? 'sms:114' : `tel:${number}`}
              className="inline-flex min-h-11 min-w-16 items-center justify-center text-[1.375rem] font-semibold underline"
            >
              {number}
            </a>
            <span>
              <strong>{who}</strong>
              <br />
              {what}
            </span>
          </li>
        ))}
      </ul>
      <ol className="grid list-decimal gap-3 pl-6">
        {DANGER_STEPS.map(({ title, text }) => (
          <li key={title} className="max-w-3xl">
            <strong>{title}.</strong> {text}
          </li>
        ))}
      </ol>
      <div className="grid gap-2">
        <h3 className="text-[1.125rem]">Qui appeler dans l’équipe, dans cet ordre</h3>
        {contacts?.length ? (
          <ol className="grid list-decimal gap-1 pl-6">
            {contacts.map(({ name, phone }) => (
              <li key={`${name} ${phone}`}>
                {name} :{' '}
                <a href={`tel:${phone.replaceAll(/[ .]/g, '')}`} className="font-semibold underline">
                  {phone}
                </a>
              </li>
            ))}
          </ol>
        ) : (
          <p>
            {contacts
              ? 'Aucun numéro n’est réglé sur ce site (DANGER_CONTACTS) : appelez les secours, puis l’administration.'
              : 'La liste arrive…'}
          </p>
        )}
      </div>
    </section>
  );
}
