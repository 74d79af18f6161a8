import { useState } from 'react';
import { currentTime, deviceZone } from '#browser/clock.ts';
import { WhomToCall } from '#desk/staff/web/shared/whom-to-call.tsx';
import { pastMoment } from '#lib/relative-day.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { OpenedCase } from '../contract.ts';
import { DANGER_STEPS, STRUCK_REASON_MAX_LENGTH } from '../rules.ts';
import { DANGER_STEP_TEXTS } from '../texts.ts';
import { deskModerationApi } from './shared/api.ts';

export function DangerChecklist({ opened: { id, ticks } }: { opened: OpenedCase }) {
  const { mutate, error, isPending, variables } = useDeskChange(
    deskModerationApi,
    deskModerationApi.tick.mutationOptions(),
  );
  const left = DANGER_STEPS.filter((step) => !ticks.some((tick) => tick.step === step));
  return (
    <Disclosure
      className="rounded-card bg-abricot-100 p-4"
      defaultOpen={left.length > 0}
      label={`Une vie est en danger\u202f: ${DANGER_STEPS.length - left.length} étapes sur ${DANGER_STEPS.length}`}
    >
      <div className="grid gap-2">
        {DANGER_STEPS.map((step) => {
          const tick = ticks.find((one) => one.step === step);
          const pressed = isPending && variables.steps.includes(step);
          return (
            <Checkbox
              key={step}
              checked={pressed ? variables.state !== 'open' : tick !== undefined}
              hint={tick && tickWords(tick)}
              onChange={({ target }) =>
                isPending ? undefined : mutate({ id, steps: [step], state: target.checked ? 'done' : 'open' })
              }
            >
              {DANGER_STEP_TEXTS[step].title}
            </Checkbox>
          );
        })}
        {left.length > 0 ? (
          <StrikeForm
            pending={isPending}
            onStrike={(reason) => mutate({ id, steps: left, state: 'struck', reason })}
          />
        ) : null}
        <FailureAlert error={error} failed="Ce n’est pas noté. Vérifiez votre connexion et réessayez." />
        <WhomToCall />
      </div>
    </Disclosure>
  );
}

function tickWords({ by, at, struck }: OpenedCase['ticks'][number]): string {
  const when = pastMoment(new Date(at), currentTime(), deviceZone());
  return struck === null ? `Fait par ${by}, ${when}` : `Barré par ${by}, ${when}\u202f: ${struck}`;
}

/** A false alarm needs no steps; the reason is stored with the case. */
function StrikeForm({ pending, onStrike }: { pending: boolean; onStrike: (reason: string) => void }) {
  const [reason, setReason] = useState<string>();
  const [error, setError] = useState<string>();
  if (reason === undefined)
    return (
      <Button variant="quiet" size="small" className="justify-self-start" onClick={() => setReason('')}>
        Barrer ce qui reste
      </Button>
    );
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim()) onStrike(reason.trim());
        else setError('Dites pourquoi ces étapes ne s’appliquent pas.');
      }}
    >
      <TextArea
        label="Pourquoi ces étapes ne s’appliquent pas"
        rows={2}
        maxLength={STRUCK_REASON_MAX_LENGTH}
        value={reason}
        error={error}
        onChange={({ target }) => {
          setReason(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="secondary" size="small" className="justify-self-start" pending={pending}>
        Barrer ces étapes
      </Button>
    </form>
  );
}
