import { Button } from '#ui/button.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { deskModerationApi } from './shared/api.ts';
import { useNoticeAnswer } from './use-answer.ts';

const WORDS = {
  dismissed: {
    title: 'Classer la notification',
    effect:
      'Rien ne change sur le site. La personne qui a écrit reçoit votre réponse et les voies de recours.',
    confirm: 'Classer et répondre',
  },
  acted: {
    title: 'Un contenu du site a été retiré',
    effect:
      'À dire une fois une page, un article ou un témoignage corrigé. Pour un profil, dites d’abord lequel\u202f: vous pourrez en décider ici. La personne qui a écrit reçoit votre réponse.',
    confirm: 'Répondre',
  },
};

export function NoticeActions({ id, onSettled }: { id: string; onSettled: () => void }) {
  const answer = useNoticeAnswer(id, deskModerationApi.answerNotice.mutationOptions(), onSettled);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onClick={() => answer.choose('dismissed')}>
          Classer
        </Button>
        <Button size="small" variant="secondary" onClick={() => answer.choose('acted')}>
          Un contenu du site a été retiré
        </Button>
      </div>
      <AnswerDialog answer={answer} words={WORDS} cancelLabel="Annuler" />
    </>
  );
}
