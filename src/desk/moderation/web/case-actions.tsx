import { type Decision, SUSPENSION_DAYS, type SuspensionDays } from '#mechanisms/decisions/rules.ts';
import { Button } from '#ui/button.tsx';
import { useDeskActions } from '#ui/desk/desk-actions.ts';
import { KeyHint } from '#ui/desk/key-hint.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import type { OpenedCase } from '../contract.ts';
import { fittingDecision } from '../rules.ts';
import { DECISION_LABELS, daysWords } from '../texts.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { FAILED, useDecision } from './use-decision.ts';

const KEYS: Record<Decision, string> = { dismiss: 'd', warn: 'w', hide: 'h', suspend: 's', close: 'c' };

interface CaseActionsProps {
  opened: OpenedCase;
  onSettled: (words: string) => void;
}

/** Allowed decisions with their shortcuts. Approving a photo or a text is immediate, as no mail leaves. The others open their panel. */
export function CaseActions({ opened, onSettled }: CaseActionsProps) {
  const deciding = useDecision(opened, (decision) =>
    onSettled(
      decision === 'dismiss'
        ? 'Dossier classé.'
        : 'Décision envoyée\u202f: la personne en reçoit les raisons.',
    ),
  );
  const { choosing, pending, error } = deciding;
  const isContent = opened.kind === 'photo' || opened.kind === 'text';
  const fitting = fittingDecision(opened);

  function choose(decision: Decision) {
    if (decision !== 'dismiss' || !isContent) deciding.choose(decision);
    else if (isWholePhotoSeen()) deciding.decide('dismiss');
  }
  const actionOf = (decision: Decision, key?: string, days?: SuspensionDays) => ({
    key,
    label: days ? `Suspendre ${daysWords(days)}` : DECISION_LABELS[decision],
    run() {
      if (pending) return;
      if (days) deciding.change({ days });
      choose(decision);
    },
  });
  useDeskActions([
    ...opened.allowed.map((decision) => actionOf(decision, KEYS[decision])),
    // Finishes, as on every page.
    ...(opened.allowed.includes('dismiss') ? [actionOf('dismiss', 'e')] : []),
    ...(opened.allowed.includes('suspend') ? SUSPENSION_DAYS : []).map((days) =>
      // A length of one digit is its key.
      actionOf('suspend', days < 10 ? String(days) : undefined, days),
    ),
  ]);

  return (
    <>
      <FailureAlert error={!choosing && error} failed={FAILED} />
      <div className="flex flex-wrap gap-2">
        {opened.allowed.map((decision) => (
          <Button
            key={decision}
            size="small"
            className="px-3!"
            variant={decision === fitting ? 'primary' : decision === 'dismiss' ? 'quiet' : 'secondary'}
            aria-expanded={decision === 'dismiss' && isContent ? undefined : decision === choosing}
            aria-keyshortcuts={KEYS[decision]}
            pending={decision === 'dismiss' && isContent && pending}
            onClick={() => choose(decision)}
          >
            {decision === 'dismiss' && isContent ? 'Valider' : DECISION_LABELS[decision]}
            <KeyHint>{KEYS[decision]}</KeyHint>
          </Button>
        ))}
      </div>
      {choosing ? <DecisionPanel opened={opened} decision={choosing} deciding={deciding} /> : null}
    </>
  );
}

/** A photo counts as looked at once all of it stands on the screen; else it is brought there. */
function isWholePhotoSeen(): boolean {
  const photo = document.querySelector<HTMLImageElement>('[data-evidence] img');
  if (!photo) return true;
  const { left, width, top, bottom } = photo.getBoundingClientRect();
  const ends = [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + width / 2, y));
  if (ends.every((end) => end === photo) && photo.complete && photo.naturalWidth > 0) return true;
  photo.scrollIntoView({ block: 'center' });
  return false;
}
