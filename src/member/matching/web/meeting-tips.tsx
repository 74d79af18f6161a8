import { NumberedSteps } from '#ui/numbered-steps.tsx';

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

export function MeetingTips() {
  return <NumberedSteps steps={steps} disc="carte" className="max-w-prose gap-4 pt-2 pb-3" />;
}
