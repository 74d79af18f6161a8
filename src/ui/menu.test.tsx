import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

// Each press precedes the menu's code.
beforeEach(() => {
  vi.resetModules();
});

async function show() {
  onTestFinished(cleanup);
  // A page that is never idle: only the press loads the code.
  vi.stubGlobal('requestIdleCallback', () => 0);
  const { Menu } = await import('./menu.tsx');
  const { Flag } = await import('lucide-react');
  const onSelect = vi.fn();
  render(<Menu label="Autres actions" actions={[{ label: 'Signaler', icon: Flag, onSelect }]} />);
  return { user: userEvent.setup(), onSelect, opener: screen.getByRole('button') };
}

type Shown = Awaited<ReturnType<typeof show>>;

const PRESSES: Record<string, (shown: Shown) => Promise<void>> = {
  mouse: ({ user, opener }) => user.click(opener),
  'mouse, released once the code is there': async ({ user, opener }) => {
    await user.pointer({ target: opener, keys: '[MouseLeft>]' });
    await screen.findByRole('menuitem');
    await user.pointer({ keys: '[/MouseLeft]' });
  },
  finger: ({ user, opener }) => user.pointer({ target: opener, keys: '[TouchA]' }),
  Enter: async ({ user }) => {
    await user.tab();
    await user.keyboard('{Enter}');
  },
  'space, released once the code is there': async ({ user }) => {
    await user.tab();
    await user.keyboard('[Space>]');
    await screen.findByRole('menuitem');
    await user.keyboard('[/Space]');
  },
};

test.each(Object.entries(PRESSES))(
  'a press by %s opens the menu once its code has loaded',
  async (_, press) => {
    const shown = await show();
    await press(shown);
    await screen.findByRole('menuitem', { name: 'Signaler' });
    // A wrong close would happen at once.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await shown.user.click(screen.getByRole('menuitem', { name: 'Signaler' }));
    await expect.poll(() => shown.onSelect).toHaveBeenCalledOnce();
  },
);

test('a merely focused button keeps the focus', async () => {
  const { user, opener } = await show();
  await user.tab();
  expect(document.activeElement).toBe(opener);
  await user.keyboard('{Shift}');
  expect(screen.queryByRole('menu')).toBeNull();
});
