import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sizeCharts } from '#testing/sized-charts.ts';
import { WeeklyChart } from './weekly-chart.tsx';

test('the bars show the values of the axis and the table', async () => {
  sizeCharts();
  const { container } = render(
    <WeeklyChart weeks={['2026-11-16']} series={[{ name: 'Délai', values: [125] }]} unit="minutes" />,
  );
  await waitFor(() => expect(container.querySelector('.recharts-label-list')).not.toBeNull());
  expect(container.querySelector('.recharts-label-list')?.textContent).toBe('2\u00a0h\u00a005');
});
