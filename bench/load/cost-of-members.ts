import { inMs } from '../shared/quantiles.ts';
import { machineLine } from '../shared/say.ts';
import { tableOf } from '../shared/table.ts';
import { FEWEST_CORES, HEADROOM, HOUR, PRICE_LISTS } from './assumptions.ts';
import { allOf, type Cost, type Part } from './cost.ts';

const SIZES = [100_000, 1_000_000, 10_000_000];
const VISITS_A_SECOND = (HOUR.comeOnTheDay * HOUR.ofThoseAtOnce * HOUR.visitsAMinute) / 60;

/** The part of docs/scaling.md that follows from the measured cost of a visit. */
export function costOfMembers(cost: Cost, requestsAVisit: number): string[] {
  const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 0 });
  const toTwoDigits = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: 2 });
  const percent = (share: number) => `${number(100 * share)} %`;
  const aCore = (1000 * (1 - HEADROOM)) / (allOf(cost) * VISITS_A_SECOND);
  const rows = SIZES.map((members) => {
    const visits = members * VISITS_A_SECOND;
    const cores = (part: Part) =>
      Math.max(FEWEST_CORES[part], Math.ceil((visits * cost[part]) / 1000 / (1 - HEADROOM)));
    const each = [cores('Node'), cores('PostgreSQL'), cores('nginx')];
    const all = each.reduce((sum, one) => sum + one, 0);
    const euros = PRICE_LISTS.map((list) => number((all * list.month) / list.cores));
    const here = members * HOUR.comeOnTheDay * HOUR.ofThoseAtOnce;
    return [number(members), number(here), number(visits), ...each.map(number), number(all), ...euros];
  });
  return [
    `Measured: one visit of the mix takes **${inMs(allOf(cost))} ms** of processor (Node ${inMs(cost.Node)}, PostgreSQL ${inMs(cost.PostgreSQL)}, nginx ${inMs(cost.nginx)}) at half of the highest`,
    `rate of \`npm run bench -- load\`, and is ${requestsAVisit.toFixed(1)} requests (${machineLine()}).`,
    '',
    `Assumed: on a Thursday at 18:00 (decision 14) ${percent(HOUR.comeOnTheDay)} of the members come on the day, ${percent(HOUR.ofThoseAtOnce)} of those are here within the same minutes, and each of them makes`,
    `${HOUR.visitsAMinute} visit of the mix a minute. A core is used up to ${percent(1 - HEADROOM)}: the headroom is ${percent(HEADROOM)}.`,
    '',
    `So one core carries **${toTwoDigits(aCore)} members**. Whole cores for each part, at least two for Node so that one node may restart:`,
    '',
    ...tableOf(
      [
        ...['members', 'here at once', 'visits/s', 'Node, cores', 'PostgreSQL, cores', 'nginx, cores', 'all'],
        ...PRICE_LISTS.map(({ name }) => `${name}, € a month`),
      ],
      rows,
    ),
    '',
    `The price lists are assumptions, remembered and not looked up: ${PRICE_LISTS.map(({ name, cores, month, of }) => `${name} (${cores} virtual cores, ${month} € a month; ${of})`).join(', ')}.`,
    'Disks, photos in S3, traffic, mails, backups and a second PostgreSQL come on top; a core of the list is not the core that was measured. PostgreSQL is counted in',
    'line with the members: « flat » shows which requests are, up to a million.',
  ];
}
