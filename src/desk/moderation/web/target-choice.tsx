import { classNames } from '#ui/class-names.ts';
import { Fieldset } from '#ui/fieldset.tsx';
import type { HidingTarget } from '../contract.ts';
import { CasePhoto } from './case-photo.tsx';

interface TargetChoiceProps {
  caseId: string;
  targets: readonly HidingTarget[];
  value: string;
  error: string | undefined;
  onChange: (content: string) => void;
}

/** Shows the content itself, not only its name. */
export function TargetChoice({ caseId, targets, value, error, onChange }: TargetChoiceProps) {
  return (
    <Fieldset role="radiogroup" legend="Ce que vous masquez" error={error}>
      {() => (
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {targets
            .filter(({ hidden }) => !hidden)
            .map(({ content, label, text, photoId }) => (
              <label
                key={content}
                className={classNames(
                  'flex min-h-11 cursor-pointer flex-col gap-2 rounded-[20px] border-[1.5px] border-bord bg-carte p-2.5',
                  'has-checked:border-prune has-checked:bg-rosee has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-prune',
                  !photoId && 'col-span-full',
                )}
              >
                <input
                  type="radio"
                  name="target"
                  value={content}
                  checked={content === value}
                  onChange={() => onChange(content)}
                  className="sr-only"
                />
                {photoId ? (
                  <CasePhoto caseId={caseId} photoId={photoId} alt="" className="aspect-[4/5] w-full" />
                ) : null}
                <span className="font-semibold wrap-anywhere">{label}</span>
                {text ? <span className="text-sm wrap-anywhere text-encre-2">{text}</span> : null}
              </label>
            ))}
        </div>
      )}
    </Fieldset>
  );
}
