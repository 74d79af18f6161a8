import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { WhomToCall } from '#desk/staff/web/shared/whom-to-call.tsx';
import { pastMoment } from '#lib/past-moment.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import type { OpenedCase } from '../contract.ts';
import { DANGER_STEPS } from '../rules.ts';
import { DANGER_STEP_TEXTS } from '../texts.ts';
import { deskModerationApi } from './shared/api.ts';

export function DangerChecklist({ opened: { id, ticks } }: { opened: OpenedCase }) {
  const { mutate, error, isPending, variables } = useDeskChange(
    deskModerationApi,
    deskModerationApi.tick.mutationOptions(),
  );
  return (
    <Disclosure
      className="rounded-card bg-abricot-100 p-4"
      defaultOpen={ticks.length === 0}
      label={`Une vie est en danger\u202f: ${ticks.length} sur ${DANGER_STEPS.length} faites`}
    >
      <div className="grid gap-2">
        {DANGER_STEPS.map((step) => {
          const tick = ticks.find((one) => one.step === step);
          const pressed = isPending && variables.step === step;
          return (
            <Checkbox
              key={step}
              checked={pressed ? variables.done : tick !== undefined}
              hint={tick && `Fait par ${tick.by}, ${pastMoment(new Date(tick.at), new Date())}`}
              onChange={({ target }) => (isPending ? undefined : mutate({ id, step, done: target.checked }))}
            >
              {DANGER_STEP_TEXTS[step].title}
            </Checkbox>
          );
        })}
        <FailureAlert error={error} failed="Ce n’est pas noté. Vérifiez votre connexion et réessayez." />
        <WhomToCall />
      </div>
    </Disclosure>
  );
}
