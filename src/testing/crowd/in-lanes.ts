/** Processes items with limited concurrency; the first failure fails all. */
export async function inLanes<Item>(
  items: readonly Item[],
  lanes: number,
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  const rest = items.values();
  const lane = async () => {
    for (const item of rest) await act(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
