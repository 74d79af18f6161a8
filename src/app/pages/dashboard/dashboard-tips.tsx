import { Card } from '#ui/card.tsx';

const tips = [
  'Une photo récente et deux phrases sincères donnent envie de vous répondre.',
  'Posez une question sur un détail de son profil plutôt qu’un simple «\u202fça va\u202f?\u202f».',
  'Si le courant passe, proposez un café dans un lieu public, en journée.',
];

export function DashboardTips() {
  return (
    <Card as="section" tone="lin" className="grid content-start gap-3">
      <h3>Trois petits conseils</h3>
      <ol className="grid gap-2.5">
        {tips.map((tip, index) => (
          <li key={tip} className="grid grid-cols-[auto_1fr] items-baseline gap-x-3">
            <span aria-hidden="true" className="w-4 font-title font-semibold text-prune">
              {index + 1}
            </span>
            {tip}
          </li>
        ))}
      </ol>
    </Card>
  );
}
