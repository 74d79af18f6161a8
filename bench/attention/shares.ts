import { quantile } from '../shared/quantiles.ts';

/** How attention is shared among people whom somebody could be shown. */
export type Shares = {
  never: number;
  /** 0 when everyone is shown as often, 1 when one person is shown always. */
  gini: number;
  /** Selections that show one of the most shown 1 %, on average. */
  mostShown: number;
  /** Their part of all places. */
  mostShownShare: number;
  medianKm: number;
};

/**
 * @param shown how often each person was shown, those left out whom nobody suits
 * @param km from whoever looks to each person shown
 */
export function sharesOf(shown: readonly number[], km: readonly number[]): Shares {
  const sorted = shown.toSorted((a, b) => a - b);
  const sum = sorted.reduce((total, times) => total + times, 0);
  const weighted = sorted.reduce((total, times, place) => total + (2 * place + 1 - sorted.length) * times, 0);
  const top = sorted.slice(-Math.ceil(sorted.length / 100));
  const topSum = top.reduce((total, times) => total + times, 0);
  return {
    never: sorted.filter((times) => times === 0).length,
    gini: weighted / (sorted.length * sum),
    mostShown: topSum / top.length,
    mostShownShare: topSum / sum,
    medianKm: quantile(
      km.toSorted((a, b) => a - b),
      0.5,
    ),
  };
}
