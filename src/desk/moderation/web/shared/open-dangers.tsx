import { useQuery } from '@tanstack/react-query';
import { deviceZone } from '#browser/clock.ts';
import { useNow } from '#browser/use-now.ts';
import { DESK_PATH } from '#lib/paths.ts';
import { pastMoment } from '#lib/relative-day.ts';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/link.tsx';
import { DANGER_STEPS } from '../../rules.ts';
import { DANGER_STEP_TEXTS } from '../../texts.ts';
import { personWords } from '../case-words.tsx';
import { deskModerationApi, QUEUE_ASK_AGAIN_MS } from './api.ts';

/** Dangers with unfinished steps, by name and time: the written report is due the same day (DSA, article 18). */
export function OpenDangers() {
  const now = useNow();
  const { data = [] } = useQuery(
    deskModerationApi.dangers.queryOptions({ refetchInterval: QUEUE_ASK_AGAIN_MS }),
  );
  if (data.length === 0) return null;
  return (
    <Card tone="abricot" padding="small">
      <section aria-labelledby="dangers-ouverts" className="grid gap-3">
        <h2 id="dangers-ouverts" className="text-lg">
          {data.length > 1 ? 'Des dangers à finir' : 'Un danger à finir'}
        </h2>
        <ul className="grid gap-3">
          {data.map((one) => (
            <li key={one.id} className="grid gap-1">
              <p className="flex flex-wrap gap-x-3">
                <strong className="font-semibold wrap-anywhere">{personWords(one)}</strong>
                <span>
                  arrivé {pastMoment(new Date(one.createdAt), now, deviceZone())}
                  {one.settledAt ? ', décidé' : ''}
                </span>
                <TextLink to={`${DESK_PATH}/moderation/${one.id}`}>Ouvrir le dossier</TextLink>
              </p>
              <ul className="grid list-disc gap-0.5 pl-5">
                {DANGER_STEPS.filter((step) => !one.ticks.some((tick) => tick.step === step)).map((step) => (
                  <li key={step}>
                    {DANGER_STEP_TEXTS[step].title}
                    {step === 'justice' ? ', aujourd’hui même' : ''}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
