const steps = [
  {
    title: 'Lisez avant d’écrire',
    text: 'Prenez le temps de chaque profil. Relevez un détail qui vous touche : c’est lui qui ouvrira la conversation.',
  },
  {
    title: 'Écrivez à peu de personnes',
    text: 'Trois conversations suivies valent mieux que dix survolées. Posez de vraies questions, et répondez aux siennes.',
  },
  {
    title: 'Rencontrez-vous simplement',
    text: 'Quand l’envie est là des deux côtés, proposez un café dans un lieu public, en journée, et prévenez une personne proche.',
  },
];

/** Three steps to a quality meeting. */
export function MeetingTips() {
  return (
    <ol className="grid max-w-prose gap-4 pt-2 pb-3">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4">
          <span
            aria-hidden="true"
            className="row-span-2 grid size-9 place-items-center rounded-full bg-white font-title font-semibold text-sauge"
          >
            {index + 1}
          </span>
          <span className="font-semibold">{title}</span>
          <span className="col-start-2">{text}</span>
        </li>
      ))}
    </ol>
  );
}
