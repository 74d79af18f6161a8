import { WIDEN_SEARCH_PATH } from '#member/profile/web/shared/widen-search.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { QuietHorizonScene } from '#ui/illustrations/quiet-horizon.tsx';
import type { Selection } from '../contract.ts';
import { JUST_OPENED, underWay } from './shared/nobody-left.ts';
import { WidenButton } from './widen-button.tsx';
import { FEW_SET_ASIDE, widenAdvice, widenSentence } from './widen-sentence.ts';

type SelectionEmptyProps = { selection: Pick<Selection, 'widen' | 'conversations' | 'justOpened'> };

export function SelectionEmpty({ selection: { widen, conversations, justOpened } }: SelectionEmptyProps) {
  const emptiness = conversations > 0 ? underWay(conversations) : justOpened ? JUST_OPENED : undefined;
  if (emptiness)
    return (
      <EmptyState
        title={emptiness.title}
        illustration={<QuietHorizonScene className="block h-auto w-full" />}
        action={conversations > 0 ? <ButtonLink to="/chat">Ouvrir mes messages</ButtonLink> : null}
      >
        <p>{emptiness.text}</p>
      </EmptyState>
    );
  return (
    <EmptyState
      title="Aucun profil ne correspond à vos critères pour le moment."
      illustration={<QuietHorizonScene className="block h-auto w-full" />}
      action={
        <>
          {widen?.wider ? <WidenButton wider={{ ...widen.wider, by: widen.criterion }} /> : null}
          <ButtonLink to={WIDEN_SEARCH_PATH} variant={widen?.wider ? 'secondary' : 'primary'}>
            Élargir mes critères
          </ButtonLink>
        </>
      }
    >
      {widen ? (
        <>
          <p className="mb-2 font-semibold text-encre">{widenSentence(widen)}.</p>
          <p>{widenAdvice(widen)}</p>
        </>
      ) : (
        <p>
          {FEW_SET_ASIDE}. Élargissez un peu les vôtres, d’âge ou de distance, et revenez dans quelques
          jours : nous cherchons parmi les nouveaux profils.
        </p>
      )}
    </EmptyState>
  );
}
