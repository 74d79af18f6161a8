import { FoldingPart } from '#ui/folding-part.tsx';
import { DashboardTips } from './dashboard-tips.tsx';
import { QuietCard } from './quiet-card.tsx';

export function AdviceSection({ answered }: { answered: boolean }) {
  return (
    <FoldingPart
      id="my-advice"
      title="Mes conseils"
      hint={answered ? 'Vos articles, et trois idées pour vos échanges' : 'Trois idées pour vos échanges'}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <QuietCard
          title="Mes conseils personnalisés"
          text={
            answered
              ? 'Des articles écrits pour ce que vous nous avez confié dans le quiz, et une chose à essayer cette semaine.'
              : 'Répondez aux quatre questions du quiz\u202f: des pistes pour vous en seront tirées.'
          }
          door={{ to: '/conseils', label: 'Lire mes conseils' }}
        />
        <DashboardTips />
      </div>
    </FoldingPart>
  );
}
