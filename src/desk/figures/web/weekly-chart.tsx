import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { FigureCard } from '../texts.ts';
import { shortDay, valueWords } from './figure-words.ts';

export interface WeeklyChartProps {
  weeks: readonly string[];
  series: readonly { name: string; values: readonly (number | null)[] }[];
  unit: FigureCard['unit'];
}

/** Series differ by fill, not by colour alone. */
const FILLS = ['var(--color-prune)', 'var(--color-abricot-100)'];
const AXIS = { tickLine: false, axisLine: false, stroke: 'var(--color-encre-2)' };
/** Beyond this number of bars their values do not fit; « 2 h 05 » is wide. */
const LABELLED_BARS = { members: 13, number: 13, percent: 13, minutes: 5 };
const EDGES = ['var(--color-prune)', 'var(--color-abricot-700)'];

/** Hidden from screen readers and keyboard: the table has the same data. */
export function WeeklyChart({ weeks, series, unit }: WeeklyChartProps) {
  const rows = weeks.map((week, index) => ({
    week: shortDay(week),
    ...Object.fromEntries(series.map(({ name, values }) => [name, values[index] ?? null])),
  }));
  return (
    <div aria-hidden="true" className="h-48 text-xs [&_.recharts-label-list]:max-sm:hidden">
      <ResponsiveContainer>
        <BarChart data={rows} accessibilityLayer={false} margin={{ top: 18, right: 0, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--color-filet)" />
          <XAxis {...AXIS} dataKey="week" minTickGap={16} />
          <YAxis
            {...AXIS}
            width={64}
            allowDecimals={false}
            tickFormatter={(value: number) => valueWords(value, unit)}
          />
          <Tooltip
            cursor={{ fill: 'var(--color-lin)' }}
            contentStyle={{ backgroundColor: 'var(--color-carte)', border: '1px solid var(--color-filet)' }}
            isAnimationActive={false}
            formatter={(value) => valueWords(typeof value === 'number' ? value : null, unit)}
          />
          {series.map(({ name }, index) => (
            <Bar
              key={name}
              dataKey={name}
              fill={FILLS[index]}
              stroke={EDGES[index]}
              radius={[4, 4, 0, 0]}
              maxBarSize={28}
              isAnimationActive={false}
            >
              {series.length > 1 || weeks.length > LABELLED_BARS[unit] ? null : (
                <LabelList
                  dataKey={name}
                  position="top"
                  fill="var(--color-encre-2)"
                  formatter={(value) =>
                    typeof value === 'number' && value > 0 ? valueWords(value, unit) : ''
                  }
                />
              )}
            </Bar>
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
